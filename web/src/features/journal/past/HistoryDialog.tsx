import type { MarkAct } from '@qalam/contract/journal/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type Board, faceOf, revertAct, standingOf } from '#features/marks/public.tsx'
import { saidBy } from '#platform/api.ts'
import { dayOfMonth, momentText, today } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { notify } from '#ui/feedback/notify.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { journalActs } from '../reads.ts'
import { endOf, justBefore } from './moment.ts'
import styles from './Past.module.css'

type Props = {
  board: Board
  planUuid: string
  quarter: number
  onMoment: (moment: string) => void
  onClose: () => void
}

/** Who wrote what in the journal, act by act: an earlier one is taken back, the journal before it is looked at. */
export default function HistoryDialog({ board, planUuid, quarter, onMoment, onClose }: Props) {
  const { data: acts, error } = useQuery({ ...journalActs(planUuid, quarter), staleTime: 0 })
  const [day, setDay] = useState<string | null>(null)
  const look = (moment: string) => {
    onClose()
    onMoment(moment)
  }

  return (
    <Dialog title={text('journal.history')} width={700} onClose={onClose}>
      <div className={styles.day}>
        <DateField
          label={text('journal.as-of-day')}
          value={day}
          max={today()}
          onChange={(next) => setDay(next ?? null)}
        />
        <Button disabled={day === null} onClick={() => day && look(endOf(day))}>
          {text('journal.as-of-show')}
        </Button>
      </div>
      {error && <p role="alert">{saidBy(error)}</p>}
      {acts?.length === 0 && <EmptyList title={text('journal.no-acts')} text={text('journal.no-acts-hint')} />}
      <ol className={styles.acts} aria-busy={!acts && !error}>
        {acts?.map((act) => (
          <Act key={act.cells[0]?.operationId} board={board} act={act} onLook={() => look(justBefore(act.at))} />
        ))}
      </ol>
    </Dialog>
  )
}

function Act({ board, act, onLook }: { board: Board; act: MarkAct; onLook: () => void }) {
  const standing = useSyncExternalStore(board.watch, () => standingOf(board, act).length)
  const takeBack = () => {
    const cells = revertAct(board, act)
    notify({ kind: 'success', text: text('journal.undone', { count: cells }) })
  }

  return (
    <li>
      <p>
        <strong>{momentText(act.at)}</strong> · {act.by}
      </p>
      <p className={styles.what}>{wordsOf(board, act)}</p>
      <div className={styles.buttons}>
        <Button size="small" kind="quiet" onClick={onLook}>
          {text('journal.as-of-before')}
        </Button>
        {standing > 0 && (
          <Button size="small" onClick={takeBack}>
            {text('journal.take-back', { count: standing })}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What an act was: one cell with both values, or how many cells of which lessons. */
function wordsOf({ students, columns }: Board, { cells }: MarkAct): string {
  const [only, ...others] = cells
  const lessons = [...new Set(cells.map(({ scheduleUuid }) => scheduleUuid))]
  const days = lessons.flatMap((uuid) => columns.find((column) => column.uuid === uuid)?.date ?? []).toSorted()
  const when = [...new Set(days)].slice(0, 4).map(dayOfMonth).join(', ')
  if (only && others.length === 0) {
    const name = students.find(({ userId }) => userId === only.userId)?.fullName ?? '—'
    const face = (value: typeof only.before) => faceOf(value, currentLanguage()) || '—'
    return `${name}, ${when}: ${face(only.before)} → ${face(only.after)}`
  }
  return `${text('journal.cells-of', { count: cells.length })} · ${when}`
}
