import { type KeyboardEvent, useRef, useState } from 'react'
import { text } from '#platform/text.ts'
import { idsOf } from '../given.ts'
import type { PlayerProps } from '../player.ts'
import { moved, placeAfter } from './moves.ts'

/** Order by hand: a row is taken and moved by keys, pressed to another row's place, or moved by its arrows. */
export function useOrdering({ exercise, answer, onAnswer }: PlayerProps<'ordering'>) {
  const { items } = exercise
  const [taken, setTaken] = useState<string | null>(null)
  const [said, say] = useState('')
  // What stood before the row was taken: Esc brings it back.
  const before = useRef(answer)
  const given = idsOf(answer)
  const order = given.length === items.length ? given : items.map(({ id }) => id)
  const nameOf = (id: string) => items.find((item) => item.id === id)?.text ?? ''

  const moveTo = (id: string, place: number) => {
    const ids = moved(order, id, place)
    onAnswer({ ids })
    say(text('exercises.position', { name: nameOf(id), place: ids.indexOf(id) + 1, all: ids.length }))
  }
  const take = (id: string) => {
    before.current = answer
    setTaken(id)
    say(text('exercises.in-hand', { name: nameOf(id) }))
  }
  const letGo = () => {
    if (taken === null) return
    setTaken(null)
    say(text('exercises.let-go'))
  }
  const press = (id: string) => {
    if (taken === null) return take(id)
    if (taken !== id) moveTo(taken, order.indexOf(id))
    setTaken(null)
  }
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (taken === null) return
    const place = taken === id ? placeAfter(event.key, order.indexOf(id), order.length) : undefined
    if (event.key !== 'Escape' && place === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (place !== undefined) return moveTo(id, place)
    onAnswer(before.current)
    letGo()
  }

  return { order, nameOf, taken, said, take, press, moveTo, letGo, onKeyDown, isTouched: given.length > 0 }
}
