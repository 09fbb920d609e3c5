import { lesson } from '@qalam/contract/lesson/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'

/** The lesson that homework belongs to: the read of the lesson page itself. */
export const lessonOf = (scheduleUuid: string) =>
  read(lesson.page, { params: { scheduleUuid } }, { silent: true, ...withoutNetwork })
