import { marksStored } from '@qalam/contract/journal/events.ts'
import type { Happening } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { together, type Written } from '#platform/together.ts'
import type { Accepted } from '../repository.ts'
import { appendAll } from './append-all.ts'
import { judgeAll, type Judged } from './judge.ts'
import { type Call, type Known, marked } from './marked.ts'

/** What became of a call: how its operations were judged, the ids of those that were stored, the name of its writer. */
export type Done = { judged: readonly Judged[]; stored: ReadonlySet<string>; me: string }

/** Judges the operations of a call and stores those that pass, in a transaction that it may share with other calls. */
export const storeTogether = together(async (db: Db, calls: readonly Call[], isAgain: boolean) => {
  const known = await marked(db, calls)
  const parts = known.map(([call, what]) => ({ ...judgeAll(call, what), ...what }))
  const written: Written<Done>[] = []
  for (const group of apart(parts)) {
    const accepted = group.flatMap((part) => part.accepted)
    const taken = await appendAll(db, accepted, isAgain)
    for (const { judged, accepted: asked, lessons, me } of group) {
      const cells = asked.filter(({ operationId }) => taken.has(operationId))
      const stored = new Set(cells.map(({ operationId }) => operationId))
      written.push({ done: { judged, stored, me }, happenings: happeningsOf(cells, lessons) })
    }
  }
  return written
})

/** Parts in their order, in groups of which no two write in the same lesson: who comes second finds its cells written. */
function apart<Part extends { accepted: readonly Accepted[] }>(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  let taken = new Set<string>()
  for (const part of parts) {
    const lessons = [...new Set(part.accepted.map(({ lesson }) => lesson))]
    const group = groups.at(-1)
    if (group && !lessons.some((lesson) => taken.has(lesson))) group.push(part)
    else {
      groups.push([part])
      taken = new Set()
    }
    for (const lesson of lessons) taken.add(lesson)
  }
  return groups
}

/** One fact for each plan, to the staff, the students whose cells changed and their parents. */
function happeningsOf(cells: readonly Accepted[], lessons: Known['lessons']): Happening[] {
  const byPlan = Map.groupBy(cells, ({ lesson }) => lessons.get(lesson)?.lesson.planUuid)
  return [...byPlan].flatMap(([planUuid, changed]) => {
    const [first] = changed
    if (!first) return []
    const { schoolId } = first
    const studentIds = [...new Set(changed.map(({ student }) => student))]
    const lessonUuids = [...new Set(changed.map(({ lesson }) => lesson))]
    const rooms = [`school:${schoolId}:staff`, ...studentIds.map((id) => `pupil:${id}`)]
    return [{ name: marksStored, schoolId, rooms, data: { planUuid, lessonUuids, studentIds } }]
  })
}
