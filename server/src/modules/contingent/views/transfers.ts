import type { Transfer } from '@qalam/contract/contingent/transfers.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains } from '#platform/db/page.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

/** The transfers of a school: those to it, or those from it. */
export async function transfersOf(db: Db, schoolId: number, way: 'to' | 'from'): Promise<Transfer[]> {
  const mine = sql.ref(way === 'to' ? 't.to_school_id' : 't.from_school_id')
  const theirs = sql.ref(way === 'to' ? 't.from_school_id' : 't.to_school_id')
  const student = sql.ref(way === 'to' ? 't.taken_as' : 't.student_id')
  const { rows } = await sql<Transfer>`select t.id, ${student} as "studentId", ${sql.raw(fullName('u'))} as name,
      s.name as school, ${sql.raw(groupLabel('g'))} as "group", t.leaves_on as "leavesOn", t.departure_order as "order",
      t.state, t.taken_on as "takenOn", u.iin is not null as "hasIin"
    from student_transfer t
    join known_school s on s.id = ${theirs}
    join placed_person u on u.id = t.student_id
    left join lateral (select e.group_id from enrolment e
      where e.school_id = t.from_school_id and e.student_id = t.student_id order by e.since desc limit 1) last on true
    left join school_class g on g.school_id = t.from_school_id and g.id = last.group_id
    where ${mine} = ${schoolId}
    order by t.state = 'open' desc, t.created_at desc, t.id desc limit 200`.execute(db)
  return rows
}

/** The present stay of a student, or the next one. */
export async function stayNow(
  db: Db,
  schoolId: number,
  studentId: number,
  today: string,
): Promise<{ groupId: number; since: string } | undefined> {
  const { rows } = await sql<{ groupId: number; since: string }>`select e.group_id as "groupId", e.since
    from enrolment e where e.school_id = ${schoolId} and e.student_id = ${studentId}
      and (e.until is null or e.until > ${today}::date) order by e.since limit 1`.execute(db)
  return rows[0]
}

export async function schoolsNamed(db: Db, besides: number, words: string): Promise<{ id: number; name: Named }[]> {
  const { rows } = await sql<{ id: number; name: Named }>`select s.id, s.name from known_school s
    where s.id <> ${besides} and ${contains(words, sql`s.name->>'kz'`, sql`s.name->>'ru'`, sql`s.name->>'en'`)}
    order by s.name->>'kz' collate "und-x-icu", s.id limit 20`.execute(db)
  return rows
}

export async function isSchool(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from known_school s where s.id = ${id}`.execute(db)
  return rows.length > 0
}

/** The parents of a student of a school in their order. */
export type TransferParent = { parentId: number; personId: number; place: number }

/** The parents who are bound to a student, with their places. */
export async function parentsOf(db: Db, schoolId: number, studentId: number): Promise<TransferParent[]> {
  const { rows } = await sql<TransferParent>`select b.parent_id as "parentId", u.person_id as "personId", b.place
    from family_tie b join placement u on u.id = b.parent_id
    where b.school_id = ${schoolId} and b.student_id = ${studentId} order by b.place`.execute(db)
  return rows
}
