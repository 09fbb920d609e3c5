import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { NewSlot } from '../repository-bulk.ts'

/** Writers of the reference weeks of a school wait for each other. */
export async function lockSlots(db: Db, schoolId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`timetable-slots ${schoolId}`}, 0))`.execute(db)
}

/** Changes a slot of the reference week. */
export async function changeSlot(db: Db, schoolId: number, id: number, slot: NewSlot): Promise<void> {
  await db
    .updateTable('timetable_slot')
    .set({
      plan_uuid: slot.planUuid,
      subgroup_id: slot.subgroupId,
      week_day: slot.weekDay,
      number: slot.number,
      cabinet_id: slot.cabinetId,
    })
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .execute()
}

export async function removeSlot(db: Db, schoolId: number, id: number): Promise<void> {
  await db.deleteFrom('timetable_slot').where('school_id', '=', schoolId).where('id', '=', id).execute()
}

/** Takes the reference weeks of some classes away. */
export async function clearSlots(db: Db, schoolId: number, groupIds: readonly number[]): Promise<void> {
  await sql`delete from timetable_slot where timetable_slot.school_id = ${schoolId}
    and timetable_slot.group_id = any(${groupIds}::int[])`.execute(db)
}
