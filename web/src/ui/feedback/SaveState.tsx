import { useWord } from '../page/words.tsx'
import { Button } from '../page/Button.tsx'
import styles from './SaveState.module.css'

type Props = {
  state: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
  /** In a conflict: what stands on the server, in words, and the two ways out of it. */
  theirs?: string | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Whether what is typed is stored; what somebody else wrote stands beside it until a person chooses. */
export function SaveState({ state, theirs, onKeepMine, onTakeTheirs }: Props) {
  const word = useWord()
  return (
    <div className={styles.state} data-state={state}>
      <p role="status" className={styles.words}>
        {word(`save.${state}`)}
      </p>
      {state === 'conflict' && (
        <div className={styles.conflict}>
          <blockquote className={styles.theirs}>{theirs}</blockquote>
          <Button size="small" onClick={onKeepMine}>
            {word('save.keepMine')}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {word('save.takeTheirs')}
          </Button>
        </div>
      )}
    </div>
  )
}
