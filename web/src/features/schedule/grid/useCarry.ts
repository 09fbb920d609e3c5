import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { type Cell, stepFrom } from '../week/carry.ts'
import { type Grid, type Place, samePlace } from '../week/week.ts'
import { placeText, subjectText } from '../week/words.ts'
import type { GridActions } from './actions.ts'
import { useDrag } from './useDrag.ts'

type Carried = { lesson: LessonCard; at: Cell | null }

/** Carrying a lesson to another place, by keys or by pointer; `said` is for those who do not see the grid. */
export function useCarry(grid: Grid, actions: GridActions | null) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, setSaid] = useState('')
  const size = { days: grid.days.length, rows: grid.rows.length }

  const placeAt = ({ day, row }: Cell): Place | null => {
    const [column, line] = [grid.days[day], grid.rows[row]]
    return column && line ? { date: column.date, timeStart: line.timeStart, timeEnd: line.timeEnd } : null
  }
  const find = (uuid: string): Carried | null => {
    for (const [day, column] of grid.days.entries())
      for (const [row, line] of grid.rows.entries()) {
        const lesson = grid.at(line, column).find((one) => one.uuid === uuid)
        if (lesson) return { lesson, at: { day, row } }
      }
    return null
  }
  const sayOver = (at: Cell, uuid: string) => {
    const [column, line, place] = [grid.days[at.day], grid.rows[at.row], placeAt(at)]
    if (!column || !line || !place) return
    const others = grid.at(line, column).filter((one) => one.uuid !== uuid)
    const slot = placeText(place)
    setSaid(
      others.length > 0
        ? text('schedule.over-taken', { slot, taken: others.map(subjectText).join(', ') })
        : text('schedule.over-free', { slot }),
    )
  }

  const pick = (uuid: string) => {
    const found = actions ? find(uuid) : null
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
    if (at) sayOver(at, carried.lesson.uuid)
  }
  const drop = () => {
    const origin = carried && find(carried.lesson.uuid)?.at
    const place = carried?.at && placeAt(carried.at)
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
