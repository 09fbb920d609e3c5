import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import type { TimeSlot } from '../week/week.ts'

/** What may be done with the lessons of a week, by those who may. */
export type TileActions = {
  edit: (lesson: LessonCard) => void
  bind: (lesson: LessonCard) => void
  remove: (lesson: LessonCard) => void
  /** Picks the lesson up in the grid; absent where there is none, in the list of a day. */
  pick?: (lesson: LessonCard) => void
}

export type GridActions = TileActions & {
  add: (place: TimeSlot) => void
  move: (lesson: LessonCard, place: TimeSlot) => void
}
