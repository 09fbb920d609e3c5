import { marksStored } from '@qalam/contract/journal/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import type { AcceptedMark } from '../repository.ts'
import type { MarkedLesson } from '../views/marked.ts'

/** What is told of the written cells: one event for each plan, by lesson. */
export function marksTold(
  cells: readonly AcceptedMark[],
  lessons: readonly MarkedLesson[],
): DataOf<typeof marksStored>[] {
  const planOf = new Map(lessons.map(({ uuid, planUuid }) => [uuid, planUuid]))
  const byLesson = [...Map.groupBy(cells, ({ lesson }) => lesson)].map(([uuid, written]) => ({
    uuid,
    studentIds: [...new Set(written.map(({ student }) => student))],
  }))
  return [...Map.groupBy(byLesson, ({ uuid }) => planOf.get(uuid))].flatMap(([planUuid, marked]) =>
    planUuid === undefined ? [] : [{ planUuid, lessons: marked }],
  )
}
