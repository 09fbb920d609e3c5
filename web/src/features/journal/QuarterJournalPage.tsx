import { isHalfYear } from '@qalam/contract/journal/rules.ts'
import type { QuarterJournal } from '@qalam/contract/journal/api.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { JournalDownload } from '#features/journal-files/public.tsx'
import { JournalTabs } from '#features/period-marks/public.tsx'
import { QuarterMarks, useBoard, useMarkDialogs } from '#features/marks/public.tsx'
import { named } from '#platform/named.ts'
import { useNarrow } from '#platform/media.ts'
import { useQuarter } from '#platform/quarter.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { CapNotes } from './caps/CapNotes.tsx'
import { GradeExplanation } from './public.tsx'
import { quarterJournal } from './reads.ts'
import { useKeptJournal } from './useKeptJournal.ts'
import { useQuietRefresh } from './useQuietRefresh.ts'

const HistoryDialog = lazy(() => import('./past/HistoryDialog.tsx'))
const PastJournal = lazy(() => import('./past/PastJournal.tsx'))

type Props = { params: { calendarPlanUuid: string } }

/** The journal of a plan for a quarter, or for the half-year that a half-year plan is marked by (R-2.4-04). */
export default function QuarterJournalPage({ params: { calendarPlanUuid } }: Props) {
  const quarter = useDeferredValue(useQuarter())
  const { data: journal } = useSuspenseQuery(quarterJournal(calendarPlanUuid, quarter))
  return <Journal key={`${calendarPlanUuid} ${journal.quarter.id}`} journal={journal} quarter={quarter} />
}

const titleOf = ({ group, subjectName, subgroup }: QuarterJournal) =>
  [group.label, named(subjectName), subgroup && text('journal.subgroup', { label: subgroup.label })]
    .filter(Boolean)
    .join(' · ')

const leadOf = ({ quarters, quarter, scoreType, teacher, can }: QuarterJournal) =>
  [
    isHalfYear(scoreType)
      ? text('journal.half-year-of', {
          number: quarters.includes(quarter.id) && numberOfQuarter(quarter.id) > 2 ? 2 : 1,
        })
      : text('journal.quarter-of', { number: numberOfQuarter(quarter.id) }),
    text(`journal.type-${scoreType}`),
    teacher.label,
    can.mark ? '' : text('journal.read-only'),
  ]
    .filter(Boolean)
    .join(' · ')

function Journal({ journal, quarter }: { journal: QuarterJournal; quarter: number }) {
  const board = useBoard(journal)
  const { show, dialog } = useMarkDialogs(board)
  const [isExplained, setExplained] = useState(false)
  const [isHistory, setHistory] = useState(false)
  const [moment, setMoment] = useState<string | null>(null)
  useQuietRefresh(board, journal.calendarPlanUuid, quarter)
  useKeptJournal(board, journal, quarter)
  const label = titleOf(journal)
  const asked = { planUuid: journal.calendarPlanUuid, quarter }

  return (
    <Screen
      title={label}
      lead={leadOf(journal)}
      actions={
        <Actions
          journal={journal}
          onHistory={() => setHistory(true)}
          onExplain={() => setExplained(true)}
          onKeys={() => show({ kind: 'keys' })}
        />
      }
    >
      <JournalTabs plan={journal} active="lessons" />
      <CapNotes journal={journal} />
      {journal.rows.length === 0 || board.columns.length === 0 ? (
        <NothingYet journal={journal} />
      ) : moment === null ? (
        <QuarterMarks board={board} journal={journal} label={label} show={show} />
      ) : (
        <Suspense fallback={<TableSkeleton />}>
          <PastJournal {...asked} moment={moment} label={label} onBack={() => setMoment(null)} />
        </Suspense>
      )}
      {dialog}
      {isHistory && (
        <Suspense>
          <HistoryDialog {...asked} board={board} onMoment={setMoment} onClose={() => setHistory(false)} />
        </Suspense>
      )}
      {isExplained && (
        <Suspense>
          <GradeExplanation rules={journal.rules} onClose={() => setExplained(false)} />
        </Suspense>
      )}
    </Screen>
  )
}

type ActionsProps = { journal: QuarterJournal; onHistory: () => void; onExplain: () => void; onKeys: () => void }

function Actions({ journal, onHistory, onExplain, onKeys }: ActionsProps) {
  const isNarrow = useNarrow()
  return (
    <>
      <Suspense>
        <JournalDownload planUuid={journal.calendarPlanUuid} quarter={journal.quarter.id} />
      </Suspense>
      <Button onClick={onHistory}>{text('journal.history-short')}</Button>
      <Button onClick={onExplain}>{text('journal.explained-short')}</Button>
      {!isNarrow && <Button onClick={onKeys}>{text('journal.keys')}</Button>}
      {!isNarrow && <Button onClick={() => window.print()}>{text('common.print')}</Button>}
    </>
  )
}

function NothingYet({ journal: { rows } }: { journal: QuarterJournal }) {
  if (rows.length === 0)
    return <EmptyList title={text('journal.no-students')} text={text('journal.no-students-hint')} />
  return <EmptyList title={text('journal.no-lessons')} text={text('journal.no-lessons-hint')} />
}
