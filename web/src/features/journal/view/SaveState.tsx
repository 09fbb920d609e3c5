import { useMemo, useSyncExternalStore } from 'react'
import { afterFrame } from '#platform/frame.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import type { Board } from '../sheet/board.ts'
import styles from './Bar.module.css'

/** What was just said about an act: a refusal, or only news. */
export type Said = { words: string; tone: 'info' | 'danger' }
export const silence: Said = { words: '', tone: 'info' }

type Props = { board: Board; said?: Said | undefined; onTroubles: () => void }

const waits = { line: 'lost', server: 'delayed' } as const

/** Where the marks are: all with the server, some on the way, some only on this device; and what was last refused. */
export function SaveState({ board, said = silence, onTroubles }: Props) {
  const watch = useMemo(() => afterFrame(board.watch), [board])
  const { waiting, hindered } = useSyncExternalStore(watch, board.count)
  const troubles = useSyncExternalStore(watch, () => board.troubles().length)
  const isSilent = troubles > 0 && waiting === 0
  const state = hindered ? waits[hindered] : waiting > 0 ? 'saving' : 'saved'

  return (
    <div className={`${styles.state} no-print`}>
      <p role="status" data-state={isSilent ? undefined : state}>
        {!isSilent && text(`journal.${state}`, { count: waiting })}
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
      <p role={said.tone === 'danger' ? 'alert' : 'status'} className={styles.said} data-tone={said.tone}>
        {said.words}
      </p>
    </div>
  )
}
