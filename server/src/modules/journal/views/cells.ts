import type { Sign } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { personName } from '#vocabulary/people.ts'

/** A cell of the journal: a student in a lesson. */
export type JournalCell = { lesson: string; student: number }
export const keyOf = ({ lesson, student }: JournalCell): string => `${lesson}:${student}`

/** A value as the database holds it. */
export type Value = { score: number | null; sign: Sign | null; comment: string }

/** What a cell holds, who wrote it and when. */
export type WrittenCell = Value & { version: number; by: string | null; at: string | null }

/** What cells hold, by lesson and student: asked only about those that were not simply stored. */
export async function writtenCells(
  db: Db,
  schoolId: number,
  cells: readonly JournalCell[],
): Promise<Map<string, WrittenCell>> {
  const lessons = [...new Set(cells.map(({ lesson }) => lesson))]
  const students = [...new Set(cells.map(({ student }) => student))]
  const { rows } = await named(
    'journal-written',
    sql<
      Value & JournalCell & { version: number; by: string; at: Date }
    >`select m.lesson_uuid as lesson, m.student_id as student,
      m.score, m.sign, m.comment, m.version, ${sql.raw(personName('u'))} as by, m.updated_at as at
    from mark m
    join placed_person u on u.id = m.updated_by
    where m.school_id = ${schoolId} and m.lesson_uuid = any(${lessons}::uuid[])
      and m.student_id = any(${students}::int[])`,
  ).execute(db)
  return new Map(
    rows.map(({ lesson, student, at, ...value }) => [keyOf({ lesson, student }), { ...value, at: at.toISOString() }]),
  )
}

/** The operation of an id that was used before. */
export type UsedOperation = Value & JournalCell & { id: string; base: number; by: number }

/** Which of the ids were used in the school before, and for what: asked only about operations that were not simply stored. */
export async function usedBefore(
  db: Db,
  schoolId: number,
  ids: readonly string[],
): Promise<Map<string, UsedOperation>> {
  const { rows } = await named(
    'journal-used',
    sql<UsedOperation>`select e.operation_id as id, e.lesson_uuid as lesson, e.student_id as student, e.base_version as base, e.score, e.sign, e.comment,
      e.by_user_id as by
    from mark_event e where e.school_id = ${schoolId}::int and e.operation_id = any(${ids}::uuid[])`,
  ).execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
