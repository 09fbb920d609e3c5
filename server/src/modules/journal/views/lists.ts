import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { substituteSince } from '@qalam/contract/substitution/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { quarterAsked } from '#vocabulary/quarters.ts'
import { fullName, personName } from '#vocabulary/people.ts'

/** Who looks, and when: `all` opens every journal of the school. */
export type Looking = {
  schoolId: number | null
  userId: number
  all: boolean
  quarterId: number | null
  today: string
}

/** The quarter that the lists are about, and its year. */
const asked = ({ schoolId, quarterId, today }: Looking) =>
  sql`select of.quarter_id, of.quarter_id / 10 as year from (${quarterAsked(schoolId, quarterId, today)}) of`

/** A plan that the caller may open although neither the school nor the group is theirs: taught, or substituted now. */
const taughtBy = ({ userId, today }: Looking) => sql`(c.teacher_id = ${userId}::int or exists (
  select 1 from class_lesson l, asked where l.school_id = c.school_id and l.plan_uuid = c.uuid
    and l.quarter_id = asked.quarter_id and l.teacher_id = ${userId}::int
    and l.on_date >= ${substituteSince(today)}::date))`

export type JournalGroupRow = { id: number; label: string; students: number; plans: number; lead: string | null }

/** The groups of the year whose journals the caller may open: one's own first, then by parallel and letter. */
export async function groupsOpenTo(db: Db, looking: Looking, search: string): Promise<JournalGroupRow[]> {
  const { schoolId, userId, all, today } = looking
  const { rows } = await named(
    'journal-groups',
    sql<JournalGroupRow>`with asked as materialized (${asked(looking)}),
    open as (
      select c.group_id, count(*) as plans from calendar_plan c
      join school_class g on g.school_id = c.school_id and g.id = c.group_id
      join asked on asked.year = c.academic_year
      where c.school_id = ${schoolId}::int and (${all} or g.lead_id = ${userId}::int or ${taughtBy(looking)})
      group by c.group_id)
    select g.id, ${sql.raw(groupLabel('g'))} as label, coalesce(open.plans, 0)::int as plans,
      ${sql.raw(personName('u'))} as lead,
      (select count(distinct e.student_id) from class_stay e where e.school_id = g.school_id and e.group_id = g.id
        and e.since <= ${today}::date and (e.until is null or e.until > ${today}::date))::int as students
    from school_class g
    join asked on asked.year = g.academic_year
    left join open on open.group_id = g.id
    left join placed_person u on u.id = g.lead_id
    where g.school_id = ${schoolId}::int and g.archived_at is null
      and (${all} or g.lead_id = ${userId}::int or open.plans > 0)
      and (strpos(lower(${sql.raw(groupLabel('g'))}), lower(replace(${search}, ' ', ''))) > 0
        or strpos(lower(${sql.raw(personName('u'))}), lower(${search})) > 0)
    order by g.lead_id is not distinct from ${userId}::int desc, g.parallel, g.letter collate "und-x-icu"`,
  ).execute(db)
  return rows.map((row) => ({ ...row, lead: row.lead === '' ? null : row.lead }))
}

export type PlanRow = {
  uuid: string
  subjectId: number
  subjectName: Named
  subgroup: { id: number; number: number; label: string } | null
  teacher: { id: number; label: string }
  scoreType: ScoreType
  lessons: number
  marked: number
}

export type GroupPlans = { id: number; label: string; leadId: number | null; quarterId: number; plans: PlanRow[] }

/** The plans of a group that the caller may open, with how far the lessons of the quarter are marked. */
export async function plansOf(
  db: Db,
  looking: Looking,
  groupId: number,
  clock: string,
): Promise<GroupPlans | undefined> {
  const { schoolId, userId, all, today } = looking
  const { rows } = await named(
    'journal-plans',
    sql<GroupPlans>`with asked as materialized (${asked(looking)})
    select g.id, ${sql.raw(groupLabel('g'))} as label, g.lead_id as "leadId", asked.quarter_id as "quarterId",
      (select coalesce(json_agg(json_build_object('uuid', c.uuid, 'subjectId', c.subject_id, 'subjectName', s.name,
          'subgroup', case when b.id is not null then
            json_build_object('id', b.id, 'number', b.number, 'label', ${sql.raw(subgroupLabel('b'))}) end,
          'teacher', json_build_object('id', c.teacher_id,
            'label', ${sql.raw(fullName('u'))}),
          'scoreType', c.score_type, 'lessons', n.lessons, 'marked', n.marked)
          order by s.name ->> 'kz' collate "und-x-icu", b.number), '[]')
        from calendar_plan c
        join subject s on s.id = c.subject_id
        join placed_person u on u.id = c.teacher_id
        left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
        cross join lateral (
          select count(*)::int as lessons, (count(*) filter (where exists (
            select 1 from mark m where m.school_id = l.school_id and m.lesson_uuid = l.uuid
              and (m.score is not null or m.sign is not null))))::int as marked
          from class_lesson l
          where l.school_id = c.school_id and l.plan_uuid = c.uuid and l.quarter_id = asked.quarter_id
            and (l.on_date, l.starts) <= (${today}::date, ${clock}::time)) n
        where c.school_id = g.school_id and c.group_id = g.id
          and (${all} or g.lead_id = ${userId}::int or ${taughtBy(looking)})) as plans
    from school_class g, asked
    where g.id = ${groupId}::int and g.school_id = ${schoolId}::int`,
  ).execute(db)
  return rows[0]
}
