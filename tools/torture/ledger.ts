import type pg from 'pg'
import type { MarkResult } from '../../contract/src/journal/api.ts'
import type { Operation } from './client.ts'

/** What clients were told, to be held against what the database has. */
export type Ledger = {
  attempts: number
  /** Told stored or repeated. */
  acknowledged: Map<string, Operation>
  /** Told stale or refused, with what stands instead. */
  reported: number
  note: (operations: readonly Operation[], results: readonly MarkResult[]) => void
}

export function newLedger(): Ledger {
  const ledger: Ledger = {
    attempts: 0,
    acknowledged: new Map(),
    reported: 0,
    note: (operations, results) => {
      for (const [index, { outcome }] of results.entries()) {
        const operation = operations[index]
        if (!operation) continue
        if (outcome === 'stored' || outcome === 'repeated') ledger.acknowledged.set(operation.operationId, operation)
        else ledger.reported++
      }
    },
  }
  return ledger
}

export type Verdict = { missing: number; twice: number; strange: number; broken: number }

/**
 * Holds a ledger against the events of a school. `missing`: acknowledged and not there. `twice`: there more than once.
 * `strange`: another value than the one that was acknowledged. `broken`: cells whose versions do not follow each other
 * from 1 to the one that stands, or whose value is not that of the last event.
 */
export async function judge(pool: pg.Pool, schoolId: number, { acknowledged }: Ledger): Promise<Verdict> {
  const { rows } = await pool.query<{ id: string; lesson: string; student: number; version: number; score: number }>(
    `select operation_id as id, lesson_uuid as lesson, student_id as student, version, score
     from mark_event where school_id = $1`,
    [schoolId],
  )
  const events = Map.groupBy(rows, ({ id }) => id)
  const of = [...acknowledged.values()].map((operation) => ({
    operation,
    found: events.get(operation.operationId) ?? [],
  }))
  const { rows: broken } = await pool.query(
    `select m.lesson_uuid from mark m
     left join lateral (
       select count(*)::int as events, max(e.version) as last, (array_agg(e.score order by e.version desc))[1] as score
       from mark_event e where e.school_id = m.school_id and e.lesson_uuid = m.lesson_uuid and e.student_id = m.student_id
     ) e on true
     where m.school_id = $1 and (e.events <> m.version or e.last <> m.version or e.score is distinct from m.score)`,
    [schoolId],
  )
  return {
    missing: of.filter(({ found }) => found.length === 0).length,
    twice: of.filter(({ found }) => found.length > 1).length,
    strange: of.filter(({ operation, found }) =>
      found.some(
        ({ lesson, student, score, version }) =>
          lesson !== operation.scheduleUuid ||
          student !== operation.userId ||
          score !== operation.score ||
          version !== operation.baseVersion + 1,
      ),
    ).length,
    broken: broken.length,
  }
}

export const isClean = ({ missing, twice, strange, broken }: Verdict): boolean =>
  missing + twice + strange + broken === 0
