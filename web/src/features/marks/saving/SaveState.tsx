import { useMemo, useSyncExternalStore } from 'react'
import { afterFrame } from '#ui/page/frame.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import type { Board } from '../board/board.ts'
import styles from './SaveState.module.css'

/** What was just said about an act: a refusal, or only news. */
export type Said = { words: string; tone: 'info' | 'danger' }
export const silence: Said = { words: '', tone: 'info' }

type Props = {
  board: Board
  said?: Said | undefined
  onTroubles: () => void
  /** Called with the number of cells after the last act was taken back. */
  onUndone: (cells: number) => void
}

const reasons = {
  line: 'lost',
  server: 'delayed',
  busy: 'busy',
  answer: 'unclear',
  session: 'signed-out',
} as const

/**
 * Where the marks are: all with the server, some on the way, or only on this device with the reason and another try. The
 * same line on the grid, in the list of a lesson and on a phone; with it the way to take the last act back.
 */
export function SaveState({ board, said = silence, onTroubles, onUndone }: Props) {
  const watch = useMemo(() => afterFrame(board.watch), [board])
  const { waiting, hindered } = useSyncExternalStore(watch, board.count)
  const troubles = useSyncExternalStore(watch, () => board.troubles().length)
  const canUndo = useSyncExternalStore(watch, board.canUndo)
  // What stood in the past was never typed here.
  const isSilent = board.isPast || (troubles > 0 && waiting === 0)
  const state = hindered ? reasons[hindered] : waiting > 0 ? 'saving' : 'saved'
  const words = isSilent ? '' : text(`journal.${state}`, { count: waiting })

  return (
    <div className={`${styles.state} no-print`}>
      <p role="status" data-state={isSilent ? undefined : hindered ? 'hindered' : state} title={words || undefined}>
        {words}
      </p>
      {hindered && (
        <Button size="small" onClick={() => board.flush()}>
          {text('common.retry')}
        </Button>
      )}
      {troubles > 0 && (
        <Button size="small" kind="danger" onClick={onTroubles}>
          {text('journal.troubles', { count: troubles })}
        </Button>
      )}
      {canUndo && (
        <Button size="small" kind="quiet" onClick={() => onUndone(board.undo().length)}>
          {text('common.undo')}
        </Button>
      )}
      <p role={said.tone === 'danger' ? 'alert' : 'status'} className={styles.said} data-tone={said.tone}>
        {said.words}
      </p>
    </div>
  )
}

/** What is said after an act was taken back. */
export const undoneWords = (cells: number): Said => ({
  words: cells === 0 ? text('journal.nothing-undone') : text('journal.undone', { count: cells }),
  tone: 'info',
})
