import { exams } from '@qalam/contract/exams/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'

/** The state of a work; kept on the device, so that a reload without a network brings the page back. */
export const examState = (sitting: string) =>
  read(exams.data, { params: { sitting } }, { silent: true, ...withoutNetwork })

export const examsOfLesson = (scheduleUuid: string) =>
  read(exams.ofLesson, { params: { scheduleUuid } }, { silent: true, later: true })
