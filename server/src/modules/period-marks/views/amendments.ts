import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName, personName } from '#vocabulary/people.ts'

export type AmendmentRow = {
  uuid: string
  calendarPlanUuid: string
  groupId: number
  groupLabel: string
  subjectId: number
  subjectName: Named
  scoreType: ScoreType
  period: MarkPeriod
  studentId: number
  studentName: string
  /** What stood when it was asked for. */
  was: { score: number | null; unmarked: Unmarked | null }
  baseVersion: number
  score: number | null
  unmarked: Unmarked | null
  comment: string
  reason: string
  askedById: number
  askedBy: string
  askedAt: string
  decision: 'approved' | 'refused' | 'withdrawn' | null
  note: string
  decidedBy: string | null
  decidedAt: string | null
}

type Which = { uuid?: string; planUuid?: string; period?: MarkPeriod; state?: 'open' | 'decided' }

/** Decided ones that a list shows. */
const longest = 50

/** Corrections of closed periods: open ones oldest first, decided ones the latest first. */
export async function amendmentsOf(
  db: Db,
  schoolId: number,
  { uuid, planUuid, period, state }: Which,
): Promise<AmendmentRow[]> {
  const { rows } = await sql<AmendmentRow>`
    select a.uuid, a.plan_uuid as "calendarPlanUuid", g.id as "groupId", ${sql.raw(groupLabel('g'))} as "groupLabel",
      s.id as "subjectId", s.name as "subjectName", c.score_type as "scoreType", a.period, a.student_id as "studentId",
      ${sql.raw(fullName('su'))} as "studentName",
      json_build_object('score', e.score, 'unmarked', e.unmarked) as was, a.base_version as "baseVersion",
      a.score, a.unmarked, a.comment, a.reason, a.asked_by as "askedById", ${sql.raw(personName('au'))} as "askedBy",
      to_json(a.asked_at) #>> '{}' as "askedAt", a.decision, a.note, ${sql.raw(personName('du'))} as "decidedBy",
      to_json(a.decided_at) #>> '{}' as "decidedAt"
    from period_amendment a
    join calendar_plan c on c.school_id = a.school_id and c.uuid = a.plan_uuid
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join subject s on s.id = c.subject_id
    join placed_person su on su.id = a.student_id
    join placed_person au on au.id = a.asked_by
    left join placed_person du on du.id = a.decided_by
    left join period_mark_event e on e.school_id = a.school_id and e.plan_uuid = a.plan_uuid
      and e.student_id = a.student_id and e.period = a.period and e.version = a.base_version
    where a.school_id = ${schoolId}::int
      and (${uuid ?? null}::uuid is null or a.uuid = ${uuid ?? null}::uuid)
      and (${planUuid ?? null}::uuid is null or a.plan_uuid = ${planUuid ?? null}::uuid)
      and (${period ?? null}::text is null or a.period = ${period ?? null}::text)
      and (${state ?? null}::text is null or (a.decision is null) = (${state ?? null}::text = 'open'))
    order by a.decision is not null, case when a.decision is null then a.asked_at end, a.decided_at desc, a.uuid
    limit ${state === 'decided' ? longest : 500}`.execute(db)
  return rows
}
