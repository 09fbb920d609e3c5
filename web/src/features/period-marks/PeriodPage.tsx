import { periodClosed, periodMarksStored, amendmentsChanged } from '@qalam/contract/period-marks/events.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import type { PeriodRow, PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useQuarter } from '#platform/quarter.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { AmendmentList } from './closings/AmendmentList.tsx'
import { BroughtDialog } from './dialogs/BroughtDialog.tsx'
import { CloseDialog } from './dialogs/CloseDialog.tsx'
import { PeriodMarkDialog } from './dialogs/PeriodMarkDialog.tsx'
import { JournalTabs } from './JournalTabs.tsx'
import styles from './PeriodMarks.module.css'
import { periodSheet } from './reads.ts'
import { PeriodDoubts } from './saving/PeriodDoubts.tsx'
import { type PeriodMarks, usePeriodMarks } from './saving/usePeriodMarks.ts'
import { ClosedCard } from './sheet/ClosedCard.tsx'
import { PeriodTable } from './sheet/PeriodTable.tsx'
import { SheetNow } from './sheet/SinceSigned.tsx'
import { useAccepting, waitingOf } from './sheet/useAccepting.ts'
import { titleOf } from './titleOf.ts'
import { periodName, StatusBadge } from './words.tsx'

type Props = { params: { calendarPlanUuid: string } }
type Open = { kind: 'mark'; row: PeriodRow } | { kind: 'brought'; userId: number } | { kind: 'close' }

/** The marks of a plan for a quarter or a half-year, and its closing. */
export default function PeriodPage({ params: { calendarPlanUuid } }: Props) {
  const quarter = useDeferredValue(useQuarter())
  const { data: sheet } = useSuspenseQuery(periodSheet(calendarPlanUuid, quarter))
  const [open, setOpen] = useState<Open | null>(null)
  usePlanLive(calendarPlanUuid, quarter)
  const marks = usePeriodMarks(calendarPlanUuid)
  const close = () => setOpen(null)
  const { period, amendments, closings, unmarkedLessons } = sheet
  const set = (row: PeriodRow) =>
    setOpen({ kind: 'mark', row: { ...row, mark: marks.shown(period, row.userId, row.mark).mark } })
  const brought = ({ userId }: PeriodRow) => setOpen({ kind: 'brought', userId })
  const shown =
    open?.kind === 'brought' ? [...sheet.rows, ...sheet.later].find(({ userId }) => userId === open.userId) : undefined
  const label = `${titleOf(sheet)} · ${periodName(period)}`

  return (
    <Screen
      title={titleOf(sheet)}
      lead={`${periodName(period)} · ${sheet.teacher.label}`}
      actions={<Actions sheet={sheet} marks={marks} onClose={() => setOpen({ kind: 'close' })} />}
    >
      <div className={styles.page}>
        <JournalTabs plan={sheet} active="marks" />
        <State sheet={sheet} />
        <SheetNow now={sheet.now} />
        <PeriodDoubts marks={marks} scoreType={sheet.scoreType} students={[...sheet.rows, ...sheet.later]} />
        <PeriodTable sheet={sheet} marks={marks} label={label} onSet={set} onBrought={brought} />
        {sheet.later.length > 0 && (
          <Card title={text('period-marks.later')}>
            <PeriodTable
              sheet={sheet}
              rows={sheet.later}
              marks={marks}
              label={text('period-marks.later')}
              onSet={set}
              onBrought={brought}
            />
          </Card>
        )}
        {closings.length > 0 && <ClosedCard sheet={sheet} />}
        {amendments.length > 0 && (
          <Card title={text('period-marks.amendments')}>
            <AmendmentList rows={amendments} />
          </Card>
        )}
      </div>
      {open?.kind === 'mark' && (
        <PeriodMarkDialog
          of={{ ...sheet, ...open.row, planUuid: calendarPlanUuid }}
          marks={marks}
          correcting={sheet.can.amend}
          onClose={close}
        />
      )}
      {shown && <BroughtDialog sheet={sheet} row={shown} onClose={close} />}
      {open?.kind === 'close' && (
        <CloseDialog
          planUuid={calendarPlanUuid}
          period={period}
          missing={sheet.rows.filter(({ missing }) => missing).map(({ fullName }) => fullName)}
          unmarkedLessons={unmarkedLessons}
          onClose={close}
        />
      )}
    </Screen>
  )
}

function usePlanLive(planUuid: string, quarter: number): void {
  const own = [periodSheet(planUuid, quarter)]
  const about = (event: { planUuid: string }) => (event.planUuid === planUuid ? own : [])
  useLive(periodMarksStored, about, own)
  useLive(periodClosed, about)
  useLive(marksStored, about)
  useLive(amendmentsChanged, () => own)
}

type ActionProps = { sheet: PeriodSheet; marks: PeriodMarks; onClose: () => void }

function Actions({ sheet, marks, onClose }: ActionProps) {
  const { accept, busy } = useAccepting(marks, sheet.period)
  const waiting = waitingOf(sheet.rows, sheet.period, marks)
  return (
    <>
      {sheet.can.mark && waiting.length > 0 && (
        <Button busy={busy} onClick={() => accept(waiting)}>
          {text('period-marks.accept', { count: waiting.length })}
        </Button>
      )}
      {sheet.can.close && (
        <Button kind="main" onClick={onClose}>
          {text('period-marks.close-action')}
        </Button>
      )}
    </>
  )
}

/** Where the period stands, and why nothing can be done where it cannot. */
function State({ sheet: { status, endsOn, rows, unmarkedLessons } }: { sheet: PeriodSheet }) {
  const missing = rows.filter((row) => row.missing).length
  return (
    <p className={styles.state}>
      <StatusBadge status={status} />
      {status === 'waiting' && <span>{text('period-marks.until', { date: dottedOf(endsOn) })}</span>}
      {status !== 'closed' && missing > 0 && <span>{text('period-marks.close-missing', { count: missing })}</span>}
      {status !== 'closed' && unmarkedLessons > 0 && (
        <span>{text('period-marks.close-unmarked', { count: unmarkedLessons })}</span>
      )}
      {status === 'closed' && <span>{text('period-marks.closed-hint')}</span>}
    </p>
  )
}
