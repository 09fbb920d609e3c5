import type { ShownOption } from '@qalam/contract/exercises/shown.ts'
import { useId } from 'react'
import { text } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import styles from './Placing.module.css'
import { Thing } from './Thing.tsx'
import { isWaiting, type Placing } from './usePlacing.ts'
import { Words } from '../Words.tsx'

type Props = {
  group: ShownOption
  items: readonly ShownOption[]
  placing: Placing
  locked: boolean
  onTakeBack: (item: string) => void
}

/** A group with what stands in it; a thing of it is taken like a free one, Delete puts it back. */
export function Group({ group, items, placing, locked, onTakeBack }: Props) {
  const id = useId()
  const { hand } = placing
  const hasThing = hand !== null && 'thing' in hand

  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classes(styles.group, isWaiting(hand, group.id) && styles.waiting, hasThing && styles.open)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (hasThing) placing.putDown(hand.thing, group.id)
      }}
    >
      <p id={id} className={styles.title}>
        <Words>{group.text}</Words>
      </p>
      <div className={styles.things}>
        {items.map((item) => (
          <Thing key={item.id} id={item.id} placing={placing} locked={locked} onDelete={() => onTakeBack(item.id)}>
            {item.text}
          </Thing>
        ))}
      </div>
      {!locked && (
        <button
          type="button"
          data-place={group.id}
          className={styles.here}
          onClick={() => placing.pressPlace(group.id)}
        >
          {text('exercises.put-here')}
          <span className="sr-only">: {group.text}</span>
        </button>
      )}
    </div>
  )
}
