import type { homeworkAnswered, homeworkChanged } from '@qalam/contract/homework/events.ts'
import type { marksStored } from '@qalam/contract/journal/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import type { periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import { familiesOf, homeworkIsFor, isReviewed, lessonsOf, markNoticeHours, subjectOfPlan } from '../views.ts'
import type { SituationContext, SituationNotices } from './situation.ts'

const nobody: SituationNotices = { drafts: [] }
const diaryOf = (studentId: number): string => `/diary?userId=${studentId}`

/** Cells of lessons were written: a notice a lesson and student, however many marks came. */
export async function marks(
  { db, schoolId, today }: SituationContext,
  { lessons }: DataOf<typeof marksStored>,
): Promise<SituationNotices> {
  const ids = [...new Set(lessons.flatMap(({ studentIds }) => studentIds))]
  const known = new Map(
    (
      await lessonsOf(
        db,
        schoolId,
        lessons.map(({ uuid }) => uuid),
      )
    ).map((one) => [one.uuid, one]),
  )
  const families = await familiesOf(db, schoolId, today, { ids })
  const drafts = families.flatMap(({ studentId, name, users }) =>
    lessons
      .filter(({ studentIds }) => studentIds.includes(studentId))
      .flatMap(({ uuid }) => known.get(uuid) ?? [])
      .map(({ uuid, subject, date }) => ({
        ...{ users, category: 'marks' as const, kind: 'marks' as const, situation: `marks ${uuid} ${studentId}` },
        ...{ words: { subject, date, student: name }, href: diaryOf(studentId) },
      })),
  )
  return { drafts, students: ids, hours: await markNoticeHours(db, schoolId) }
}

export async function periodMarks(
  { db, schoolId, today }: SituationContext,
  { planUuid, studentIds }: DataOf<typeof periodMarksStored>,
): Promise<SituationNotices> {
  const subject = await subjectOfPlan(db, schoolId, planUuid)
  if (!subject) return nobody
  const families = await familiesOf(db, schoolId, today, { ids: studentIds })
  const drafts = families.map(({ studentId, name, users }) => ({
    ...{
      users,
      category: 'marks' as const,
      kind: 'period-marks' as const,
      situation: `period ${planUuid} ${studentId}`,
    },
    ...{ words: { subject, student: name }, href: `/diary/attestation?userId=${studentId}` },
  }))
  return { drafts, students: studentIds, hours: await markNoticeHours(db, schoolId) }
}

/** Homework was set or changed: the class is told once until it has read that. */
export async function homework(
  { db, schoolId, today }: SituationContext,
  { lessonUuid, groupId }: DataOf<typeof homeworkChanged>,
): Promise<SituationNotices> {
  const [lesson] = await lessonsOf(db, schoolId, [lessonUuid])
  const whom = await homeworkIsFor(db, schoolId, lessonUuid)
  if (!lesson || whom === null) return nobody
  const families = await familiesOf(db, schoolId, today, whom === 'all' ? { groupId } : { ids: whom })
  const { subject, date } = lesson
  const drafts = families.map(({ studentId, group, users }) => ({
    ...{
      users,
      category: 'homework' as const,
      kind: 'homework' as const,
      situation: `homework ${lessonUuid} ${studentId}`,
    },
    ...{ words: { subject, date, group }, href: diaryOf(studentId) },
  }))
  return { drafts, students: families.map(({ studentId }) => studentId) }
}

/** An answer to homework was sent back or scored; sending it is no news to its own family. */
export async function homeworkAnswer(
  { db, schoolId, today }: SituationContext,
  { homeworkUuid, answerId, studentId }: DataOf<typeof homeworkAnswered>,
): Promise<SituationNotices> {
  if (!(await isReviewed(db, schoolId, answerId))) return nobody
  const families = await familiesOf(db, schoolId, today, { ids: [studentId] })
  const drafts = families.map(({ name, users }) => ({
    ...{ users, category: 'homework' as const, kind: 'homework-answer' as const },
    ...{ situation: `answer ${homeworkUuid} ${studentId}`, words: { student: name }, href: diaryOf(studentId) },
  }))
  return { drafts, students: [studentId], hours: await markNoticeHours(db, schoolId) }
}
