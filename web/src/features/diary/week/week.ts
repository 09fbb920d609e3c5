import type { DiaryDay, DiaryLesson, DiaryWeek, DueHomework } from '@qalam/contract/diary/api.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'

export type ShownLesson = DiaryLesson & { due: DueHomework[] }

/** A day as it is drawn: homework that is due stands at its subject's first lesson, the rest under the lessons. */
export function shownDay({ lessons, due }: DiaryDay): { lessons: ShownLesson[]; due: DueHomework[] } {
  const first = new Map<number, string>()
  for (const { uuid, subject } of lessons) if (!first.has(subject.id)) first.set(subject.id, uuid)
  return {
    lessons: lessons.map((lesson) => ({
      ...lesson,
      due: due.filter(({ subject }) => first.get(subject.id) === lesson.uuid),
    })),
    due: due.filter(({ subject }) => !first.has(subject.id)),
  }
}

/** What a folded day says of itself: how many lessons, marks and tasks it has. */
export const summaryOf = ({ lessons, due }: DiaryDay): { lessons: number; marks: number; tasks: number } => ({
  lessons: lessons.length,
  marks: lessons.filter(({ mark }) => mark !== null && mark.score !== null).length,
  tasks: due.length,
})

/**
 * The day that a phone opens with the week: today, or the next one that has something, on a Sunday that of the week to
 * come. Another week is opened as a whole.
 */
export function openDay(days: readonly DiaryDay[], today: string): string | null {
  const isPresent = days.some(({ date }) => date >= today) && days.some(({ date }) => date <= addDays(today, 1))
  const next = days.find(({ date, lessons, due }) => date >= today && lessons.length + due.length > 0)
  return isPresent && next ? next.date : null
}

const lessonsOf = ({ days }: DiaryWeek): DiaryLesson[] => days.flatMap(({ lessons }) => lessons)

/** Lessons whose mark came or changed between two readings of the same week of the same student. */
export function freshMarks(before: DiaryWeek, after: DiaryWeek): DiaryLesson[] {
  if (before.weekStart !== after.weekStart || before.student.userId !== after.student.userId) return []
  const stood = new Map(lessonsOf(before).map(({ uuid, mark }) => [uuid, mark]))
  return lessonsOf(after).filter(({ uuid, mark }) => {
    if (!mark || !stood.has(uuid)) return false
    const old = stood.get(uuid)
    return old?.score !== mark.score || old.sign !== mark.sign || old.comment !== mark.comment
  })
}

export const isEmptyWeek = ({ days }: DiaryWeek): boolean =>
  days.every(({ lessons, due, holiday }) => lessons.length === 0 && due.length === 0 && !holiday)
