import { text } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import styles from './Placing.module.css'
import { isTaken, type Placing } from './usePlacing.ts'
import { Words } from '../Words.tsx'

type Props = {
  id: string
  children: string
  placing: Placing
  locked: boolean
  /** It stands somewhere already, and may be used again. */
  used?: boolean
  /** Delete takes it out of where it stands. */
  onDelete?: () => void
}

/** What is taken and placed. */
export function Thing({ id, children, placing, locked, used = false, onDelete }: Props) {
  return (
    <button
      type="button"
      data-thing={id}
      aria-pressed={isTaken(placing.hand, id)}
      disabled={locked}
      draggable={!locked}
      className={classes(styles.thing, used && styles.used)}
      onClick={() => placing.pressThing(id)}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', children)
        placing.take(id)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Delete' || key === 'Backspace') onDelete?.()
      }}
    >
      <Words>{children}</Words>
      {used && <span className="sr-only">, {text('exercises.used')}</span>}
    </button>
  )
}
