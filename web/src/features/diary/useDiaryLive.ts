import { diary } from '@qalam/contract/diary/api.ts'
import { homeworkChanged } from '@qalam/contract/homework/events.ts'
import { type MarksStored, marksStored } from '@qalam/contract/journal/events.ts'
import { type ScheduleChanged, scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { everyReadOf } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { type Asked, attestation, diaryWeek } from './reads.ts'

/** Keeps an open diary true: marks of this student, homework and lessons of the group. Polled without sockets. */
export function useDiaryLive(studentId: number, asked: Asked): void {
  const all = [everyReadOf(diary.week)]
  const marked = ({ studentIds }: MarksStored) => (studentIds.includes(studentId) ? all : [])
  useLive<MarksStored>(marksStored, marked, [diaryWeek(asked)])
  useLive(homeworkChanged, () => all)
  useLive<ScheduleChanged>(scheduleChanged, () => all)
}

/** The same for the attestation page. */
export function useAttestationLive(studentId: number, userId: number | undefined, quarter: number): void {
  const all = [everyReadOf(diary.attestation)]
  const marked = ({ studentIds }: MarksStored) => (studentIds.includes(studentId) ? all : [])
  useLive<MarksStored>(marksStored, marked, [attestation({ userId }, quarter)])
}
