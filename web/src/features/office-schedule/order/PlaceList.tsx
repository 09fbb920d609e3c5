import { useEffect, useRef, useState } from 'react'
import { named } from '#features/schedule/public.tsx'
import { text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconDown } from '#ui/page/icons.ts'
import styles from './Order.module.css'
import { moved, type DaySlot } from './places.ts'

type Props = {
  /** The times of the day, in their order. */
  times: readonly string[]
  places: readonly DaySlot[]
  onOrder: (places: DaySlot[]) => void
}

/** Algebra, English 1 / English 2. */
const nameOf = ({ lessons }: DaySlot): string =>
  lessons
    .map(({ subject, subgroup }) => (subgroup ? `${named(subject.name)} (${subgroup.label})` : named(subject.name)))
    .join(' / ')

/** The lessons of a day, put into another order by dragging or by the arrows of each. */
export function PlaceList({ times, places, onOrder }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, drag] = useState<string | null>(null)
  const [last, setLast] = useState<{ key: string; by: number } | null>(null)
  const go = (from: number, to: number) => {
    const place = places[from]
    if (!place || !places[to] || from === to) return
    setLast({ key: place.key, by: to - from })
    onOrder(moved(places, from, to))
  }
  // The arrow that was pressed goes on with its lesson; at an end the other one takes over.
  useEffect(() => {
    if (!last || dragged) return
    const [up, down] = list.current?.querySelectorAll<HTMLButtonElement>(`[data-place="${last.key}"] button`) ?? []
    const pressed = last.by < 0 ? up : down
    const other = last.by < 0 ? down : up
    ;(pressed?.disabled ? other : pressed)?.focus()
  }, [last, dragged, places])
  const shown = places.findIndex(({ key }) => key === last?.key)
  const spoken = places[shown]

  return (
    <>
      <ol ref={list} className={styles.places}>
        {places.map((place, index) => (
          <li
            key={place.key}
            data-place={place.key}
            data-dragged={dragged === place.key || undefined}
            draggable
            onDragStart={() => drag(place.key)}
            onDragEnd={() => drag(null)}
            onDragOver={(event) => event.preventDefault()}
            onDragEnter={() =>
              dragged !== null &&
              go(
                places.findIndex(({ key }) => key === dragged),
                index,
              )
            }
          >
            <span className={styles.time}>{times[index]}</span>
            <span className={styles.name}>{nameOf(place)}</span>
            <IconButton
              label={text('office-schedule.order-up', { lesson: nameOf(place) })}
              disabled={index === 0}
              onClick={() => go(index, index - 1)}
            >
              <IconDown aria-hidden className={styles.up} />
            </IconButton>
            <IconButton
              label={text('office-schedule.order-down', { lesson: nameOf(place) })}
              disabled={index === places.length - 1}
              onClick={() => go(index, index + 1)}
            >
              <IconDown aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {spoken && text('office-schedule.order-moved', { lesson: nameOf(spoken), number: shown + 1 })}
      </p>
    </>
  )
}
