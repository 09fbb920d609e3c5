import type { ContentKind } from '@qalam/contract/content/document.ts'
import { linkTo } from '#platform/screen.ts'

/** Where a document is written, by its kind. */
export function builderAddress(kind: ContentKind, uuid: string): string {
  if (kind === 'lecture') return linkTo('/content/lectures/edit/:lectureUUID', { lectureUUID: uuid })
  if (kind === 'custom-lesson') return linkTo('/content/lectures/lesson/:lessonId', { lessonId: uuid })
  if (kind === 'soch') return linkTo('/content/lessons/exams/soch/:lessonId', { lessonId: uuid })
  return linkTo('/content/lessons/exams/sor/:lessonId', { lessonId: uuid })
}

/** Where it is read as a student will see it. */
export function readingAddress(kind: ContentKind, uuid: string): string {
  if (kind === 'lecture') return linkTo('/content/lectures/preview/:lectureUUID', { lectureUUID: uuid })
  if (kind === 'custom-lesson') return linkTo('/content/lectures/platform/custom-lesson/:lessonId', { lessonId: uuid })
  return linkTo('/content/lessons/platform/:lessonType/:lessonId', { lessonType: kind, lessonId: uuid })
}

/** The list that a document stands in. */
export const listAddress = (kind: ContentKind): string =>
  kind === 'lecture' ? linkTo('/content/lectures') : linkTo('/content/lessons')

/** The parameter that names the document, whatever an address calls it. */
export type ContentParams = {
  lessonId?: string | undefined
  lectureUUID?: string | undefined
  calendarPlanLessonUUID?: string | undefined
}
/** Below the themes of a plan. */
export type PlanParams = ContentParams & { groupId: string; calendarPlanId: string }
export const uuidOf = ({ lessonId, lectureUUID, calendarPlanLessonUUID }: ContentParams): string =>
  lessonId ?? lectureUUID ?? calendarPlanLessonUUID ?? ''
