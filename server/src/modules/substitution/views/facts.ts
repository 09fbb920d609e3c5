import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { clock, dotted } from '#platform/db/written.ts'
import { personName } from '#vocabulary/people.ts'

/** How many of these people work in a school and teach there, or run it. */
export async function workingOf(db: Db, schoolId: number, userIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from placement u
    where u.school_id = ${schoolId} and u.id = any(${userIds}::int[]) and u.archived_at is null
      and coalesce(u.subrole, u.role) in ('teacher', 'group-lead', 'zavuch', 'director')`.execute(db)
  return rows[0]?.count ?? 0
}

type Wish = { uuid: string; teacherId: number }
type Busy = { name: string; date: string; time: string }

/** The first of the wishes whose teacher has another lesson at that time or is away that day; lessons over a clash too. */
export async function firstBusy(db: Db, schoolId: number, wishes: readonly Wish[]): Promise<Busy | undefined> {
  const { rows } = await sql<Busy>`
    select ${sql.raw(personName('u'))} as name, ${sql.raw(dotted('l.on_date'))} as date, ${sql.raw(clock('l.starts'))} as time
    from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as w(uuid uuid, "teacherId" int)
    join class_lesson l on l.school_id = ${schoolId} and l.uuid = w.uuid and l.teacher_id <> w."teacherId"
    join placed_person u on u.school_id = ${schoolId} and u.id = w."teacherId"
    where exists (select from class_lesson b where b.school_id = ${schoolId} and b.teacher_id = w."teacherId"
        and b.on_date = l.on_date and b.during && l.during and b.uuid <> l.uuid)
      or exists (select from absence a where a.school_id = ${schoolId} and a.teacher_id = w."teacherId"
        and a.cancelled_at is null and l.on_date between a.starts_on and a.ends_on)
    order by l.on_date, l.starts limit 1`.execute(db)
  return rows[0]
}
