import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { closingReminded, periodClosed, periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import type { OpenClosing } from '@qalam/contract/period-marks/shapes.ts'
import { Suspense } from 'react'
import { PackButton } from '#features/journal-files/public.tsx'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { named } from '#platform/named.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useQuarter } from '#platform/quarter.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
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
import { everything } from '../reads.ts'
import { periodName } from '../words.tsx'
import { ClosingTabs } from './ClosingTabs.tsx'

/** Who has not closed the period yet, and a reminder for them. */
export default function ClosingsPage() {
  const quarter = useQuarter()
  const table = useTable(periodMarks.closings, { usual: 'group', fixed: { quarterId: quarter } })
  const remind = useCommand(periodMarks.remind, { refresh: everything, quarter })
  useLive(periodClosed, () => everything, everything)
  useLive(periodMarksStored, () => everything)
  useLive(closingReminded, () => everything)
  const ask = async (calendarPlanUuids?: string[]) => {
    const { reminded } = await remind.mutateAsync({ body: { calendarPlanUuids } })
    table.onChoose(new Set())
    tellSuccess(text('period-marks.reminded', { count: reminded }))
  }
  const { open = 0, closed = 0 } = table.data ?? {}

  return (
    <Screen
      title={text('period-marks.closings')}
      lead={text('period-marks.closings-lead', { open, closed })}
      actions={
        <>
          {open + closed > 0 && (
            <Suspense>
              <PackButton quarter={quarter} />
            </Suspense>
          )}
          {open > 0 && (
            <Button busy={remind.isPending} onClick={() => void ask().catch(() => {})}>
              {text('period-marks.remind-all')}
            </Button>
          )}
        </>
      }
    >
      <ClosingTabs active="closings" />
      <ListTable
        table={table}
        caption={text('period-marks.closings')}
        columns={columns()}
        searchLabel={text('period-marks.search')}
        filters={
          <SelectField
            bare
            label={text('period-marks.state')}
            value={table.asked.state ?? 'open'}
            onChange={(state) => table.onFilter({ state: state ?? undefined })}
            choices={(['open', 'closed', 'all'] as const).map((value) => ({
              value,
              label: text(`period-marks.state-${value}`),
            }))}
          />
        }
        rowName={({ group, subject }) => `${group}, ${named(subject)}`}
        bulk={
          <Button
            size="small"
            busy={remind.isPending}
            onClick={() => void ask([...table.chosen].map(String)).catch(() => {})}
          >
            {text('period-marks.remind')}
          </Button>
        }
        empty={<EmptyList title={text('period-marks.all-closed')} />}
      />
    </Screen>
  )
}

/** A line may end between words, not behind the number. */
const unbroken = (name: string): string => name.replaceAll('-', '-\u2060')

const columns = (): Column<OpenClosing>[] => [
  {
    key: 'group',
    title: text('period-marks.group'),
    sortable: true,
    cell: ({ id, groupId, group, subjectId }) => (
      <Link
        href={linkTo('/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/marks', {
          groupId,
          calendarPlanUuid: id,
          subjectId,
        })}
      >
        {group}
      </Link>
    ),
  },
  {
    key: 'subject',
    title: text('period-marks.subject'),
    sortable: true,
    cell: ({ subject, subgroup }) => [named(subject), subgroup].filter(Boolean).join(' · '),
  },
  { key: 'teacher', title: text('period-marks.teacher'), sortable: true, cell: ({ teacher }) => teacher.label },
  { key: 'period', title: text('period-marks.period'), cell: ({ period }) => unbroken(periodName(period)) },
  {
    key: 'missing',
    title: text('period-marks.without-mark'),
    sortable: true,
    align: 'end',
    cell: ({ missing, students }) => text('period-marks.of', { missing, students }),
  },
  {
    key: 'state',
    title: text('period-marks.state'),
    cell: ({ closedAt, remindedAt }) =>
      closedAt ? (
        <Badge tone="success">{momentText(closedAt)}</Badge>
      ) : remindedAt ? (
        text('period-marks.reminded-at', { at: momentText(remindedAt) })
      ) : (
        '—'
      ),
  },
]
