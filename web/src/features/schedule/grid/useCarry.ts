import type { LessonCard, BusyTime, WeekOf } from '@qalam/contract/schedule/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { type WeekCell, stepFrom } from '../week/carry.ts'
import { inTheWay } from '../week/free.ts'
import { find, type Grid, placeAt } from '../week/grid.ts'
import { samePlace } from '../week/week.ts'
import { named, placeText, sidesText, subjectText } from '../week/words.ts'
import type { GridActions } from './actions.ts'
import { useDrag } from './useDrag.ts'
import { useTaken } from './useTaken.ts'

type Carried = { lesson: LessonCard; at: WeekCell | null }

/** Carrying a lesson to another place, by keys or by pointer; `said` is for those who do not see the grid. */
export function useCarry(grid: Grid, week: WeekOf, actions: GridActions | null) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, setSaid] = useState('')
  const taken = useTaken(carried?.lesson, week)
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
  const over = (at: WeekCell | null) => {
    if (!carried || (at && carried.at && at.day === carried.at.day && at.row === carried.at.row)) return
    setCarried({ ...carried, at })
    if (at) setSaid(overText(grid, at, taken ?? []))
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

  return { carried, taken, said, pick, ghost, onPointerDown, onCarryKey, size }
}

/** The place under a carried lesson, and who is not free there. */
function overText(grid: Grid, at: WeekCell, taken: readonly BusyTime[]): string {
  const place = placeAt(grid, at)
  if (!place) return ''
  const [slot, sides] = [placeText(place), inTheWay(place, taken)]
  const holiday = grid.days[at.day]?.holiday
  if (!holiday && sides.length === 0) return text('schedule.over-free', { slot })
  return text('schedule.over-taken', { slot, taken: holiday ? named(holiday) : sidesText(sides) })
}
