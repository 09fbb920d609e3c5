import { addDays } from '../kernel/calendar.ts'
import type { Candidate } from './shapes.ts'

type Weighed = Omit<Candidate, 'name'>

/**
 * How well somebody suits a lesson: the subject counts most, then the class, then the shift; whoever is in the school
 * that day need not come for one lesson, and hours already taken for others count against more of them.
 */
export const scoreOf = (one: Weighed): number =>
  (one.teachesSubject ? 100 : 0) +
  (one.knowsClass ? 40 : 0) +
  (one.sameShift ? 15 : 0) +
  (one.dayLessons > 0 ? 10 : 0) +
  (one.freeBefore ? 5 : 0) +
  (one.freeAfter ? 5 : 0) -
  one.dayLessons -
  2 * one.hours

/** The best first; who suit alike stand by name. */
export const ranked = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.name.localeCompare(b.name, 'kk') || a.id - b.id)

type OpenLesson = {
  lessonUuid: string
  date: string
  timeStart: string
  timeEnd: string
  candidates: readonly Candidate[]
}
type Cover<Lesson> = { lesson: Lesson; candidate: Candidate | null }

/**
 * The best teacher for each lesson. What somebody is given here counts as hours for the next lesson, so that one person
 * does not get them all, and nobody gets two lessons at once. Null where nobody is left.
 */
export function bestCover<Lesson extends OpenLesson>(lessons: readonly Lesson[]): Cover<Lesson>[] {
  const given: { id: number; lesson: Lesson }[] = []
  const load = (id: number) => given.filter((one) => one.id === id).length
  const isBusy = (id: number, lesson: Lesson) => given.some((one) => one.id === id && meets(one.lesson, lesson))

  return lessons.map((lesson) => {
    const left = lesson.candidates
      .filter(({ id }) => !isBusy(id, lesson))
      .map((candidate) => ({ candidate, score: scoreOf(candidate) - 2 * load(candidate.id) }))
      .toSorted((a, b) => b.score - a.score)
    const candidate = left[0]?.candidate ?? null
    if (candidate) given.push({ id: candidate.id, lesson })
    return { lesson, candidate }
  })
}

const meets = (a: OpenLesson, b: OpenLesson): boolean =>
  a.date === b.date && a.timeStart < b.timeEnd && b.timeStart < a.timeEnd

/**
 * A substitute reads the class until the end of the day after the lesson, which is for filling the journal in; the marks of
 * a class are nobody's to read for having stood in once. The lesson itself stays theirs, for marks typed without a line.
 */
export const substituteSince = (today: string): string => addDays(today, -1)
