import type { PlanState } from '@qalam/contract/ktp/states.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'
import { touchPlan } from '../repository-progress.ts'

export type HeldPlan = {
  uuid: string
  academicYear: number
  groupId: number
  subjectId: number
  subgroupId: number | null
  teacherId: number
  leadId: number | null
  scoreType: string
  hoursPerWeek: number
  parallel: number
  closedQuarters: number[]
  state: PlanState
  /** Counts the changes of its order. */
  version: number
}

/** The plan, held until the end of the transaction; undefined for another school's. */
export async function holdPlan(db: Db, schoolId: number, uuid: string): Promise<HeldPlan | undefined> {
  const { rows } = await sql<HeldPlan>`
    select cp.uuid, cp.academic_year as "academicYear", cp.group_id as "groupId", cp.subject_id as "subjectId",
      cp.subgroup_id as "subgroupId", cp.teacher_id as "teacherId", g.lead_id as "leadId", cp.score_type as "scoreType",
      cp.hours_per_week as "hoursPerWeek", g.parallel, cp.closed_quarters as "closedQuarters",
      coalesce(s.state, 'draft') as state, coalesce(s.version, 0) as version
    from calendar_plan cp
    join school_class g on g.school_id = cp.school_id and g.id = cp.group_id
    left join plan_progress s on s.school_id = cp.school_id and s.plan_uuid = cp.uuid
    where cp.school_id = ${schoolId} and cp.uuid = ${uuid}
    for update of cp`.execute(db)
  return rows[0]
}

/** A new plan; violates `calendar_plan_key` where the group has one of the subject, or of the subgroup in it. */
export async function insertPlan(db: Db, plan: Insertable<Tables['calendar_plan']>): Promise<void> {
  await db.insertInto('calendar_plan').values(plan).execute()
}

type Change = { teacherId: number; scoreType: string; hoursPerWeek: number }

export async function changePlan(
  db: Db,
  schoolId: number,
  uuid: string,
  { teacherId, scoreType, hoursPerWeek }: Change,
): Promise<void> {
  await db
    .updateTable('calendar_plan')
    .set({ teacher_id: teacherId, score_type: scoreType, hours_per_week: hoursPerWeek })
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .execute()
}

/** Removes a plan and its themes; its lessons and slots are gone before. */
export async function deletePlan(db: Db, schoolId: number, uuid: string): Promise<void> {
  await db.deleteFrom('plan_lesson').where('school_id', '=', schoolId).where('plan_uuid', '=', uuid).execute()
  await db.deleteFrom('calendar_plan').where('school_id', '=', schoolId).where('uuid', '=', uuid).execute()
}

/** Brings a plan into a state, without a change of its themes. */
export async function setState(db: Db, schoolId: number, uuid: string, state: PlanState): Promise<void> {
  await touchPlan(db, schoolId, uuid, { state, order: false })
}
