import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'

/** Somebody to print a sheet for, on the sheet of a group or of the staff; whether a handed-out password stands. */
export type SheetRow = { userId: number; sheet: string | null; handedOut: boolean }
type SheetsQuery = { userIds: readonly number[]; withParents: boolean; today: string }

/** The chosen people of a school in the order of their groups and names, parents behind their child, everybody once. */
export async function sheetRows(
  db: Db,
  schoolId: number,
  { userIds, withParents, today }: SheetsQuery,
): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    with chosen as (
      select u.id, u.person_id, u.id as student_id, 0 as place from placement u
      where u.school_id = ${schoolId} and u.id = any(${userIds}::int[])
      union all
      select par.id, par.person_id, child.id, b.place from placement child
      join family_tie b on b.school_id = child.school_id and b.student_id = child.id
      join placement par on par.id = b.parent_id
      where ${withParents} and child.school_id = ${schoolId} and child.id = any(${userIds}::int[])),
    sheet as (
      select distinct on (chosen.person_id) chosen.id as "userId", ${sql.raw(groupLabel('g'))} as sheet,
        coalesce(a.default_password, true) as "handedOut", g.parallel, g.letter,
        concat_ws(' ', student.surname, student.firstname) as name, chosen.place
      from chosen
      join placed_person student on student.school_id = ${schoolId} and student.id = chosen.student_id
      left join account a on a.person_id = chosen.person_id
      left join lateral (select e.group_id from class_stay e
        where e.school_id = ${schoolId} and e.student_id = student.id and (e.until is null or e.until > ${today}::date)
        order by e.since limit 1) stay on true
      left join school_class g on g.school_id = ${schoolId} and g.id = stay.group_id
      order by chosen.person_id, chosen.place)
    select sheet."userId", sheet.sheet, sheet."handedOut" from sheet
    order by sheet.parallel nulls first, sheet.letter, sheet.name collate "und-x-icu", sheet.place`.execute(db)
  return rows
}
