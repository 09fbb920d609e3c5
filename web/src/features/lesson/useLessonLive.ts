import { type HomeworkChanged, homeworkChanged } from '@qalam/contract/homework/events.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { type MarksStored, marksStored } from '@qalam/contract/journal/events.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { type LessonChanged, lessonChanged } from '@qalam/contract/lesson/events.ts'
import { type ScheduleChanged, scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { everyReadOf } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'

/** Keeps an open lesson true, whatever of it changes elsewhere. */
export function useLessonLive(uuid: string): void {
  const page = [everyReadOf(lesson.page)]
  const mine = ({ lessonUuid }: { lessonUuid: string }) => (lessonUuid === uuid ? page : [])
  useLive<HomeworkChanged>(homeworkChanged, mine, page)
  useLive<LessonChanged>(lessonChanged, mine)
  useLive<ScheduleChanged>(scheduleChanged, mine)
  useLive<MarksStored>(marksStored, ({ lessonUuids }) =>
    lessonUuids.includes(uuid) ? [...page, everyReadOf(journal.lesson)] : [],
  )
}
