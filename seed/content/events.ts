import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import type pg from 'pg'
import type { Content, Demo } from '../content.ts'
import type { Speak } from '../week.ts'

async function fill({ pool, speak, schoolId, now }: Demo): Promise<void> {
  await conduct(pool, schoolId, now)
  await substitute(pool, schoolId, localDay(now))
  await forceClash(pool, speak, schoolId, now)
}

/** Every lesson that is over was conducted by its teacher as it ended. */
async function conduct(pool: pg.Pool, schoolId: number, now: Date): Promise<void> {
  await pool.query(
    `update lesson set conducted_by = teacher_id, conducted_at = (on_date + ends) at time zone 'Asia/Almaty'
     where school_id = $1 and (on_date + ends) at time zone 'Asia/Almaty' < $2::timestamptz`,
    [schoolId, now],
  )
}

/** The next algebra lesson of 7А is given by a colleague who is free at that hour. */
async function substitute(pool: pg.Pool, schoolId: number, today: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update lesson set substituted_id = lesson.teacher_id, teacher_id = free.id
     from (select l.uuid, u.id from lesson l join study_group g on g.school_id = l.school_id and g.id = l.group_id
       join app_user u on u.school_id = l.school_id and u.role = 'teacher' and u.id <> l.teacher_id
       where l.school_id = $1 and g.parallel = 7 and g.letter = 'А' and l.subject_id = 12 and l.on_date > $2::date
         and not exists (select from lesson b where b.school_id = l.school_id and b.teacher_id = u.id and b.during && l.during)
         and exists (select from calendar_plan c where c.teacher_id = u.id and c.subject_id in (13, 14, 16, 19))
       order by l.on_date, l.starts, u.id limit 1) free
     where lesson.uuid = free.uuid`,
    [schoolId, today],
  )
  if (rowCount !== 1) throw new Error('Nobody of the demo school could substitute.')
}

type ClashingMove = {
  uuid: string
  version: number
  date: string
  starts: string
  ends: string
  theme: string | null
  cabinet: number
}

/** The deputy puts a lesson of 7Ә of the coming days into the room of another class, knowing that it is taken. */
async function forceClash(pool: pg.Pool, speak: Speak, schoolId: number, now: Date): Promise<void> {
  const { rows } = await pool.query<ClashingMove & { zavuch: number }>(
    `select l.uuid, l.version, l.on_date::text as date, to_char(l.starts, 'HH24:MI') as starts, to_char(l.ends, 'HH24:MI') as ends,
       l.plan_lesson_uuid as theme, other.cabinet_id as cabinet, z.id as zavuch
     from lesson l join study_group g on g.school_id = l.school_id and g.id = l.group_id
     join lesson other on other.school_id = l.school_id and other.during && l.during and other.uuid <> l.uuid
       and other.group_id <> l.group_id and other.cabinet_id is not null
     join app_user z on z.school_id = l.school_id and z.role = 'zavuch'
     where l.school_id = $1 and g.parallel = 7 and g.letter = 'Ә' and l.subgroup_id is null and l.substituted_id is null
       and other.substituted_id is null and l.on_date > $2::date
     order by l.on_date, l.starts, other.uuid, z.id limit 1`,
    [schoolId, localDay(now)],
  )
  const [wanted] = rows
  if (!wanted) throw new Error('The demo school has no two lessons at one time.')
  await speak(wanted.zavuch, now, schedule.change, {
    params: { scheduleUuid: wanted.uuid },
    body: {
      version: wanted.version,
      date: wanted.date,
      timeStart: wanted.starts,
      timeEnd: wanted.ends,
      cabinet_id: wanted.cabinet,
      calendar_plan_lesson_uuid: wanted.theme,
      isForce: 1,
    },
  })
}

/** What happens in any school: held lessons are conducted, a teacher falls ill, two lessons share a room for once. */
export const content: Content = { order: 40, fill }
