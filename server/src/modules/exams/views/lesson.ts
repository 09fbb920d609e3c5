import type { ExamKind } from '@qalam/contract/exams/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'

export type LessonWork = { entityKind: string | null; maxScore: number | null; entityId: string | null }

/** What the theme of a lesson asks for. */
export async function themeOf(db: Db, schoolId: number, lessonUuid: string): Promise<LessonWork> {
  const { rows } = await sql<LessonWork>`select t.entity_kind as "entityKind", t.max_score as "maxScore",
      t.entity_id as "entityId"
    from class_lesson l left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    where l.school_id = ${schoolId} and l.uuid = ${lessonUuid}`.execute(db)
  return rows[0] ?? { entityKind: null, maxScore: null, entityId: null }
}

export type ExamPupil = { id: number; name: string }

/** Who attends a lesson, by name. */
export async function pupilsOf(db: Db, schoolId: number, lessonUuid: string): Promise<ExamPupil[]> {
  const { rows } = await sql<ExamPupil>`select u.id, ${sql.raw(personName('u'))} as name
    from class_lesson l join class_stay e on ${sql.raw(attends('e', 'l'))}
    join placed_person u on u.school_id = e.school_id and u.id = e.student_id
    where l.school_id = ${schoolId} and l.uuid = ${lessonUuid}
    order by u.surname collate "und-x-icu", u.firstname collate "und-x-icu", u.id limit 300`.execute(db)
  return rows
}

/** The class and the day of a lesson. */
export async function placeOf(db: Db, schoolId: number, lessonUuid: string): Promise<{ group: string; date: string }> {
  const { rows } = await sql<{ group: string; date: string }>`select ${sql.raw(groupLabel('g'))} as "group",
      to_char(l.on_date, 'YYYY-MM-DD') as date
    from class_lesson l join school_class g on g.school_id = l.school_id and g.id = l.group_id
    where l.school_id = ${schoolId} and l.uuid = ${lessonUuid}`.execute(db)
  return rows[0] ?? { group: '', date: '' }
}

export type SittingLine = {
  uuid: string
  versionUuid: string
  kind: ExamKind
  minutes: number
  lateMinutes: number
  opensAt: Date
  closesAt: Date
  started: number
  sealed: number
  of: number
}

/** Works that were given to a lesson, with how many have begun and ended. */
export async function sittingsOf(db: Db, schoolId: number, lessonUuid: string): Promise<SittingLine[]> {
  const { rows } = await sql<SittingLine>`select s.uuid, s.version_uuid as "versionUuid", s.kind, s.minutes,
      s.late_minutes as "lateMinutes", s.opens_at as "opensAt", s.closes_at as "closesAt",
      count(a.uuid)::int as started, count(a.sealed_at)::int as sealed,
      (select count(*)::int from class_stay e where ${sql.raw(attends('e', 'l'))}) as "of"
    from sitting s join class_lesson l on l.school_id = s.school_id and l.uuid = s.lesson_uuid
    left join attempt a on a.school_id = s.school_id and a.sitting_uuid = s.uuid and a.reset_at is null
    where s.school_id = ${schoolId} and s.lesson_uuid = ${lessonUuid}
    group by s.school_id, s.uuid, l.school_id, l.group_id, l.subgroup_id, l.on_date order by s.opens_at, s.uuid limit 100`.execute(
    db,
  )
  return rows
}
