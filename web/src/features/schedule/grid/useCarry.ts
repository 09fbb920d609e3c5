import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { type Cell, stepFrom } from '../week/carry.ts'
import { find, type Grid, lessonsAt, placeAt, samePlace } from '../week/week.ts'
import { placeText, subjectText } from '../week/words.ts'
import type { GridActions } from './actions.ts'
import { useDrag } from './useDrag.ts'

type Carried = { lesson: LessonCard; at: Cell | null }

/** Carrying a lesson to another place, by keys or by pointer; `said` is for those who do not see the grid. */
export function useCarry(grid: Grid, actions: GridActions | null) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, setSaid] = useState('')
  const size = { days: grid.days.length, rows: grid.rows.length }

  const pick = (uuid: string) => {
    const found = actions ? find(grid, uuid) : null
    if (!found?.lesson.can.edit) return
    setCarried(found)
    setSaid(text('schedule.picked-up', { subject: subjectText(found.lesson), slot: placeText(found.lesson) }))
  }
  const cancel = () => {
    setCarried(null)
    setSaid(text('schedule.put-back'))
  }
  const over = (at: Cell | null) => {
    if (!carried || (at && carried.at && at.day === carried.at.day && at.row === carried.at.row)) return
    setCarried({ ...carried, at })
    if (at) setSaid(overText(grid, at, carried.lesson.uuid))
  }
  const drop = () => {
    const origin = carried && find(grid, carried.lesson.uuid)?.at
    const place = carried?.at && placeAt(grid, carried.at)
    const isSame = carried?.at && origin && carried.at.day === origin.day && carried.at.row === origin.row
    if (!carried || !place || isSame || samePlace(place, carried.lesson)) return cancel()
    setCarried(null)
    setSaid('')
    actions?.move(carried.lesson, place)
  }

  const { ghost, onPointerDown } = useDrag({
    onLift: pick,
    onOver: over,
    onEnd: (isDropped) => (isDropped ? drop() : cancel()),
  })
  /** Whether the key was one of those that carry. */
  const onCarryKey = (key: string): boolean => {
    if (!carried) return false
    const next = carried.at && stepFrom(carried.at, key, size)
    if (next) over(next)
    else if (key === 'Enter') drop()
    else if (key === 'Escape' || key === 'Tab') cancel()
    return key !== 'Tab'
  }

  return { carried, said, pick, ghost, onPointerDown, onCarryKey, size }
}

/** The place under a carried lesson, and what stands there already. */
function overText(grid: Grid, at: Cell, uuid: string): string {
  const place = placeAt(grid, at)
  if (!place) return ''
  const others = lessonsAt(grid, at).filter((one) => one.uuid !== uuid)
  const slot = placeText(place)
  if (others.length === 0) return text('schedule.over-free', { slot })
  return text('schedule.over-taken', { slot, taken: others.map(subjectText).join(', ') })
}
