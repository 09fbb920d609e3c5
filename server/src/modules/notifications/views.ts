import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'

export type FamilyTold = { studentId: number; name: string; group: string; users: number[] }

/** Students with their name and class of a day, and who is told of them: they themselves and their parents. */
export async function familiesOf(
  db: Db,
  schoolId: number,
  today: string,
  which: { ids: readonly number[] } | { groupId: number },
): Promise<FamilyTold[]> {
  const these =
    'ids' in which
      ? sql`student.id = any(${which.ids}::int[])`
      : sql`student.id in (select stay.student_id from class_stay stay where stay.school_id = ${schoolId}
          and stay.group_id = ${which.groupId} and stay.since <= ${today}::date
          and (stay.until is null or stay.until > ${today}::date))`
  const { rows } = await sql<FamilyTold>`select student.id as "studentId", ${sql.raw(personName('student'))} as name,
      coalesce((select ${sql.raw(groupLabel('study_group'))} from class_stay enrolment
        join school_class study_group on study_group.school_id = enrolment.school_id and study_group.id = enrolment.group_id
        where enrolment.school_id = student.school_id and enrolment.student_id = student.id
          and enrolment.since <= ${today}::date order by enrolment.since desc limit 1), '') as group,
      array[student.id] || array(select guardian.parent_id from family_tie guardian
        where guardian.school_id = student.school_id and guardian.student_id = student.id) as users
    from placed_person student
    where student.school_id = ${schoolId} and student.archived_at is null and ${these}`.execute(db)
  return rows
}

export type ToldLesson = { uuid: string; subject: Named; date: string; group: string }

export async function lessonsOf(db: Db, schoolId: number, uuids: readonly string[]): Promise<ToldLesson[]> {
  const { rows } = await sql<ToldLesson>`select lesson.uuid, subject.name as subject,
      to_char(lesson.on_date, 'DD.MM.YYYY') as date, ${sql.raw(groupLabel('study_group'))} as group
    from class_lesson lesson join subject on subject.id = lesson.subject_id
    join school_class study_group on study_group.school_id = lesson.school_id and study_group.id = lesson.group_id
    where lesson.school_id = ${schoolId} and lesson.uuid = any(${uuids}::uuid[])`.execute(db)
  return rows
}

export async function subjectOfPlan(db: Db, schoolId: number, planUuid: string): Promise<Named | null> {
  const { rows } = await sql<{ name: Named }>`select subject.name from calendar_plan
    join subject on subject.id = calendar_plan.subject_id
    where calendar_plan.school_id = ${schoolId} and calendar_plan.uuid = ${planUuid}::uuid`.execute(db)
  return rows[0]?.name ?? null
}

/** What a plan is of: its subject and its class, by its id too. */
export async function planOf(db: Db, schoolId: number, planUuid: string) {
  const { rows } = await sql<{ subject: Named; group: string; groupId: number }>`select subject.name as subject,
      ${sql.raw(groupLabel('g'))} as "group", g.id as "groupId"
    from calendar_plan join subject on subject.id = calendar_plan.subject_id
    join school_class g on g.school_id = calendar_plan.school_id and g.id = calendar_plan.group_id
    where calendar_plan.school_id = ${schoolId} and calendar_plan.uuid = ${planUuid}::uuid`.execute(db)
  return rows[0]
}

/** Whom the homework of a lesson is for: all, or some; null where there is none to tell of. */
export async function homeworkIsFor(db: Db, schoolId: number, lessonUuid: string): Promise<number[] | 'all' | null> {
  const { rows } = await sql<{ students: number[] | null }>`select case when not homework.to_all then
      array(select recipient.student_id from homework_recipient recipient
        where recipient.school_id = homework.school_id and recipient.homework_uuid = homework.uuid) end as students
    from homework where homework.school_id = ${schoolId} and homework.lesson_uuid = ${lessonUuid}::uuid`.execute(db)
  const [row] = rows
  return row ? (row.students ?? 'all') : null
}

/** Who leads the class of a student on a day. */
export async function leadsOf(db: Db, schoolId: number, studentId: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select study_group.lead_id as id from class_stay enrolment
    join school_class study_group on study_group.school_id = enrolment.school_id and study_group.id = enrolment.group_id
    where enrolment.school_id = ${schoolId} and enrolment.student_id = ${studentId} and enrolment.since <= ${today}::date
      and (enrolment.until is null or enrolment.until > ${today}::date) and study_group.lead_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Hours for which the school keeps new marks from families. */
export async function markNoticeHours(db: Db, schoolId: number): Promise<number> {
  const { rows } = await sql<{ hours: number }>`select school.mark_notice_hours as hours from known_school school
    where school.id = ${schoolId}`.execute(db)
  return rows[0]?.hours ?? 0
}

/** The name of somebody, and of others whether they are of a family: students and parents. */
export async function writerAndReaders(
  db: Db,
  authorId: number,
  readerIds: readonly number[],
): Promise<{ author: string; families: number[] }> {
  const { rows } = await sql<{ id: number; name: string; role: string }>`select app_user.id,
      ${sql.raw(personName('app_user'))} as name, app_user.role
    from placed_person app_user
    where app_user.id = any(${[authorId, ...readerIds]}::int[])`.execute(db)
  const author = rows.find(({ id }) => id === authorId)?.name ?? ''
  const families = rows.filter(({ role }) => role === 'student' || role === 'parent').map(({ id }) => id)
  return { author, families }
}

/** Whether an answer to homework was sent back or scored, which is news for its family. */
export async function isReviewed(db: Db, schoolId: number, answerId: string): Promise<boolean> {
  const { rows } = await sql`select from homework_answer answer where answer.school_id = ${schoolId}
    and answer.uuid = ${answerId}::uuid and answer.state in ('returned', 'scored')`.execute(db)
  return rows.length > 0
}

/** Whether a report or the opening of a talk waits to be decided. */
export async function safetyWaits(db: Db, schoolId: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from message_report report
      where report.school_id = ${schoolId} and report.decided_at is null)
    or exists (select from safety_opening opening
      where opening.school_id = ${schoolId} and opening.agreed is null) as waits`.execute(db)
  return rows[0]?.waits === true
}

/** The open places of a person, who hears of what concerns them at each. */
export async function placesOfPerson(db: Db, personId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from placement u
    where u.person_id = ${personId} and u.archived_at is null order by u.id limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whoever runs the platform. */
export async function platformAdmins(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from placement u
    where u.role = 'platform-admin' and u.archived_at is null order by u.id limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

export async function schoolNamed(db: Db, schoolId: number): Promise<Named | undefined> {
  const { rows } = await sql<{ name: Named }>`select s.name from known_school s where s.id = ${schoolId}`.execute(db)
  return rows[0]?.name
}
