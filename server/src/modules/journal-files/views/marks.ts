import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { plansStoodIn } from '#school/plan/plan.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'
import { toldPeriodMark, toldUntil } from '#vocabulary/told-marks.ts'

export type JournalPeriodMark = { period: MarkPeriod; score: number | null; unmarked: Unmarked | null }

/** What a student was given by one plan. */
export type PlanGiven = {
  planUuid: string
  year: number
  groupId: number
  group: string
  /** The first day of the last stay there: plans of one subject follow each other by it. */
  since: string
  subjectId: number
  subject: Named
  scoreType: ScoreType
  marks: JournalPeriodMark[]
}
export type StudentGiven = { userId: number; fullName: string; school: Named; plans: PlanGiven[] }

/** `told`: the present moment where a family asks, to whom a school may tell new marks later (Q-126). */
export type Whose = { schoolId: number; students: readonly number[]; year: number | null; told?: Date | null }

/** The given marks of some students, plan by plan in the order of their stays; students by name. */
export async function givenTo(
  db: Db,
  { schoolId, students, year, told = null }: Whose,
): Promise<(StudentGiven & { toldUntil: Date | null })[]> {
  const { rows } = await sql<StudentGiven & { toldUntil: Date | null }>`
    with asked as materialized (select ${schoolId}::int as school, ${students}::int[] as students, ${year}::int as year,
      case when ${told}::timestamptz is null then 'infinity'::timestamptz
        else ${sql.raw(toldUntil(String(schoolId), 'now.at'))} end as told from (select ${told}::timestamptz as at) now),
    given as materialized (
      select m.student_id, m.plan_uuid, c.academic_year as year, c.group_id, c.subject_id, c.score_type,
        json_agg(json_build_object('period', m.period, 'score', v.score, 'unmarked', v.unmarked)) as marks,
        coalesce((select stood.last_since from (${sql.raw(
          plansStoodIn(`stay.school_id = m.school_id and stay.student_id = m.student_id
            and plan.school_id = m.school_id and plan.uuid = m.plan_uuid`),
        )}) stood), '-infinity'::date) as since
      from asked a
      join period_mark m on m.school_id = a.school and m.student_id = any(a.students)
      join ${sql.raw(toldPeriodMark('m', 'a.told'))} v on v.score is not null or v.unmarked is not null
      join calendar_plan c on c.school_id = m.school_id and c.uuid = m.plan_uuid
        and (a.year is null or c.academic_year = a.year)
      group by m.school_id, m.student_id, m.plan_uuid, c.academic_year, c.group_id, c.subject_id, c.score_type)
    select u.id as "userId", ${sql.raw(fullName('u'))} as "fullName", h.name as school,
      case when a.told < 'infinity' then a.told end as "toldUntil",
      coalesce((select json_agg(json_build_object('planUuid', n.plan_uuid, 'year', n.year, 'groupId', n.group_id,
          'group', ${sql.raw(groupLabel('g'))}, 'since', n.since, 'subjectId', n.subject_id, 'subject', s.name,
          'scoreType', n.score_type, 'marks', n.marks) order by n.since, n.plan_uuid)
        from given n
        join school_class g on g.school_id = u.school_id and g.id = n.group_id
        join subject s on s.id = n.subject_id
        where n.student_id = u.id), '[]') as plans
    from asked a
    join known_school h on h.id = a.school
    join placed_person u on u.school_id = a.school and u.id = any(a.students) and u.role = 'student'
    order by ${sql.raw(fullName('u'))} collate "und-x-icu", u.id`.execute(db)
  return rows
}
