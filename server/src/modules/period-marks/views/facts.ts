import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { substituteSince } from '@qalam/contract/substitution/rules.ts'
import { sql } from 'kysely'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { personName } from '#vocabulary/people.ts'
import type { BroughtRow } from './brought.ts'

/** A mark of a period as it stands. */
export type PeriodMarkRow = {
  studentId: number
  period: MarkPeriod
  uuid: string
  score: number | null
  unmarked: Unmarked | null
  comment: string
  version: number
  by: string
  at: string
}

/** Scores of a student in a quarter (1…4) by the kind of lesson: score and maximum of each. */
export type QuarterScores = { studentId: number; quarter: number; kind: string; scores: [number, number][] }

export type ClosingRow = { period: MarkPeriod; revision: number; by: string; at: string }

/** What is known of the periods of a plan. */
export type PeriodFacts = {
  /** Oldest revision first. */
  closings: ClosingRow[]
  marks: PeriodMarkRow[]
  scores: QuarterScores[]
  /** Lessons that have begun and hold nothing, by quarter (1…4). */
  unmarked: { quarter: number; lessons: number }[]
  /** The caller takes a lesson of the plan that is not over for them. */
  substitutes: boolean
  /** What students of the plan were given elsewhere for the subject, in the order of the stays. */
  brought: BroughtRow[]
}

export type FactsAsked = { schoolId: number; planUuid: string; userId: number; today: string; clock: string }

/** The marks of all periods of a plan, the scores that they come from, and the closings, in one statement. */
export async function factsOf(
  db: Db,
  { schoolId, planUuid, userId, today, clock }: FactsAsked,
): Promise<Omit<PeriodFacts, 'brought'>> {
  const { rows } = await named(
    'period-facts',
    sql<Omit<PeriodFacts, 'brought'>>`
    with asked as materialized (
      select ${schoolId}::int as school, ${planUuid}::uuid as plan
    ), held as materialized (
      select l.uuid, l.quarter_id % 10 as quarter, l.teacher_id, coalesce(t.entity_kind, 'regular') as kind,
        coalesce(t.max_score, 10)::int as max, l.on_date, l.starts,
        (l.on_date, l.starts) <= (${today}::date, ${clock}::time) as begun
      from asked a
      join class_lesson l on l.school_id = a.school and l.plan_uuid = a.plan
      left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    )
    select
      (select coalesce(json_agg(json_build_object('period', c.period, 'revision', c.revision,
          'by', ${sql.raw(personName('u'))}, 'at', c.closed_at) order by c.period, c.revision), '[]')
        from asked a
        join period_closing c on c.school_id = a.school and c.plan_uuid = a.plan
        join placed_person u on u.id = c.closed_by) as closings,
      (select coalesce(json_agg(json_build_object('studentId', m.student_id, 'period', m.period, 'uuid', m.uuid,
          'score', m.score, 'unmarked', m.unmarked, 'comment', m.comment, 'version', m.version,
          'by', ${sql.raw(personName('u'))}, 'at', m.updated_at)), '[]')
        from asked a
        join period_mark m on m.school_id = a.school and m.plan_uuid = a.plan
        join placed_person u on u.id = m.updated_by) as marks,
      (select coalesce(json_agg(json_build_object('studentId', g.student_id, 'quarter', g.quarter, 'kind', g.kind,
          'scores', g.scores)), '[]')
        from (
          select m.student_id, h.quarter, h.kind, json_agg(json_build_array(m.score, h.max)) as scores
          from held h, asked a, mark m
          where m.school_id = a.school and m.lesson_uuid = h.uuid and m.score is not null
          group by m.student_id, h.quarter, h.kind) g) as scores,
      (select coalesce(json_agg(json_build_object('quarter', n.quarter, 'lessons', n.lessons)), '[]')
        from (
          select h.quarter, count(*)::int as lessons from held h, asked a
          where h.begun and not exists (select from mark m where m.school_id = a.school and m.lesson_uuid = h.uuid
            and (m.score is not null or m.sign is not null))
          group by h.quarter) n) as unmarked,
      exists (select from held h where h.teacher_id = ${userId}::int
        and h.on_date >= ${substituteSince(today)}::date) as substitutes`,
  ).execute(db)
  return found(rows[0])
}
