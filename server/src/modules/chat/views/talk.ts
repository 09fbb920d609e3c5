import type { Language } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends, inHalf } from '#school/half/half.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName, personName } from '#vocabulary/people.ts'
import type { TalkRow } from './audience.ts'

export type ShownTalk = { title: string | null; role: string | null; about: string | null; answerTo: number | null }

type Asked = {
  me: number
  otherId: number | null
  /** Of a parent's children only those whom the caller leads or teaches. */
  ownOnly: boolean
  language: Language
  lastSeq: number
}

/** Who teaches a class by a plan, or has a lesson of it in place of somebody. */
const teaches = (me: number) => sql`exists (select from calendar_plan w where w.school_id = e.school_id
    and w.group_id = e.group_id and w.teacher_id = ${me}::int and ${sql.raw(inHalf('e', 'w', (half) => `${half}.until is null`))})
  or exists (select from class_lesson w where w.school_id = e.school_id and w.teacher_id = ${me}::int
    and w.substituted_id is not null and ${sql.raw(attends('e', 'w'))})`

/** What a talk is called, who the other is, and to whom one answers in private: whoever wrote last. */
export async function peopleOf(
  db: Db,
  { schoolId, uuid, groupId, lessonUuid }: TalkRow,
  { me, otherId, ownOnly, language, lastSeq }: Asked,
): Promise<ShownTalk> {
  const { rows } = await sql<ShownTalk>`select
      coalesce((select ${sql.raw(fullName('u'))} from placed_person u
          where u.id = ${otherId}::int),
        (select ${sql.raw(groupLabel('g'))} from school_class g
          where g.school_id = ${schoolId}::int and g.id = ${groupId}::int),
        (select (j.name ->> ${language}) || ' · ' || ${sql.raw(groupLabel('g'))} from class_lesson l
          join school_class g on g.school_id = l.school_id and g.id = l.group_id
          join subject j on j.id = l.subject_id
          where l.school_id = ${schoolId}::int and l.uuid = ${lessonUuid}::uuid)) as title,
      (select coalesce(u.subrole, u.role) from placed_person u where u.id = ${otherId}::int) as role,
      (select string_agg(distinct ${sql.raw(groupLabel('g'))} || case when e.student_id = ${otherId}::int then ''
          else ' · ' || ${sql.raw(personName('k'))} end, ', ')
        from class_stay e
        join school_class g on g.school_id = e.school_id and g.id = e.group_id
        join placed_person k on k.id = e.student_id
        where e.school_id = ${schoolId}::int and e.until is null and (e.student_id = ${otherId}::int
          or exists (select from family_tie b where b.school_id = e.school_id and b.student_id = e.student_id
            and b.parent_id = ${otherId}::int)
            and (not ${ownOnly}::bool or g.lead_id = ${me}::int or ${teaches(me)}))) as about,
      (select m.author_id from message m where m.school_id = ${schoolId}::int and m.conversation_uuid = ${uuid}::uuid
        and m.seq = ${lastSeq}::int and m.author_id <> ${me}::int) as "answerTo"`.execute(db)
  return rows[0] ?? { title: null, role: null, about: null, answerTo: null }
}

type Opened = { at: Date; until: Date; by: string[] }

/** The openings for safety that were agreed to, the latest first. */
export async function openingsOf(db: Db, { schoolId, uuid }: TalkRow): Promise<Opened[]> {
  const { rows } = await sql<Opened>`select o.decided_at as at, o.until,
      json_build_array(${sql.raw(personName('a'))}, ${sql.raw(personName('d'))}) as by
    from safety_opening o
    join placed_person a on a.school_id = o.school_id and a.id = o.asked_by
    join placed_person d on d.school_id = o.school_id and d.id = o.decided_by
    where o.school_id = ${schoolId}::int and o.conversation_uuid = ${uuid}::uuid and o.agreed
      and o.decided_at is not null
    order by o.decided_at desc limit 20`.execute(db)
  return rows
}
