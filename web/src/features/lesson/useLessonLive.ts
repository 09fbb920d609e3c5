import { homeworkChanged } from '@qalam/contract/homework/events.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { lessonChanged } from '@qalam/contract/lesson/events.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { everyReadOf } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'

/** Keeps an open lesson true, whatever of it changes elsewhere. */
export function useLessonLive(uuid: string): void {
  const page = [everyReadOf(lesson.page)]
  const mine = ({ lessonUuid }: { lessonUuid: string }) => (lessonUuid === uuid ? page : [])
  useLive(homeworkChanged, mine, page)
  useLive(lessonChanged, mine)
  useLive(scheduleChanged, mine)
  useLive(marksStored, ({ lessons }) =>
    lessons.some((one) => one.uuid === uuid) ? [...page, everyReadOf(journal.lesson)] : [],
  )
}
