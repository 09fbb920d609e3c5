import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'
import { toldPeriodMark, toldUntil } from '#vocabulary/told-marks.ts'

export type JournalPeriodMark = { period: MarkPeriod; score: number | null; unmarked: Unmarked | null }
export type CardSubject = { subject: Named; scoreType: ScoreType; marks: JournalPeriodMark[] }

/** What a student was given in a year, in one group. */
export type CardYear = { year: number; group: string; school: Named; subjects: CardSubject[] }
export type JournalCard = { userId: number; fullName: string; years: CardYear[] }

/** `told`: the present moment where a family asks, to whom a school may tell new marks later. */
type Whose = { schoolId: number; students: readonly number[]; year: number | null; told?: Date | null }

/** The given marks of some students by year, the latest year first; students by name. */
export async function cardsOf(db: Db, { schoolId, students, year, told = null }: Whose): Promise<JournalCard[]> {
  const { rows } = await sql<JournalCard>`
    with asked as materialized (select ${schoolId}::int as school, ${students}::int[] as students, ${year}::int as year,
      case when ${told}::timestamptz is null then 'infinity'::timestamptz
        else ${sql.raw(toldUntil(String(schoolId), 'now.at'))} end as told from (select ${told}::timestamptz as at) now),
    given as materialized (
      select m.student_id, m.plan_uuid, c.academic_year as year, c.group_id, c.subject_id, c.score_type,
        json_agg(json_build_object('period', m.period, 'score', v.score, 'unmarked', v.unmarked)) as marks
      from asked a
      join period_mark m on m.school_id = a.school and m.student_id = any(a.students)
      join ${sql.raw(toldPeriodMark('m', 'a.told'))} v on v.score is not null or v.unmarked is not null
      join calendar_plan c on c.school_id = m.school_id and c.uuid = m.plan_uuid
        and (a.year is null or c.academic_year = a.year)
      group by m.student_id, m.plan_uuid, c.academic_year, c.group_id, c.subject_id, c.score_type),
    yearly as materialized (
      select n.student_id, n.year, n.group_id, json_agg(json_build_object('subject', s.name, 'scoreType', n.score_type,
        'marks', n.marks) order by s.name ->> 'kz' collate "und-x-icu") as subjects
      from given n join subject s on s.id = n.subject_id
      group by n.student_id, n.year, n.group_id)
    select u.id as "userId", ${sql.raw(fullName('p'))} as "fullName",
      coalesce((select json_agg(json_build_object('year', y.year, 'group', ${sql.raw(groupLabel('g'))},
          'school', h.name, 'subjects', y.subjects) order by y.year desc)
        from yearly y
        join study_group g on g.school_id = u.school_id and g.id = y.group_id
        join school h on h.id = u.school_id
        where y.student_id = u.id), '[]') as years
    from asked a
    join app_user u on u.school_id = a.school and u.id = any(a.students) and u.role = 'student'
    join person p on p.id = u.person_id
    order by ${sql.raw(fullName('p'))} collate "und-x-icu", u.id`.execute(db)
  return rows
}
