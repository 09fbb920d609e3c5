import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import type { KeyboardEvent } from 'react'
import { type WeekCell, type WeekSize, stepFrom } from '../week/carry.ts'
import type { GridActions } from './actions.ts'
import { cellOf } from './useDrag.ts'

type Options = {
  size: WeekSize
  actions: GridActions | null
  lessonOf: (uuid: string) => LessonCard | undefined
  pick: (uuid: string) => void
  onCarryKey: (key: string) => boolean
}

const stopsIn = (grid: HTMLElement, { day, row }: WeekCell) => [
  ...grid.querySelectorAll<HTMLElement>(`td[data-day="${day}"][data-row="${row}"] [data-stop]`),
]

/** The next place with something to stand on in the direction of an arrow. */
function nextStop(grid: HTMLElement, from: HTMLElement, key: string, size: WeekSize): HTMLElement | null {
  let cell = cellOf(from)
  if (!cell) return null
  const own = stopsIn(grid, cell)
  const sibling = own[own.indexOf(from) + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)]
  if (sibling && sibling !== from) return sibling

  for (;;) {
    const next = stepFrom(cell, key, size)
    if (!next || (next.day === cell.day && next.row === cell.row)) return null
    cell = next
    const stops = stopsIn(grid, cell)
    const stop = key === 'ArrowUp' ? stops.at(-1) : stops[0]
    if (stop) return stop
  }
}

/**
 * The keyboard map of the grid: arrows go, `m` picks up, `e` edits, Delete removes. Letters are taken by their place on
 * the keyboard, so that they work in a Kazakh or Russian layout too.
 */
export function useGridKeys({ size, actions, lessonOf, pick, onCarryKey }: Options) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (onCarryKey(event.key)) return event.preventDefault()
    const { target, currentTarget } = event
    if (!(target instanceof HTMLElement) || target.dataset['stop'] === undefined) return

    if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      return nextStop(currentTarget, target, event.key, size)?.focus()
    }
    const lesson = lessonOf(target.closest<HTMLElement>('[data-lesson]')?.dataset['lesson'] ?? '')
    if (!lesson?.can.edit || !actions) return
    const act = {
      KeyM: () => pick(lesson.uuid),
      KeyE: () => actions.edit(lesson),
      Delete: () => actions.remove(lesson),
    }
    const known = Object.entries(act).find(([code]) => code === event.code)
    if (!known) return
    event.preventDefault()
    known[1]()
  }
}
