import { type KeyboardEvent, useRef, useState } from 'react'
import { text } from '#platform/text.ts'

/** What a person is about to do: a thing was taken, or a place waits for one. */
export type Hand = { thing: string } | { place: string } | null

type Names = { thing: (id: string) => string; place: (id: string) => string }

/**
 * Pick and place, in either order: a thing and then its place, or a place and then what goes there. Press, touch and keys
 * do the same; dragging is a press on both ends. Every step is said aloud.
 */
export function usePlacing(names: Names, onPut: (thing: string, place: string) => void) {
  const box = useRef<HTMLDivElement>(null)
  const [hand, setHand] = useState<Hand>(null)
  const [said, say] = useState('')
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus()

  const putDown = (thing: string, place: string) => {
    onPut(thing, place)
    setHand(null)
    say(text('exercises.placed', { name: names.thing(thing), place: names.place(place) }))
    focus(`[data-place="${place}"]`)
  }
  const take = (thing: string) => {
    setHand({ thing })
    say(text('exercises.in-hand', { name: names.thing(thing) }))
  }
  const letGo = () => {
    setHand(null)
    say(text('exercises.let-go'))
  }
  const pressThing = (thing: string) => {
    if (hand && 'place' in hand) putDown(thing, hand.place)
    else if (hand?.thing === thing) letGo()
    else take(thing)
  }
  const pressPlace = (place: string) => {
    if (hand && 'thing' in hand) return putDown(hand.thing, place)
    if (hand?.place === place) return letGo()
    setHand({ place })
    say(text('exercises.waiting', { place: names.place(place) }))
    focus('[data-thing]')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hand) return
    // The dialog around it stays open: only the hand is emptied.
    event.preventDefault()
    event.stopPropagation()
    letGo()
  }
  const lifted = (thing: string) => {
    setHand(null)
    say(text('exercises.lifted', { name: names.thing(thing) }))
  }

  return { box, hand, said, take, putDown, pressThing, pressPlace, onKeyDown, lifted }
}

export type Placing = ReturnType<typeof usePlacing>

export const isTaken = (hand: Hand, id: string): boolean => hand !== null && 'thing' in hand && hand.thing === id
export const isWaiting = (hand: Hand, id: string): boolean => hand !== null && 'place' in hand && hand.place === id
