import { type DragEvent, useRef } from 'react'

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null

/** Rows are carried by their numbers with a mouse; fingers and keys have the buttons and Alt with the arrows. */
export function useRowDrag(onDrop: (uuid: string, onto: string) => void) {
  const carried = useRef<string | null>(null)
  const over = useRef<HTMLElement | null>(null)
  const mark = (row: HTMLElement | null) => {
    over.current?.removeAttribute('data-over')
    over.current = row
    row?.setAttribute('data-over', 'true')
  }
  return {
    onDragStart: (event: DragEvent) => {
      carried.current = rowOf(event.target)?.dataset['row'] ?? null
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (carried.current === null) return
      event.preventDefault()
      mark(rowOf(event.target))
    },
    onDragEnd: () => {
      carried.current = null
      mark(null)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const onto = rowOf(event.target)?.dataset['row']
      if (carried.current && onto && onto !== carried.current) onDrop(carried.current, onto)
    },
  }
}
