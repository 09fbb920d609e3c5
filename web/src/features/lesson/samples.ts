import type { LessonPage } from '@qalam/contract/lesson/api.ts'

export { algebra, lessonUuid } from '#features/homework/samples.ts'

export const asStudent: Partial<LessonPage> = {
  can: { conduct: false, mark: false, prepare: false, journal: false, chat: false, live: false },
}
