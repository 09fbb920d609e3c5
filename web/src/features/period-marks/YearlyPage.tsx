import { periodClosed, periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodMark, YearSheet } from '@qalam/contract/period-marks/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { CloseDialog } from './dialogs/CloseDialog.tsx'
import { PeriodMarkDialog } from './dialogs/PeriodMarkDialog.tsx'
import type { Marked } from './dialogs/value.ts'
import { JournalTabs } from './JournalTabs.tsx'
import styles from './PeriodMarks.module.css'
import { yearSheet } from './reads.ts'
import { PeriodDoubts } from './saving/PeriodDoubts.tsx'
import { type PeriodMarks, usePeriodMarks } from './saving/usePeriodMarks.ts'
import { SheetNow } from './sheet/SinceSigned.tsx'
import { useAccepting, waitingOf } from './sheet/useAccepting.ts'
import { YearTable } from './sheet/YearTable.tsx'
import { titleOf } from './titleOf.ts'
import { StatusBadge } from './words.tsx'

type Props = { params: { calendarPlanUuid: string } }
type Row = YearSheet['rows'][number]

const noMark: PeriodMark = { uuid: null, score: null, unmarked: null, comment: '', version: 0, by: null, at: null }

/** Every period of a plan, the year, the exam and the points of a final score (R-2.4-05). */
export default function YearlyPage({ params: { calendarPlanUuid } }: Props) {
  const read = yearSheet(calendarPlanUuid)
  const { data: sheet } = useSuspenseQuery(read)
  const [marked, mark] = useState<Marked | null>(null)
  const [closing, close] = useState<MarkPeriod | null>(null)
  const about = (event: { planUuid: string }) => (event.planUuid === calendarPlanUuid ? [read] : [])
  useLive(periodMarksStored, about, [read])
  useLive(periodClosed, about)
  const marks = usePeriodMarks(calendarPlanUuid)

  const markedOf = ({ userId, fullName, marks: read, recommended }: Row, period: MarkPeriod): Marked => ({
    ...{ planUuid: calendarPlanUuid, scoreType: sheet.scoreType, parallel: sheet.parallel, period, userId, fullName },
    ...{
      percent: null,
      recommended: recommended[period] ?? null,
      mark: marks.shown(period, userId, read[period] ?? noMark).mark,
    },
  })
  const missing = sheet.rows.filter(({ marks: { year } }) => !year || (year.score ?? year.unmarked) === null)

  return (
    <Screen
      title={titleOf(sheet)}
      lead={`${text('period-marks.year-of', { from: sheet.year, to: sheet.year + 1 })} · ${sheet.teacher.label}`}
      actions={
        <>
          {sheet.can.mark && sheet.status === 'opened' && (
            <Accept marks={marks} rows={sheet.rows.map((row) => markedOf(row, 'year'))} />
          )}
          {sheet.can.close && (
            <Button kind="main" onClick={() => close('year')}>
              {text('period-marks.close-action')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.page}>
        <JournalTabs plan={sheet} active="yearly" />
        <p className={styles.state}>
          <StatusBadge status={sheet.status} />
        </p>
        <SheetNow now={sheet.now} />
        <PeriodDoubts marks={marks} scoreType={sheet.scoreType} students={sheet.rows} />
        <YearTable
          sheet={sheet}
          marks={marks}
          label={titleOf(sheet)}
          onSet={(row, period) => mark(markedOf(row, period))}
        />
      </div>
      {marked && <PeriodMarkDialog of={marked} marks={marks} onClose={() => mark(null)} />}
      {closing && (
        <CloseDialog
          planUuid={calendarPlanUuid}
          period={closing}
          missing={missing.map(({ fullName }) => fullName)}
          unmarkedLessons={0}
          onClose={() => close(null)}
        />
      )}
    </Screen>
  )
}

function Accept({ marks, rows }: { marks: PeriodMarks; rows: readonly Marked[] }) {
  const { accept, busy } = useAccepting(marks, 'year')
  const waiting = waitingOf(rows, 'year', marks)
  return (
    waiting.length > 0 && (
      <Button busy={busy} onClick={() => accept(waiting)}>
        {text('period-marks.accept', { count: waiting.length })}
      </Button>
    )
  )
}
