import type { Sign } from '@qalam/contract/schedule/api.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import type { Db, Joined } from '#platform/db/db.ts'
import { namedText } from '#platform/db/named.ts'
import type { Versioned } from '#platform/cache.ts'
import { inParts, partsOf } from '#school/half/half.ts'
import { toldMark, toldUntil } from '#vocabulary/told-marks.ts'
import { metClauses, metOf, type MetRow } from './met.ts'

/** A lesson with its theme and homework; days yyyy-MM-dd, times HH:mm. People, rooms and subjects by id. */
export type ScheduledLessonRow = {
  uuid: string
  date: string
  starts: string
  ends: string
  subjectId: number
  groupId: number
  subgroupId: number | null
  planUuid: string
  themeUuid: string | null
  theme: string | null
  kind: EntityKind | null
  maxScore: number | null
  cabinetId: number | null
  teacherId: number
  substitutedId: number | null
  forcedBy: number | null
  forcedAt: string | null
  /** The other sides of its clashes; null without any. */
  met: MetRow[] | null
  homework: string | null
  dueOn: string | null
  conducted: boolean
  remote: boolean
  version: number
}

/** The same with the student's own mark. */
export type OwnLessonRow = ScheduledLessonRow & { score: number | null; sign: Sign | null; comment: string | null }

const columns = `v.version as "schoolVersion", l.uuid, l.on_date as date, l.starts, l.ends, l.subject_id as "subjectId",
  l.group_id as "groupId", l.subgroup_id as "subgroupId", l.plan_uuid as "planUuid", l.plan_lesson_uuid as "themeUuid",
  pl.theme, pl.entity_kind as kind, pl.max_score as "maxScore", l.cabinet_id as "cabinetId", l.teacher_id as "teacherId",
  l.substituted_id as "substitutedId", l.forced_by as "forcedBy",
  to_char(l.forced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "forcedAt", h.body as homework,
  h.due_on as "dueOn", l.conducted_at is not null as conducted, l.remote, l.version`

const besides = `left join plan_lesson pl on pl.school_id = l.school_id and pl.uuid = l.plan_lesson_uuid
  left join homework h on h.school_id = l.school_id and h.lesson_uuid = l.uuid`

const inOrder = 'order by l.on_date, l.starts, l.subgroup_number nulls first, l.uuid'

/**
 * One named statement for a view (hot, section E of D1), asked with $1 school, $2 what is viewed, $3 Monday, $4 Sunday.
 * The values stand in a row of their own, so that the plan does not depend on them: PostgreSQL then plans it once, and
 * not anew for every week that looks cheap to it.
 */
const weekBy = (kind: string, column: string) =>
  namedText(
    `week-lessons-${kind}`,
    `
  with asked as materialized (select $1::int as school, $2::int as what, $3::date as monday, $4::date as sunday),
  ${metClauses}
  select ${columns}, ${metOf()} as met
  from asked a join school_version v on v.school_id = a.school
  left join lesson l on l.school_id = a.school and l.${column} = a.what and l.on_date between a.monday and a.sunday
  ${besides} ${inOrder}`,
  )

const staffWeeks = {
  group: weekBy('group', 'group_id'),
  teacher: weekBy('teacher', 'teacher_id'),
  cabinet: weekBy('cabinet', 'cabinet_id'),
}

/** The group of the named day, else the latest; the lessons of other subgroups are left out. */
const ownWeek = namedText(
  'week-lessons-student',
  `
  with asked as materialized (
    select $1::int as school, $2::int as me, $3::date as monday, $4::date as sunday, $5::date as day,
      ${toldUntil('$1::int', '$6')} as told
  ),
  stay as materialized (
    select e.group_id, ${partsOf('a.school', 'a.me')}
    from asked a join class_stay e on e.student_id = a.me and e.school_id = a.school
    order by daterange(e.since, e.until, '[)') @> a.day desc, e.since desc limit 1
  ),
  ${metClauses}
  select ${columns}, ${metOf('met.pupils')} as met, s.group_id as "viewedId", m.score, m.sign, m.comment
  from asked a join school_version v on v.school_id = a.school
  left join stay s on true
  left join lesson l on l.school_id = a.school and l.group_id = s.group_id and l.on_date between a.monday and a.sunday
    and ${inParts('s', 'l', 'l.on_date')}
  left join mark latest on latest.school_id = a.school and latest.lesson_uuid = l.uuid and latest.student_id = a.me
  left join ${toldMark('latest', 'a.told')} m on true
  ${besides} ${inOrder}`,
)

const oneLesson = namedText(
  'schedule-lesson',
  `
  with asked as materialized (
    select l.school_id as school, l.on_date as monday, l.on_date as sunday from lesson l where l.school_id = $1 and l.uuid = $2
  ),
  ${metClauses}
  select ${columns}, ${metOf()} as met
  from school_version v join lesson l on l.school_id = v.school_id and l.uuid = $2 ${besides} where v.school_id = $1`,
)

export type WeekSpan = { monday: string; sunday: string; day: string; now: Date }

/** What comes out of an outer join: at least one row, with nothing of a lesson where there is none. */
type Found<Row> = Joined<Row> & { schoolVersion: number }

const read = <Row extends { uuid: string }>(rows: readonly Found<Row>[]) => ({
  version: rows[0]?.schoolVersion ?? 0,
  rows: rows.filter((row) => row.uuid !== null),
})

/** The lessons of a week of a group, a teacher or a cabinet. */
export async function lessonsOf(
  db: Db,
  schoolId: number,
  kind: keyof typeof staffWeeks,
  id: number,
  { monday, sunday }: WeekSpan,
): Promise<Versioned<ScheduledLessonRow[]>> {
  const { rows } = await staffWeeks[kind]<Found<ScheduledLessonRow>>(db, [schoolId, id, monday, sunday])
  return read<ScheduledLessonRow>(rows)
}

/** The lessons of a student's week, and the group whose week it is. */
export async function ownLessons(
  db: Db,
  schoolId: number,
  userId: number,
  { monday, sunday, day, now }: WeekSpan,
): Promise<Versioned<{ groupId: number | null; lessons: OwnLessonRow[] }>> {
  const values = [schoolId, userId, monday, sunday, day, now.toISOString()]
  const { rows } = await ownWeek<Found<OwnLessonRow> & { viewedId: number | null }>(db, values)
  const { version, rows: lessons } = read<OwnLessonRow>(rows)
  return { version, rows: { groupId: rows[0]?.viewedId ?? null, lessons } }
}

/** One lesson of the school, or nothing. */
export async function lessonBy(db: Db, schoolId: number, uuid: string): Promise<Versioned<ScheduledLessonRow[]>> {
  const { rows } = await oneLesson<Found<ScheduledLessonRow>>(db, [schoolId, uuid])
  return read<ScheduledLessonRow>(rows)
}
