import { marksStored } from '@qalam/contract/journal/events.ts'
import type { Happening } from '#platform/context.ts'
import type { Accepted } from '../repository.ts'
import type { MarkedLesson } from '../views/marked.ts'

/** One fact for each plan, to the staff, the students whose cells changed and their parents. */
export function marksTold(schoolId: number, cells: readonly Accepted[], lessons: readonly MarkedLesson[]): Happening[] {
  const planOf = new Map(lessons.map(({ uuid, planUuid }) => [uuid, planUuid]))
  return [...Map.groupBy(cells, ({ lesson }) => planOf.get(lesson))].map(([planUuid, changed]) => {
    const studentIds = [...new Set(changed.map(({ student }) => student))]
    const lessonUuids = [...new Set(changed.map(({ lesson }) => lesson))]
    const rooms = [`school:${schoolId}:staff`, ...studentIds.map((id) => `pupil:${id}`)]
    return { name: marksStored, schoolId, rooms, data: { planUuid, lessonUuids, studentIds } }
  })
}
