import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconDown, IconUp } from '#ui/page/icons.ts'
import type { PlayerProps } from '../player.ts'
import styles from './Ordering.module.css'
import { useOrdering } from './useOrdering.ts'
import { Words } from '../Words.tsx'

/** Things in an order. Untouched is no answer, so the order that is shown can be confirmed as it is. */
export function Ordering(part: PlayerProps<'ordering'>) {
  const { locked, named, onAnswer } = part
  const { order, nameOf, taken, said, take, press, moveTo, letGo, onKeyDown, isTouched } = useOrdering(part)

  return (
    <div className={styles.ordering}>
      <ol {...named} className={styles.list}>
        {order.map((id, place) => (
          <li key={id} className={styles.row} data-taken={taken === id || undefined}>
            <span className={styles.number} aria-hidden>
              {place + 1}
            </span>
            <button
              type="button"
              aria-pressed={taken === id}
              disabled={locked}
              draggable={!locked}
              className={styles.item}
              onClick={() => press(id)}
              onKeyDown={(event) => onKeyDown(event, id)}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', nameOf(id))
                take(id)
              }}
              onDragEnd={letGo}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                press(id)
              }}
            >
              <Words>{nameOf(id)}</Words>
            </button>
            {!locked && (
              <>
                <IconButton
                  label={text('exercises.up', { name: nameOf(id) })}
                  className={styles.arrow}
                  aria-disabled={place === 0}
                  onClick={() => place > 0 && moveTo(id, place - 1)}
                >
                  <IconUp />
                </IconButton>
                <IconButton
                  label={text('exercises.down', { name: nameOf(id) })}
                  className={styles.arrow}
                  aria-disabled={place === order.length - 1}
                  onClick={() => place < order.length - 1 && moveTo(id, place + 1)}
                >
                  <IconDown />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.said}>
        {said || (!isTouched && text('exercises.order-untouched'))}
      </p>
      {!isTouched && !locked && (
        <Button className={styles.keep} onClick={() => onAnswer({ ids: order })}>
          {text('exercises.order-keep')}
        </Button>
      )}
    </div>
  )
}
