import { useSuspenseQuery } from '@tanstack/react-query'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { groupPlans, oneGroup } from '../reads.ts'
import { GroupScreen } from './GroupScreen.tsx'

/** Who teaches what to a class, and for how many hours a week. */
export default function PlansPage({ params: { groupId } }: { params: { groupId: string } }) {
  const { group } = useSuspenseQuery(oneGroup(groupId)).data
  const plans = useSuspenseQuery(groupPlans(groupId)).data

  return (
    <GroupScreen group={group} active="plans">
      <DataTable
        caption={text('groups.plans')}
        asCards
        rows={plans}
        rowKey={({ uuid }) => uuid}
        columns={[
          { key: 'subject', title: text('groups.subject'), cell: ({ subject }) => named(subject.name) },
          {
            key: 'subgroup',
            title: text('groups.subgroup'),
            cell: ({ subgroup }) =>
              subgroup ? subgroup.name || text('groups.half', { number: subgroup.number }) : text('groups.whole-class'),
          },
          { key: 'teacher', title: text('groups.teacher'), cell: ({ teacher }) => teacher },
          { key: 'hours', title: text('groups.hours'), align: 'end', cell: ({ hours }) => hours },
        ]}
        empty={<EmptyList title={text('groups.no-plans')} />}
      />
    </GroupScreen>
  )
}
