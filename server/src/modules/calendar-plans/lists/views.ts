import type { GroupsAsked, PlansAsked } from '@qalam/contract/calendar-plans/listing.ts'
import type { PlanGroup, CalendarPlanRow } from '@qalam/contract/calendar-plans/shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered, pageOf } from '#platform/db/page.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { fullName, initials } from '#vocabulary/people.ts'

/** Who asks, of which school and year. */
export type PlanViewer = { schoolId: number; userId: number; manages: boolean; year: number; today: string }

/** Whether the viewer sees a plan `cp` of a group `g`. */
export const sees = ({ userId, manages }: Pick<PlanViewer, 'userId' | 'manages'>): RawBuilder<boolean> =>
  sql<boolean>`(${manages}::boolean or cp.teacher_id = ${userId} or g.lead_id is not distinct from ${userId}::int
    or exists (select from plan_reviewer v where v.school_id = cp.school_id and v.subject_id = cp.subject_id
      and v.teacher_id = ${userId}))`

/** Hours of every plan of the school: planned, with a lesson, conducted. */
const hours = (schoolId: number) => sql`
  select pl.plan_uuid, count(*)::int as planned, count(l.uuid)::int as placed, count(l.conducted_at)::int as conducted
  from plan_lesson pl left join class_lesson l on l.school_id = pl.school_id and l.plan_lesson_uuid = pl.uuid
  where pl.school_id = ${schoolId} group by pl.plan_uuid`

const groupOrders = {
  label: [sql`r.parallel`, sql`r.letter`],
  plans: [sql`r.plans`],
  placed: [sql`r.placed`],
  conducted: [sql`r.conducted`],
}

/** The groups whose plans the viewer sees. */
export function groupsOf(
  db: Db,
  viewer: PlanViewer,
  { search, sort = 'label', parallel, state, ...page }: GroupsAsked,
) {
  const { schoolId, year } = viewer
  const counted = (one: string) => sql`count(*) filter (where coalesce(s.state, 'draft') = ${one})::int`
  const rows = sql<PlanGroup & { parallel: number; letter: string }>`(
    select g.id, ${sql.raw(groupLabel('g'))} as label, g.parallel, g.letter,
      max(${sql.raw(fullName('lu'))}) as lead, count(*)::int as plans,
      coalesce(sum(h.planned), 0)::int as planned, coalesce(sum(h.placed), 0)::int as placed,
      coalesce(sum(h.conducted), 0)::int as conducted,
      json_build_object('draft', ${counted('draft')}, 'sent', ${counted('sent')}, 'reviewed', ${counted('reviewed')},
        'approved', ${counted('approved')}) as states
    from calendar_plan cp
    join school_class g on g.school_id = cp.school_id and g.id = cp.group_id
    left join placed_person lu on lu.school_id = g.school_id and lu.id = g.lead_id
    left join plan_progress s on s.school_id = cp.school_id and s.plan_uuid = cp.uuid
    left join (${hours(schoolId)}) h on h.plan_uuid = cp.uuid
    where cp.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null and ${sees(viewer)}
      and (${parallel ?? null}::int is null or g.parallel = ${parallel ?? null}::int)
      and (${state ?? null}::text is null or coalesce(s.state, 'draft') = ${state ?? null}::text)
    group by g.id, g.parallel, g.letter, g.faculty)`.as('r')
  const query = db
    .selectFrom(rows)
    .selectAll('r')
    .$if(search !== '', (some) => some.where(contains(search, sql`r.label`, sql`coalesce(r.lead, '')`)))
    .orderBy(ordered(groupOrders, sort, sql`r.id`))
  return pageOf(query, page)
}

const planOrders = {
  subject: [sql`r.subject ->> 'name' collate "und-x-icu"`],
  teacher: [sql`r.teacher ->> 'name' collate "und-x-icu"`],
  placed: [sql`r.placed`],
  conducted: [sql`r.conducted`],
}

export type PlanListRow = Omit<CalendarPlanRow, 'can'>

/** The plans of a group that the viewer sees. */
export function plansOf(db: Db, viewer: PlanViewer, groupId: number, asked: PlansAsked) {
  const { search, sort = 'subject', state, ...page } = asked
  const { schoolId, today } = viewer
  const rows = sql<PlanListRow>`(
    select cp.uuid as id, json_build_object('id', sj.id, 'name', sj.name, 'type', sj.kind) as subject,
      case when sg.id is null then null else json_build_object('id', sg.id, 'label', ${sql.raw(subgroupLabel('sg'))}) end as subgroup,
      json_build_object('id', u.id, 'name', ${sql.raw(initials('u'))}, 'isDeleted', u.archived_at is not null) as teacher,
      cp.score_type as "scoreType", coalesce(s.state, 'draft') as state, cp.hours_per_week as "hoursPerWeek",
      coalesce(h.planned, 0) as planned, coalesce(h.placed, 0) as placed, coalesce(h.conducted, 0) as conducted,
      (select count(*)::int from class_lesson b where b.school_id = cp.school_id and b.plan_uuid = cp.uuid
        and b.plan_lesson_uuid is null and b.on_date >= ${today}::date) as bare
    from calendar_plan cp
    join school_class g on g.school_id = cp.school_id and g.id = cp.group_id
    join subject sj on sj.id = cp.subject_id
    join placed_person u on u.school_id = cp.school_id and u.id = cp.teacher_id
    left join class_half sg on sg.school_id = cp.school_id and sg.id = cp.subgroup_id
    left join plan_progress s on s.school_id = cp.school_id and s.plan_uuid = cp.uuid
    left join lateral (
      select count(*)::int as planned, count(l.uuid)::int as placed, count(l.conducted_at)::int as conducted
      from plan_lesson pl left join class_lesson l on l.school_id = pl.school_id and l.plan_lesson_uuid = pl.uuid
      where pl.school_id = cp.school_id and pl.plan_uuid = cp.uuid) h on true
    where cp.school_id = ${schoolId} and cp.group_id = ${groupId} and ${sees(viewer)}
      and (${state ?? null}::text is null or coalesce(s.state, 'draft') = ${state ?? null}::text))`.as('r')
  const query = db
    .selectFrom(rows)
    .selectAll('r')
    .$if(search !== '', (some) => some.where(contains(search, sql`r.subject`, sql`r.teacher`)))
    .orderBy(ordered(planOrders, sort, sql`coalesce(r.subgroup ->> 'label', ''), r.id`))
  return pageOf(query, page)
}

export type PlannedGroup = {
  id: number
  label: string
  lang: 'kz' | 'ru'
  parallel: number
  inclusive: boolean
  leadId: number | null
  /** Whether the viewer teaches the group by a plan. */
  teaches: boolean
  /** Whether the viewer sees any plan of it. */
  seen: boolean
}

/** A group of the school, and what the viewer has to do with it. */
export async function groupFacts(db: Db, viewer: PlanViewer, groupId: number): Promise<PlannedGroup | undefined> {
  const { schoolId, userId } = viewer
  const { rows } = await sql<PlannedGroup>`
    select g.id, ${sql.raw(groupLabel('g'))} as label, g.edu_lang as lang, g.parallel,
      g.inclusive_description is not null as inclusive, g.lead_id as "leadId",
      exists (select from calendar_plan cp where cp.school_id = g.school_id and cp.group_id = g.id
        and cp.teacher_id = ${userId}) as teaches,
      exists (select from calendar_plan cp where cp.school_id = g.school_id and cp.group_id = g.id and ${sees(viewer)}) as seen
    from school_class g where g.school_id = ${schoolId} and g.id = ${groupId}`.execute(db)
  return rows[0]
}
