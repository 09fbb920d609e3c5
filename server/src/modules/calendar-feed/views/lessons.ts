import type { Named } from '@qalam/contract/kernel/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { clock } from '#platform/db/written.ts'
import { attends } from '#school/half/half.ts'
import { cancelledLessons } from '#vocabulary/cancelled.ts'
import { cabinetLabel, groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

/** A lesson as a calendar shows it. */
export type FeedLesson = {
  uuid: string
  version: number
  date: string
  timeStart: string
  timeEnd: string
  subject: Named
  group: string
  subgroup: string | null
  cabinet: string | null
  teacherId: number
  teacher: string
  /** The teacher of the plan, while somebody else takes the lesson. */
  instead: string | null
  cancelled: boolean
  /** Attended from home. */
  remote: boolean
}

type Asked = { schoolId: number; userId: number; from: string; until: string }

/** What is named of a lesson `l`, which has the columns of `lesson`. */
const columns = sql`l.uuid, l.version, coalesce(l.remote, false) as remote, l.on_date::text as date, ${sql.raw(clock('l.starts'))} as "timeStart",
  ${sql.raw(clock('l.ends'))} as "timeEnd", s.name as subject, ${sql.raw(groupLabel('g'))} as "group",
  case when h.id is not null then ${sql.raw(subgroupLabel('h'))} end as subgroup,
  case when c.id is not null then ${sql.raw(cabinetLabel('c'))} end as cabinet, l.teacher_id as "teacherId",
  ${sql.raw(initials('u'))} as teacher, case when iu.id is not null then ${sql.raw(initials('iu'))} end as instead`

const named = sql`join subject s on s.id = l.subject_id
  join school_class g on g.school_id = l.school_id and g.id = l.group_id
  join placed_person u on u.school_id = l.school_id and u.id = l.teacher_id
  left join class_half h on h.school_id = l.school_id and h.id = l.subgroup_id
  left join cabinet c on c.school_id = l.school_id and c.id = l.cabinet_id
  left join placed_person iu on iu.school_id = l.school_id and iu.id = l.substituted_id`

async function read(db: Db, { schoolId, from, until }: Asked, whose: RawBuilder<unknown>): Promise<FeedLesson[]> {
  const { rows } = await sql<FeedLesson>`
    select ${columns}, false as cancelled from class_lesson l ${named}
    where l.school_id = ${schoolId} and l.on_date between ${from}::date and ${until}::date and ${whose}
    union all
    select ${columns}, true as cancelled from ${cancelledLessons(schoolId)} l ${named}
    where l.school_id = ${schoolId} and l.on_date between ${from}::date and ${until}::date and ${whose}
    order by date, "timeStart", uuid`.execute(db)
  return rows
}

/** What a teacher gives, and what somebody else gives instead of them. */
export const lessonsOfTeacher = (db: Db, asked: Asked): Promise<FeedLesson[]> =>
  read(db, asked, sql`(l.teacher_id = ${asked.userId} or l.substituted_id = ${asked.userId})`)

/** Of the classes the student was in on each day, without the other subgroups. */
export const lessonsOfStudent = (db: Db, asked: Asked): Promise<FeedLesson[]> =>
  read(
    db,
    asked,
    sql`exists (select from class_stay n where n.student_id = ${asked.userId} and ${sql.raw(attends('n', 'l'))})`,
  )
