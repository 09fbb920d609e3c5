import { schoolStaff } from '@qalam/contract/kernel/roles.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'

export type TalkRow = {
  schoolId: number
  uuid: string
  kind: 'direct' | 'class' | 'announcement' | 'lesson'
  firstId: number | null
  secondId: number | null
  groupId: number | null
  lessonUuid: string | null
  lastSeq: number
}

/** Who works in a school, as the roles of `app_user`. */
export const workers = sql`u.role = any(${schoolStaff.filter((role) => role !== 'group-lead')}::text[])`

/** Students of a group on a day and their parents. */
const familiesOf = (schoolId: number, groupId: number, today: string): RawBuilder<unknown> => sql`
  with stays as (select e.student_id from class_stay e where e.school_id = ${schoolId}::int and e.group_id = ${groupId}::int
    and e.since <= ${today}::date and (e.until is null or e.until > ${today}::date))
  select s.student_id as id from stays s
  union select b.parent_id from stays s
    join family_tie b on b.school_id = ${schoolId}::int and b.student_id = s.student_id`

function audienceSql({ schoolId, kind, groupId, lessonUuid }: TalkRow, today: string): RawBuilder<{ id: number }> {
  if (kind === 'class')
    return sql`${familiesOf(schoolId, groupId ?? 0, today)}
      union select g.lead_id from school_class g
        where g.school_id = ${schoolId}::int and g.id = ${groupId}::int and g.lead_id is not null`
  if (kind === 'announcement')
    return sql`select u.id from placement u where u.school_id = ${schoolId}::int and u.archived_at is null and ${workers}`
  return sql`select e.student_id as id from class_lesson l
      join class_stay e on e.school_id = ${schoolId}::int and ${sql.raw(attends('e', 'l'))}
      where l.school_id = ${schoolId}::int and l.uuid = ${lessonUuid}::uuid
    union select t.id from class_lesson l, lateral (values (l.teacher_id), (l.substituted_id)) t (id)
      where l.school_id = ${schoolId}::int and l.uuid = ${lessonUuid}::uuid and t.id is not null`
}

/** Who takes part in a talk at this moment: the two, the class and its lead, the staff, whoever attends the lesson. */
export async function audienceOf(db: Db, talk: TalkRow, today: string): Promise<number[]> {
  if (talk.kind === 'direct') return [talk.firstId, talk.secondId].filter((id) => id !== null)
  const { rows } = await audienceSql(talk, today).execute(db)
  return rows.map(({ id }) => id)
}

export type LessonTalk = {
  schoolId: number
  day: string
  starts: string
  ends: string
  teacherId: number
  substitutedId: number | null
  leadId: number | null
}

/** When a lesson is and who gives it. */
export async function lessonOf(db: Db, schoolId: number, uuid: string): Promise<LessonTalk | undefined> {
  const { rows } = await sql<LessonTalk>`select l.school_id as "schoolId", l.on_date as day,
      to_char(l.starts, 'HH24:MI') as starts, to_char(l.ends, 'HH24:MI') as ends,
      l.teacher_id as "teacherId", l.substituted_id as "substitutedId", g.lead_id as "leadId"
    from class_lesson l join school_class g on g.school_id = l.school_id and g.id = l.group_id
    where l.school_id = ${schoolId}::int and l.uuid = ${uuid}::uuid`.execute(db)
  return rows[0]
}

/** The lead of a class; undefined where there is no such class. */
export async function leadOf(db: Db, schoolId: number, groupId: number): Promise<number | null | undefined> {
  const { rows } = await sql<{ leadId: number | null }>`select g.lead_id as "leadId" from school_class g
    where g.school_id = ${schoolId}::int and g.id = ${groupId}::int and g.archived_at is null`.execute(db)
  return rows[0]?.leadId
}
