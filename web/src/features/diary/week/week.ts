import type { DiaryDay, DiaryLesson, DiaryWeek, DueHomework } from '@qalam/contract/diary/api.ts'

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
