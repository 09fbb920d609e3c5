import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type IinRow = {
  surname: string
  firstname: string
  lastname: string
  sex: 'm' | 'w'
  bornDate: string | null
}

/** Who has an IIN, of those who have or had a place in a school, or a child there. */
export async function personOfSchool(db: Db, schoolId: number, iin: string): Promise<IinRow | null> {
  const { rows } = await sql<IinRow>`select p.surname, p.firstname, p.patronymic as lastname, p.sex,
      p.born_on as "bornDate"
    from known_person p where p.iin = ${iin} and (
      exists (select from placement u where u.person_id = p.id and u.school_id = ${schoolId} and not u.waiting)
      or exists (select from placement u join guardianship g on g.parent_id = u.id and g.school_id = ${schoolId}
        where u.person_id = p.id))`.execute(db)
  return rows[0] ?? null
}

type Counts = { minute: number; day: number }

/** How many look-ups somebody has made in the last minute, and in the last day. */
export async function lookUpsOf(db: Db, schoolId: number, userId: number, now: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`select
      count(*) filter (where l.at > ${now}::timestamptz - interval '1 minute')::int as minute, count(*)::int as day
    from iin_look_up l where l.school_id = ${schoolId} and l.by_user_id = ${userId}
      and l.at > ${now}::timestamptz - interval '1 day'`.execute(db)
  return rows[0] ?? { minute: 0, day: 0 }
}

/** Who has an IIN, whichever school knows them: for writes, never to be shown. */
export async function personOfIin(db: Db, iin: string): Promise<(IinRow & { personId: number }) | null> {
  const { rows } = await sql<IinRow & { personId: number }>`select p.id as "personId", p.surname, p.firstname,
    p.patronymic as lastname, p.sex, p.born_on as "bornDate" from known_person p where p.iin = ${iin}`.execute(db)
  return rows[0] ?? null
}

/** Whether a school lets somebody besides its management change students. */
export async function letsEdit(db: Db, schoolId: number, role: 'group-lead' | 'teacher'): Promise<boolean> {
  const { rows } = await sql<{ lead: boolean; teacher: boolean }>`select s.group_load_edit as lead,
    s.teacher_edit as teacher from known_school s where s.id = ${schoolId}`.execute(db)
  return rows[0]?.[role === 'teacher' ? 'teacher' : 'lead'] === true
}
