import { marksStored } from '@qalam/contract/journal/events.ts'
import type { Happening } from '#platform/context.ts'
import type { Written } from '#platform/together.ts'
import type { Accepted } from '../repository.ts'
import { judgeAll, type Judged } from './judge.ts'
import type { Call, Known } from './marked.ts'

/** What became of a call: how its operations were judged, the ids of those that were stored, the name of its writer. */
export type Done = { judged: readonly Judged[]; stored: ReadonlySet<string>; me: string }

/** A call whose operations were judged by what is known. */
export type Part = { call: Call; judged: readonly Judged[]; accepted: readonly Accepted[] } & Known

export const partsOf = (known: readonly [Call, Known][]): Part[] =>
  known.map(([call, what]) => ({ call, ...judgeAll(call, what), ...what }))

/** What became of a part of which these cells were stored. */
export function writtenOf({ judged, lessons, me }: Part, cells: readonly Accepted[]): Written<Done> {
  const stored = new Set(cells.map(({ operationId }) => operationId))
  return { done: { judged, stored, me }, happenings: happeningsOf(cells, lessons) }
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
