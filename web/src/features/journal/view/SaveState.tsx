import { useMemo, useSyncExternalStore } from 'react'
import { afterFrame } from '#platform/frame.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/Button.tsx'
import type { Board } from '../sheet/board.ts'
import styles from './Bar.module.css'

type Props = { board: Board; said: string; onTroubles: () => void }

/** Where the marks are: all with the server, some on the way, some only on this device; and what was last refused. */
export function SaveState({ board, said, onTroubles }: Props) {
  const watch = useMemo(() => afterFrame(board.watch), [board])
  const { waiting, lost } = useSyncExternalStore(watch, board.count)
  const troubles = useSyncExternalStore(watch, () => board.troubles().length)
  const isSilent = troubles > 0 && waiting === 0
  const state = lost ? 'lost' : waiting > 0 ? 'saving' : 'saved'

  return (
    <div className={`${styles.state} no-print`}>
      <p role="status" data-state={isSilent ? undefined : state}>
        {!isSilent && text(`journal.${state}`, { count: waiting })}
      </p>
      {lost && (
        <Button size="small" onClick={() => board.flush()}>
          {text('common.retry')}
        </Button>
      )}
      {troubles > 0 && (
        <Button size="small" kind="danger" onClick={onTroubles}>
          {text('journal.troubles', { count: troubles })}
        </Button>
      )}
      <p role="alert" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
