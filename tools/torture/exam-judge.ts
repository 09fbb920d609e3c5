import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Device } from './exam-devices.ts'

export type ExamVerdict = { missing: number; twice: number; strange: number; broken: number; afterBell: number }

type EventRow = { id: string; student: number; exercise: string; version: number; answer: unknown }
type StandingRow = { student: number; exercise: string; version: number; answer: unknown; events: number }

/**
 * Holds what devices were told against the events of the database. `missing`: acknowledged and not there. `twice`: there more
 * than once. `strange`: another answer than the acknowledged one, or another stands than the device shows. `broken`: versions
 * that do not follow each other. `afterBell`: given after the bell and kept.
 */
export async function judgeExam(pool: pg.Pool, sitting: string, devices: readonly Device[]): Promise<ExamVerdict> {
  const { rows: events } = await pool.query<EventRow>(
    `select e.id, a.student_id as student, e.exercise_uuid as exercise, e.version, e.answer
     from answer_event e join attempt a on a.school_id = e.school_id and a.uuid = e.attempt_uuid
     where a.sitting_uuid = $1`,
    [sitting],
  )
  const { rows: standing } = await pool.query<StandingRow>(
    `select a.student_id as student, n.exercise_uuid as exercise, n.version, n.answer,
       (select count(*)::int from answer_event e where e.school_id = n.school_id and e.attempt_uuid = n.attempt_uuid
         and e.exercise_uuid = n.exercise_uuid) as events
     from answer n join attempt a on a.school_id = n.school_id and a.uuid = n.attempt_uuid where a.sitting_uuid = $1`,
    [sitting],
  )
  const known = Map.groupBy(events, ({ id }) => id)
  const stands = new Map(standing.map((row) => [`${row.student} ${row.exercise}`, row]))
  const told = devices.flatMap(({ studentId, acknowledged }) => acknowledged.map((one) => ({ studentId, ...one })))
  const found = told.map((one) => ({ one, rows: known.get(one.id) ?? [] }))
  const shown = devices.flatMap(({ studentId, shown: screen }) =>
    [...screen].map(([question, answer]) => ({ row: stands.get(`${studentId} ${question}`), answer })),
  )
  return {
    missing: found.filter(({ rows }) => rows.length === 0).length,
    twice: found.filter(({ rows }) => rows.length > 1).length,
    strange:
      found.filter(({ one, rows }) =>
        rows.some(({ student, answer }) => student !== one.studentId || !isDeepStrictEqual(answer, one.answer)),
      ).length + shown.filter(({ row, answer }) => !isDeepStrictEqual(row?.answer, answer)).length,
    broken: standing.filter(({ version, events: count }) => version !== count).length,
    afterBell: devices.flatMap(({ tooLate }) => tooLate).filter((id) => known.has(id)).length,
  }
}
