import { sql } from 'kysely'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'

/** A program for a class of the next year; `before` is the stay in that of this year. */
type NextProgram = {
  groupId: number
  description: string
  timeSchemeUuid: string
  stays: readonly { studentId: number; order: string; before: number }[]
}

/** What came of it: each stay with the one that it follows. */
export type CarriedProgram = { id: number; groupId: number; stays: { id: number; before: number; studentId: number }[] }

/** Programs go on in other classes from a day on: the stays of before end with that day, and new ones by the same orders begin. */
export async function carryPrograms(
  db: Db,
  schoolId: number,
  on: string,
  programs: readonly NextProgram[],
): Promise<CarriedProgram[]> {
  const stored = await sql<{ id: number; groupId: number; description: string }>`
    insert into training_program (school_id, group_id, description, time_scheme_uuid)
    select ${schoolId}, p."groupId", p.description, p."timeSchemeUuid"
    from jsonb_to_recordset(${JSON.stringify(programs)}::jsonb)
      as p("groupId" int, description text, "timeSchemeUuid" uuid)
    returning id, group_id as "groupId", description`.execute(db)
  const carried = programs.map((program) => {
    const same = stored.rows.find((row) => row.groupId === program.groupId && row.description === program.description)
    return { ...program, id: found(same).id }
  })
  const wanted = carried.flatMap(({ id: programId, stays }) => stays.map((stay) => ({ ...stay, programId })))
  await sql`update training_stay set until = ${on}::date where school_id = ${schoolId}
    and id = any(${wanted.map(({ before }) => before)}::int[])`.execute(db)
  const begun = await sql<{ id: number; studentId: number }>`
    insert into training_stay (school_id, program_id, student_id, since, arrival_order)
    select ${schoolId}, s."programId", s."studentId", ${on}::date, s."order"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as s("programId" int, "studentId" int, "order" text)
    returning id, student_id as "studentId"`.execute(db)
  const stayOf = new Map(begun.rows.map(({ id, studentId }) => [studentId, id]))
  return carried.map(({ id, groupId, stays }) => ({
    ...{ id, groupId },
    stays: stays.map(({ studentId, before }) => ({ id: found(stayOf.get(studentId)), before, studentId })),
  }))
}

/** Programs that went on are taken back: the stays of before have no end again. */
export async function takeBackPrograms(db: Db, schoolId: number, carried: readonly CarriedProgram[]): Promise<void> {
  const stays = carried.flatMap((program) => program.stays)
  await sql`delete from training_stay where school_id = ${schoolId}
    and id = any(${stays.map(({ id }) => id)}::int[])`.execute(db)
  await sql`update training_stay set until = null where school_id = ${schoolId}
    and id = any(${stays.map(({ before }) => before)}::int[])`.execute(db)
  await sql`delete from training_program where school_id = ${schoolId}
    and id = any(${carried.map(({ id }) => id)}::int[])`.execute(db)
}
