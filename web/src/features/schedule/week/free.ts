import type { LessonCard, BusyTime } from '@qalam/contract/schedule/api.ts'
import { clashSides, overlaps, type Slot } from '@qalam/contract/schedule/rules.ts'
import type { TimeSlot } from './week.ts'

type Sides = BusyTime['side'][]

/** A card as the rule of clashes sees it; who sits in a half is known to the server only. */
const slotOf = ({ date, timeStart, timeEnd, teacher, cabinet, group, subject, subgroup }: LessonCard): Slot => ({
  date,
  timeStart,
  timeEnd,
  teacherId: teacher.id,
  cabinetId: cabinet?.id ?? null,
  groupId: group.id,
  subjectId: subject.id,
  subgroup: subgroup && { number: subgroup.number, pupils: [] },
})

/** What the week on the screen tells already of when a lesson cannot stand without a clash. */
export const takenIn = (lessons: readonly LessonCard[], carried: LessonCard): BusyTime[] =>
  lessons
    .filter(({ uuid }) => uuid !== carried.uuid)
    .flatMap((other) => {
      const { date, timeStart, timeEnd } = other
      return clashSides({ ...slotOf(carried), date, timeStart, timeEnd }, slotOf(other)).map((side) => ({
        side,
        date,
        timeStart,
        timeEnd,
      }))
    })

/** Who or what is not free at a place, each once. */
export function inTheWay(place: TimeSlot, taken: readonly BusyTime[]): Sides {
  const sides = taken.filter((one) => one.date === place.date && overlaps(one, place)).map(({ side }) => side)
  return [...new Set(sides)].sort().reverse()
}
