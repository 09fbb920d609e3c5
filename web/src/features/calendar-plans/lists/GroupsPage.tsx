import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { planChanged } from '@qalam/contract/calendar-plans/events.ts'
import type { PlanGroup } from '@qalam/contract/calendar-plans/shapes.ts'
import { planStates } from '@qalam/contract/ktp/states.ts'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { ReviewersDialog } from '../dialogs/ReviewersDialog.tsx'
import { everyList } from '../reads.ts'
import { groupAddress } from './address.ts'
import { ofTotal } from './words.tsx'

const parallels = Array.from({ length: 12 }, (_, at) => ({ value: at + 1, label: `${at + 1}` }))
const states = () => planStates.map((value) => ({ value, label: text(`calendar-plans.state-${value}`) }))

/** Groups whose calendar plans the person sees. */
export default function GroupsPage() {
  const table = useTable(calendarPlans.groups, { usual: 'label' })
  const [reviewing, setReviewing] = useState(false)
  useLive(planChanged, () => everyList, everyList)

  return (
    <Screen
      title={text('calendar-plans.title')}
      lead={text('calendar-plans.lead')}
      actions={
        table.data?.can.reviewers && (
          <Button onClick={() => setReviewing(true)}>{text('calendar-plans.reviewers')}</Button>
        )
      }
    >
      <ListTable
        table={table}
        caption={text('calendar-plans.title')}
        columns={columns()}
        searchLabel={text('calendar-plans.search-groups')}
        filters={
          <>
            <SelectField
              label={text('calendar-plans.parallel')}
              placeholder={text('calendar-plans.any-parallel')}
              choices={parallels}
              value={table.asked.parallel ?? null}
              onChange={(parallel) => table.onFilter({ parallel: parallel ?? undefined })}
            />
            <SelectField
              label={text('calendar-plans.state')}
              placeholder={text('calendar-plans.any-state')}
              choices={states()}
              value={table.asked.state ?? null}
              onChange={(state) => table.onFilter({ state: state ?? undefined })}
            />
          </>
        }
        empty={<EmptyList title={text('calendar-plans.none')} text={text('calendar-plans.none-hint')} />}
      />
      {reviewing && <ReviewersDialog onClose={() => setReviewing(false)} />}
    </Screen>
  )
}

const columns = (): Column<PlanGroup>[] => [
  {
    key: 'label',
    title: text('calendar-plans.group'),
    sortable: true,
    cell: ({ id, label }) => <Link href={groupAddress(id)}>{label}</Link>,
  },
  { key: 'lead', title: text('calendar-plans.lead-of'), cell: ({ lead }) => lead ?? '—' },
  { key: 'plans', title: text('calendar-plans.plans'), sortable: true, align: 'end', cell: ({ plans }) => plans },
  {
    key: 'placed',
    title: text('calendar-plans.placed'),
    sortable: true,
    align: 'end',
    cell: ({ placed, planned }) => ofTotal(placed, planned),
  },
  {
    key: 'conducted',
    title: text('calendar-plans.conducted'),
    sortable: true,
    align: 'end',
    cell: ({ conducted, planned }) => ofTotal(conducted, planned),
  },
  {
    key: 'states',
    title: text('calendar-plans.state'),
    cell: ({ states: { sent, reviewed, approved, draft } }) => (
      <>
        {sent > 0 && <Badge tone="warning">{`${text('calendar-plans.state-sent')}: ${sent}`}</Badge>}{' '}
        {reviewed > 0 && <Badge tone="accent">{`${text('calendar-plans.state-reviewed')}: ${reviewed}`}</Badge>}{' '}
        {approved > 0 && <Badge tone="success">{`${text('calendar-plans.state-approved')}: ${approved}`}</Badge>}{' '}
        {draft > 0 && <Badge>{`${text('calendar-plans.state-draft')}: ${draft}`}</Badge>}
      </>
    ),
  },
]
