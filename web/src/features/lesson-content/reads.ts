import type { ReadKind } from '@qalam/contract/lesson-content/shapes.ts'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { linkTo } from '#platform/screen.ts'

export const contentOf = (given: string) => read(lessonContent.read, { params: { given } }, { silent: true })
export const previewOf = (workId: string) => read(lessonContent.preview, { params: { workId } }, { silent: true })
export const classOf = (given: string) => read(lessonContent.ofClass, { params: { given } }, { silent: true })
export const studentOf = (given: string, studentId: number) =>
  read(lessonContent.ofStudent, { params: { given, studentId } }, { silent: true })
export const answerOf = (scheduleUuid: string, answerId: string) =>
  read(lessonContent.answer, { params: { scheduleUuid, answerId } }, { silent: true })
export const contentsOfLesson = (scheduleUuid: string) =>
  read(lessonContent.ofLesson, { params: { scheduleUuid } }, { silent: true, later: true })

export const waitingNow = () => read(lessonContent.waiting, {}, { silent: true })

/** What is stale when content was given or taken back. */
export const everyList = [everyReadOf(lessonContent.ofLesson)]
/** What is stale when a student went on, or was put back. */
export const everyProgress = [
  lessonContent.ofLesson,
  lessonContent.ofClass,
  lessonContent.ofStudent,
  lessonContent.answer,
  lessonContent.waiting,
].map(everyReadOf)

/** Where content is read. */
export const contentAddress = (lessonType: ReadKind, lessonId: string): string =>
  linkTo('/schedule/content/platform/:lessonType/:lessonId', { lessonType, lessonId })
