import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

const LessonMarked = z.object({ uuid: z.uuid(), studentIds: z.array(Id) })

/** Cells of a plan were written: its journals and the diaries of these students are stale. */
export const marksStored = event('marks.stored', z.object({ planUuid: z.uuid(), lessons: z.array(LessonMarked) }), {
  staff: true,
  pupils: {
    of: ({ lessons }) => lessons.flatMap(({ studentIds }) => studentIds),
    about: ({ planUuid, lessons }, pupilId) => ({
      planUuid,
      lessons: lessons
        .filter(({ studentIds }) => studentIds.includes(pupilId))
        .map(({ uuid }) => ({ uuid, studentIds: [pupilId] })),
    }),
  },
})
