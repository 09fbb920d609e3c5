import { homework } from '@qalam/contract/homework/api.ts'
import { AnswerState } from '@qalam/contract/homework/answers.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { everyReadOf, read, withoutNetwork } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

/** The lesson that homework belongs to: the read of the lesson page itself. */
export const lessonOf = (scheduleUuid: string) =>
  read(lesson.page, { params: { scheduleUuid } }, { silent: true, ...withoutNetwork })

export const formOf = (scheduleUuid: string) =>
  read(homework.form, { params: { scheduleUuid } }, { silent: true, ...withoutNetwork })

export const givenNow = () => tableNow(homework.given)
export const filters = read(homework.filters, {}, { silent: true })
export const answersOf = (homeworkUuid: string) =>
  read(homework.answers, { params: { homeworkUuid } }, { silent: true })
export const answerOf = (answerId: string) =>
  read(homework.answer, { params: { answerId } }, { silent: true, ...withoutNetwork })

/** What the list of a student is asked, as its address says; `userId` is a child of a parent. */
export function askedIn(filters: Partial<Record<string, string>>) {
  const state = AnswerState.safeParse(filters['state'])
  const page = Number(filters['page'] ?? 1)
  const userId = Number(filters['userId'] ?? 0)
  return {
    ...(state.success && { state: state.data }),
    ...(page > 1 && { page }),
    ...(Number.isSafeInteger(userId) && userId > 0 && { userId }),
  }
}
export const mine = (query: ReturnType<typeof askedIn>) =>
  read(homework.mine, { query }, { silent: true, ...withoutNetwork })
export const mineNow = () => mine(askedIn(Object.fromEntries(new URLSearchParams(window.location.search))))

/** Reads that an answer is shown by; stale when it was sent, sent back or scored. */
export const everyAnswer = [
  everyReadOf(homework.answer),
  everyReadOf(homework.answers),
  everyReadOf(homework.given),
  everyReadOf(homework.mine),
  everyReadOf(homework.waiting),
  everyReadOf(lesson.page),
]
