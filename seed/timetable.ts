import type { Random } from './random.ts'

/** A lesson to place: a class and the teachers who give it at once (two when the class is halved). */
export type ToPlace = { classLabel: string; subjectId: number; teachers: readonly string[]; shift: number }
export type Placed = ToPlace & { weekDay: number; number: number }

type Slot = { weekDay: number; number: number }

/** More moves than any week of the demo needs. */
const mostMoves = 60_000

/**
 * Places every lesson so that no class and no teacher is in two places. A lesson without a free slot takes the one with
 * the fewest others in the way and sends those back to the queue.
 */
export function timetableOf(lessons: readonly ToPlace[], random: Random, slots: number): Placed[] {
  const all = [1, 2, 3, 4, 5].flatMap((weekDay) =>
    Array.from({ length: slots }, (_, index): Slot => ({ weekDay, number: index + 1 })),
  )
  const held = new Map<string, number>()
  const place = new Map<number, Slot>()
  const queue = random.shuffle(lessons.map((_, index) => index)).sort((a, b) => weight(lessons[b]) - weight(lessons[a]))
  let last = -1
  for (let move = 0; queue.length > 0; move++) {
    if (move > mostMoves) throw new Error('No timetable was found for the demo school.')
    const index = queue.shift()!
    const lesson = lessons[index]!
    const ranked = random.shuffle(all).map((slot) => ({ slot, inTheWay: blockers(lesson, slot, held) }))
    const best = ranked.reduce((a, b) =>
      cost(a, lesson, lessons, place, last) <= cost(b, lesson, lessons, place, last) ? a : b,
    )
    for (const other of best.inTheWay) {
      for (const key of keys(lessons[other]!, place.get(other)!)) held.delete(key)
      place.delete(other)
      queue.push(other)
    }
    for (const key of keys(lesson, best.slot)) held.set(key, index)
    place.set(index, best.slot)
    last = index
  }
  return withoutGaps(lessons.map((lesson, index) => ({ ...lesson, ...place.get(index)! })))
}

/** A free lesson between two others is filled with the last one of a day, where its teachers are free for it. */
function withoutGaps(week: Placed[]): Placed[] {
  const busy = new Set(week.flatMap((lesson) => keys(lesson, lesson)))
  for (const day of Map.groupBy(week, ({ classLabel, weekDay }) => `${classLabel} ${weekDay}`).values()) {
    const [first] = day
    for (let number = 1; first && number < Math.max(...day.map((lesson) => lesson.number)); number++) {
      if (day.some((lesson) => lesson.number === number)) continue
      const gap = { weekDay: first.weekDay, number }
      const ofClass = week.filter(({ classLabel }) => classLabel === first.classLabel)
      const ends = ofClass.filter(
        (lesson) => !ofClass.some((later) => later.weekDay === lesson.weekDay && later.number > lesson.number),
      )
      const sameDayFirst = ends.sort((a, b) => Number(b.weekDay === gap.weekDay) - Number(a.weekDay === gap.weekDay))
      const found = sameDayFirst.find((lesson) => keys(lesson, gap).every((key) => !busy.has(key)))
      if (!found) continue
      for (const key of keys(found, found)) busy.delete(key)
      Object.assign(found, gap)
      for (const key of keys(found, gap)) busy.add(key)
    }
  }
  return week
}

const weight = (lesson: ToPlace | undefined) => lesson?.teachers.length ?? 0

const keys = ({ classLabel, teachers, shift }: ToPlace, { weekDay, number }: Slot) => [
  `${classLabel} ${weekDay} ${number}`,
  ...teachers.map((teacher) => `${teacher} ${shift} ${weekDay} ${number}`),
]

const blockers = (lesson: ToPlace, slot: Slot, held: Map<string, number>): number[] => [
  ...new Set(keys(lesson, slot).flatMap((key) => held.get(key) ?? [])),
]

/** Few others in the way first, never the one just placed; then early lessons and one of a subject a day. */
function cost(
  { slot, inTheWay }: { slot: Slot; inTheWay: number[] },
  lesson: ToPlace,
  lessons: readonly ToPlace[],
  place: Map<number, Slot>,
  last: number,
): number {
  let twice = 0
  for (const [index, other] of place) {
    const same = lessons[index]!
    if (other.weekDay === slot.weekDay && same.classLabel === lesson.classLabel && same.subjectId === lesson.subjectId)
      twice++
  }
  return inTheWay.length * 100 + (inTheWay.includes(last) ? 300 : 0) + twice * 12 + slot.number
}
