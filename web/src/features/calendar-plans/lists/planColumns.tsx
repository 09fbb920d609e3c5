import type { CalendarPlanRow } from '@qalam/contract/calendar-plans/shapes.ts'
import { text } from '#platform/text.ts'
import { Menu, type MenuItem } from '#ui/overlay/Menu.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { planAddress } from './address.ts'
import type { OpenPlan } from './open.ts'
import { ofTotal, planName, StateBadge } from './words.tsx'

/** The columns of the plans of a group. */
export function planColumns(groupId: number, open: (what: OpenPlan) => void): Column<CalendarPlanRow>[] {
  return [
    {
      key: 'subject',
      title: text('calendar-plans.subject'),
      cell: (plan) => (
        <>
          <Link href={planAddress(groupId, plan.id)}>{planName(plan)}</Link>{' '}
          {plan.subject.type === 'elective' && <Badge>{text('calendar-plans.elective')}</Badge>}
        </>
      ),
    },
    {
      key: 'teacher',
      title: text('calendar-plans.teacher'),
      cell: ({ teacher }) => (teacher.isDeleted ? `${teacher.name} (${text('calendar-plans.gone')})` : teacher.name),
    },
    {
      key: 'hours',
      title: text('calendar-plans.hours'),
      align: 'end',
      cell: ({ planned }) => planned,
    },
    {
      key: 'placed',
      title: text('calendar-plans.placed'),
      align: 'end',
      cell: ({ placed, planned, bare }) => (
        <>
          {ofTotal(placed, planned)}{' '}
          {bare > 0 && <Badge tone="warning">{text('calendar-plans.bare', { count: bare })}</Badge>}
        </>
      ),
    },
    {
      key: 'conducted',
      title: text('calendar-plans.conducted'),
      align: 'end',
      cell: ({ conducted, planned }) => ofTotal(conducted, planned),
    },
    { key: 'state', title: text('calendar-plans.state'), cell: StateBadge },
    {
      key: 'actions',
      title: text('calendar-plans.actions'),
      bare: true,
      align: 'end',
      cell: (plan) => <Acts plan={plan} open={open} />,
    },
  ]
}

function Acts({ plan, open }: { plan: CalendarPlanRow; open: (what: OpenPlan) => void }) {
  const items: MenuItem[] = [
    ...(plan.can.edit ? [{ label: text('common.edit'), onSelect: () => open({ kind: 'edit', plan }) }] : []),
    ...(plan.can.copy ? [{ label: text('calendar-plans.copy'), onSelect: () => open({ kind: 'copy', plan }) }] : []),
    ...(plan.can.remove
      ? [{ label: text('common.delete'), danger: true, onSelect: () => open({ kind: 'remove', plan }) }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <Menu face="dots" align="end" label={text('calendar-plans.actions-of', { name: planName(plan) })} items={items} />
  )
}
