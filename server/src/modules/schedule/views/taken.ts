import type { BusyTime } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { clock, dotted } from '#platform/db/written.ts'
import { sharePupil } from '#school/half/half.ts'

/** More than the lessons of a week that one teacher, one room and one group can have together. */
const most = 400

type TakenQuery = { schoolId: number; uuid: string; monday: string; sunday: string }

/** When the teacher, the room and the pupils of a lesson are taken by others from one day to another; days as on the wire. */
export async function takenBeside(db: Db, { schoolId, uuid, monday, sunday }: TakenQuery): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime & { on_date: string; starts: string }>`
    select distinct x.side, ${sql.raw(dotted('l.on_date'))} as date, ${sql.raw(clock('l.starts'))} as "timeStart",
      ${sql.raw(clock('l.ends'))} as "timeEnd", l.on_date, l.starts
    from lesson me
    join lesson l on l.school_id = me.school_id and l.on_date between ${monday} and ${sunday} and l.uuid <> me.uuid
      and (l.teacher_id = me.teacher_id or l.cabinet_id = me.cabinet_id or l.group_id = me.group_id)
    cross join lateral (values
      ('teacher', l.teacher_id = me.teacher_id),
      ('cabinet', l.cabinet_id = me.cabinet_id),
      ('group', l.group_id = me.group_id and (me.subgroup_id is null or l.subgroup_id is null
        or l.subgroup_number = me.subgroup_number or (l.subject_id <> me.subject_id
          and ${sql.raw(sharePupil('me.school_id', 'me.subgroup_id', 'l.subgroup_id', 'l.on_date'))})))) x(side, hit)
    where me.uuid = ${uuid} and me.school_id = ${schoolId} and x.hit
    order by l.on_date, l.starts, x.side
    limit ${most}`.execute(db)
  return rows.map(({ side, date, timeStart, timeEnd }) => ({ side, date, timeStart, timeEnd }))
}
