import { exams } from '@qalam/contract/exams/api.ts'
import { everyReadOf, read, withoutNetwork } from '#platform/api.ts'

/** The state of a work; kept on the device, so that a reload without a network brings the page back. */
export const examState = (sitting: string) =>
  read(exams.data, { params: { sitting } }, { silent: true, ...withoutNetwork })

export const examsOfLesson = (scheduleUuid: string) =>
  read(exams.ofLesson, { params: { scheduleUuid } }, { silent: true, later: true })

export const room = (sitting: string) => read(exams.room, { params: { sitting } }, { silent: true })
export const grading = (sitting: string) => read(exams.grading, { params: { sitting } }, { silent: true })
export const statistics = (sitting: string) => read(exams.statistics, { params: { sitting } }, { silent: true })
export const previewJournal = (sitting: string) => read(exams.previewJournal, { params: { sitting } }, { silent: true })
export const resultOf = (sitting: string, studentId: number) =>
  read(exams.result, { params: { sitting, studentId } }, { silent: true })

export const keysOf = (sitting: string) => read(exams.keys, { params: { sitting } }, { silent: true })
export const planOf = (sitting: string, onlyUp: boolean) =>
  read(exams.planRegrade, { params: { sitting }, query: { onlyUp: String(onlyUp) } }, { silent: true })

/** What is stale when a key was mended, or works were scored anew. */
export const everyKey = [exams.keys, exams.planRegrade].map(everyReadOf)

/** What is stale when a work was given, answered, scored or brought into the journal. */
export const everyExam = [exams.ofLesson, exams.room, exams.grading, exams.statistics, exams.previewJournal].map(
  everyReadOf,
)
