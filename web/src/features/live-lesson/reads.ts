import { journal } from '@qalam/contract/journal/api.ts'
import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

/** What the student is asked now. */
export const openQuestion = () => read(liveLesson.mine, {}, { silent: true, later: true })
export const liveOf = (scheduleUuid: string) =>
  read(liveLesson.ofLesson, { params: { scheduleUuid } }, { silent: true })
export const checkCalled = (uuid: string) => read(liveLesson.check, { params: { uuid } }, { silent: true })
/** The cells of the lesson, by which the absences of a question are proposed. */
export const cellsOf = (scheduleUuid: string) =>
  read(journal.lesson, { params: { id: scheduleUuid } }, { silent: true })

export const meetingOf = (scheduleUuid: string) =>
  read(liveLesson.meeting, { params: { scheduleUuid } }, { silent: true })

/** What a question that began, moved or ended makes stale for who teaches. */
export const everyCheck = [everyReadOf(liveLesson.ofLesson), everyReadOf(liveLesson.check)]
export const everyQuestion = [everyReadOf(liveLesson.mine)]
export const everyMeeting = [everyReadOf(liveLesson.meeting)]
