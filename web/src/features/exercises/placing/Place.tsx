import { text } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import styles from './Placing.module.css'
import { isWaiting, type Placing } from './usePlacing.ts'
import { Words } from '../Words.tsx'

type Props = {
  id: string
  /** Said before what stands in it. */
  name: string
  /** What stands in it. */
  thing: { id: string; text: string } | undefined
  placing: Placing
  locked: boolean
  onLift: () => void
}

/** A place for one thing. With an empty hand a press takes out what stands in it; Delete leaves it empty. */
export function Place({ id, name, thing, placing, locked, onLift }: Props) {
  const { hand } = placing
  const hasThing = hand !== null && 'thing' in hand
  const press = () => {
    if (!thing || hasThing) return placing.pressPlace(id)
    onLift()
    placing.take(thing.id)
  }

  return (
    <button
      type="button"
      data-place={id}
      disabled={locked}
      className={classes(
        styles.place,
        thing && styles.filled,
        isWaiting(hand, id) && styles.waiting,
        hasThing && styles.open,
      )}
      onClick={press}
      onKeyDown={({ key }) => {
        if ((key !== 'Delete' && key !== 'Backspace') || !thing) return
        onLift()
        placing.lifted(thing.id)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (hasThing) placing.putDown(hand.thing, id)
      }}
    >
      <span className="sr-only">{name}:</span>{' '}
      {thing ? <Words>{thing.text}</Words> : <span className="sr-only">{text('exercises.empty-place')}</span>}
    </button>
  )
}
