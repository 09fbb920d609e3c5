import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { attends } from '#school/half/half.ts'
import { personName } from '#vocabulary/people.ts'

/** A lesson that is marked, with all that decides whether it may be, and for whom. Days yyyy-MM-dd, times HH:mm. */
export type MarkedLesson = {
  uuid: string
  planUuid: string
  teacherId: number
  planTeacherId: number
  scoreType: ScoreType
  parallel: number
  date: string
  starts: string
  kind: EntityKind
  maxScore: number
  /** Its quarter is closed in its plan. */
  closed: boolean
  /** Those of the students asked about who are in its class on its day. */
  students: number[]
}

type MarkedQuery = { schoolId: number; uuids: readonly string[]; studentIds: readonly number[]; writerId: number }

/**
 * The lessons that there are of those asked about, and the name of who marks them. Their plans are held until the end of
 * the transaction, and are read as they stand then: nobody closes a quarter between the look at it and the write.
 */
export async function markedLessons(
  db: Db,
  { schoolId, uuids, studentIds, writerId }: MarkedQuery,
): Promise<{ lessons: MarkedLesson[]; writer: string }> {
  const { rows } = await named(
    'journal-marked',
    sql<MarkedLesson & { writer: string }>`
    with asked as materialized (
      select ${schoolId}::int as school, ${uuids}::uuid[] as lessons, ${studentIds}::int[] as students,
        ${writerId}::int as writer
    )
    select l.uuid, l.plan_uuid as "planUuid", l.teacher_id as "teacherId", c.teacher_id as "planTeacherId",
      c.score_type as "scoreType", g.parallel::int as parallel, l.on_date as date, l.starts,
      coalesce(t.entity_kind, 'regular') as kind, coalesce(t.max_score, 10)::int as "maxScore", l.quarter_id % 10 = any(c.closed_quarters) as closed,
      array(
        select e.student_id from class_stay e
        where e.student_id = any(a.students) and ${sql.raw(attends('e', 'l'))}
      ) as students,
      ${sql.raw(personName('u'))} as writer
    from asked a
    join class_lesson l on l.school_id = a.school and l.uuid = any(a.lessons)
    join calendar_plan c on c.school_id = l.school_id and c.uuid = l.plan_uuid
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join placed_person u on u.id = a.writer
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    for share of c`,
  ).execute(db)
  return { lessons: rows, writer: rows[0]?.writer ?? '' }
}
