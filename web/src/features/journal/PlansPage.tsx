import { isHalfYear } from '@qalam/contract/journal/rules.ts'
import type { JournalPlan } from '@qalam/contract/journal/api.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue } from 'react'
import { GroupDownload } from '#features/journal-files/public.tsx'
import { useQuarter } from '#platform/quarter.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { named } from '#platform/named.ts'
import { groupPlans } from './reads.ts'

type Props = { params: { groupId: string } }

/** The plans of a group, with how far the quarter is marked (R-2.4-02). */
export default function PlansPage({ params: { groupId } }: Props) {
  const quarter = useDeferredValue(useQuarter())
  const { data } = useSuspenseQuery(groupPlans(groupId, quarter))
  const lead = text('journal.quarter-of', { number: numberOfQuarter(data.quarterId) })

  return (
    <Screen
      title={text('journal.plans-of', { group: data.group.label })}
      lead={lead}
      actions={
        data.can.report && (
          <Suspense>
            <GroupDownload groupId={data.group.id} quarter={data.quarterId} />
          </Suspense>
        )
      }
    >
      <DataTable
        caption={text('journal.plans-of', { group: data.group.label })}
        asCards
        rowLinks
        rows={data.plans}
        rowKey={({ uuid }) => uuid}
        columns={[
          {
            key: 'subject',
            title: text('journal.subject'),
            cell: (plan) => <PlanLink plan={plan} groupId={groupId} />,
          },
          { key: 'teacher', title: text('journal.teacher'), cell: ({ teacher }) => teacher.label },
          {
            key: 'type',
            title: text('journal.score-type'),
            cell: ({ scoreType }) => text(`journal.type-${scoreType}`),
          },
          {
            key: 'marked',
            title: text('journal.marked'),
            align: 'end',
            cell: ({ marked, lessons }) => text('journal.marked-of', { marked, lessons }),
          },
        ]}
        empty={<EmptyList title={text('journal.no-plans')} text={text('journal.no-plans-hint')} />}
      />
    </Screen>
  )
}

function PlanLink({
  plan: { uuid, subjectId, subjectName, subgroup, scoreType },
  groupId,
}: {
  plan: JournalPlan
  groupId: string
}) {
  const root = '/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId'
  const params = { groupId, calendarPlanUuid: uuid, subjectId }
  const href = linkTo(isHalfYear(scoreType) ? `${root}/halfyear` : `${root}/quarter`, params)
  return (
    <Link href={href}>
      {named(subjectName)}
      {subgroup && ` · ${text('journal.subgroup', { label: subgroup.label })}`}
    </Link>
  )
}
