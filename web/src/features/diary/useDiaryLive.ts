import { diary } from '@qalam/contract/diary/api.ts'
import { homeworkChanged } from '@qalam/contract/homework/events.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { everyReadOf } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { type DiaryQuery, attestation, diaryWeek } from './reads.ts'

/** Whether an event of marks is about a student. */
const isAbout = (studentId: number, { lessons }: DataOf<typeof marksStored>): boolean =>
  lessons.some(({ studentIds }) => studentIds.includes(studentId))

/** Keeps an open diary true: marks of this student, homework and lessons of the group. Polled without sockets. */
export function useDiaryLive(studentId: number, asked: DiaryQuery): void {
  const all = [everyReadOf(diary.week)]
  useLive(marksStored, (event) => (isAbout(studentId, event) ? all : []), [diaryWeek(asked)])
  useLive(homeworkChanged, () => all)
  useLive(scheduleChanged, () => all)
}

/** The same for the attestation page. */
export function useAttestationLive(studentId: number, userId: number | undefined, quarter: number): void {
  const all = [everyReadOf(diary.attestation)]
  useLive(marksStored, (event) => (isAbout(studentId, event) ? all : []), [attestation({ userId }, quarter)])
  useLive(periodMarksStored, ({ studentIds }) => (studentIds.includes(studentId) ? all : []))
}
