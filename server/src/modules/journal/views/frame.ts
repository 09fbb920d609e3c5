import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import type { Cached } from '#platform/cache.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { daysIn } from '#school/half/half.ts'
import { moversOf } from '#school/plan/brought.ts'
import { fullName } from '#vocabulary/people.ts'

export type PlanOfGrid = {
  groupId: number
  groupLabel: string
  parallel: number
  leadId: number | null
  subgroup: { id: number; number: number; label: string } | null
  subjectId: number
  subjectName: Named
  teacherId: number
  teacherName: string
  scoreType: ScoreType
  academicYear: number
  /** Quarters (1…4) whose marks nobody changes any more. */
  closedQuarters: number[]
}

/** A student's stay in the group, or in the half of it that the plan is for, half-open, yyyy-MM-dd. */
export type JournalStay = { userId: number; fullName: string; since: string; until: string | null }

/** Everything around the lessons of a journal: the plan, the quarters of its year and its class in alphabetical order. */
export type Frame = {
  plan: PlanOfGrid
  quarters: { id: number; startsOn: string; endsOn: string }[]
  stays: JournalStay[]
  /** Who had the subject in the year in another class, half or school as well. */
  movers: number[]
}

/** Refuses with 404 where the plan is not of the school. */
export async function frameOf(db: Db, schoolId: number, planUuid: string): Promise<Frame> {
  const { rows } = await named(
    'journal-frame',
    sql<Frame>`
    select json_build_object('groupId', c.group_id, 'groupLabel', ${sql.raw(groupLabel('g'))},
        'parallel', g.parallel, 'leadId', g.lead_id,
        'subgroup', case when b.id is not null then
          json_build_object('id', b.id, 'number', b.number, 'label', ${sql.raw(subgroupLabel('b'))}) end,
        'subjectId', c.subject_id, 'subjectName', s.name, 'teacherId', c.teacher_id,
        'teacherName', ${sql.raw(fullName('u'))},
        'scoreType', c.score_type, 'academicYear', c.academic_year,
        'closedQuarters', c.closed_quarters) as plan,
      (select coalesce(json_agg(json_build_object('id', q.quarter_id, 'startsOn', q.starts_on, 'endsOn', q.ends_on)
          order by q.quarter_id), '[]')
        from year_quarter q where q.school_id = c.school_id and q.quarter_id / 10 = c.academic_year) as quarters,
      (select coalesce(json_agg(json_build_object('userId', x.id, 'fullName', x.name, 'since', x.since, 'until', x.until)
          order by x.name collate "und-x-icu", x.id, x.since), '[]')
        from (
          select e.student_id as id, ${sql.raw(fullName('a'))} as name, days.since, days.until
          from class_stay e join placed_person a on a.id = e.student_id
          cross join lateral ${sql.raw(daysIn('e', 'c'))} days
          where e.school_id = c.school_id and e.group_id = c.group_id
        ) x) as stays,
      (select coalesce(json_agg(m.student_id), '[]') from (${sql.raw(moversOf('c'))}) m) as movers
    from calendar_plan c
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join subject s on s.id = c.subject_id
    join placed_person u on u.id = c.teacher_id
    left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
    where c.uuid = ${planUuid}::uuid and c.school_id = ${schoolId}::int`,
  ).execute(db)
  return found(rows[0])
}

/** About six kilobytes a plan. */
export const journalFrame: Cached<Frame> = { name: 'journal-frame', max: 4_000, read: frameOf }
