import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { ReadKind } from '@qalam/contract/lesson-content/shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'
import { isFor } from '#vocabulary/homework.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { uuidIn } from '#vocabulary/named-works.ts'
import { personName } from '#vocabulary/people.ts'

/** The lesson around content, as it is told. */
export type LessonPlace = { uuid: string; date: string; subject: Named; group: string; theme: string }

/** What stands around a row of `lesson` named `l`. */
export const around: RawBuilder<unknown> = sql`join subject s on s.id = l.subject_id
  join school_class sg on sg.school_id = l.school_id and sg.id = l.group_id
  left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid`

/** It as one value: what reads content reads its lesson by the same statement. */
export const placed: RawBuilder<unknown> = sql`json_build_object('uuid', l.uuid,
  'date', to_char(l.on_date, 'YYYY-MM-DD'), 'subject', s.name, 'group', ${sql.raw(groupLabel('sg'))},
  'theme', coalesce(t.theme, ''))`

/** What the theme of a lesson asks for. */
export async function objectivesOf(db: Db, schoolId: number, lessonUuid: string): Promise<string[]> {
  const { rows } = await sql<{ objectives: string[] }>`select t.objectives from class_lesson l
    join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    where l.school_id = ${schoolId} and l.uuid = ${lessonUuid}`.execute(db)
  return rows[0]?.objectives ?? []
}

export type LessonPupil = { id: number; name: string }

/** Who attends a lesson, by name. */
export async function pupilsOf(db: Db, schoolId: number, lessonUuid: string): Promise<LessonPupil[]> {
  const { rows } = await sql<LessonPupil>`select u.id, ${sql.raw(personName('u'))} as name
    from class_lesson l join class_stay e on ${sql.raw(attends('e', 'l'))}
    join placed_person u on u.school_id = e.school_id and u.id = e.student_id
    where l.school_id = ${schoolId} and l.uuid = ${lessonUuid}
    order by u.surname collate "und-x-icu", u.firstname collate "und-x-icu", u.id limit 300`.execute(db)
  return rows
}

/** Content that a theme or homework names. `given`: it stands in the lesson already, or was taken back. */
export type NamedContent = {
  from: 'theme' | 'homework'
  contentUuid: string
  versionUuid: string
  kind: ReadKind
  title: string
  given: string | null
  takenBack: boolean
}

type Asked = { schoolId: number; lessonUuid: string; pupilId: number | null }

/** What the theme of a lesson names, as it was published last, and its homework, as it was set. */
export async function namedIn(db: Db, { schoolId, lessonUuid, pupilId }: Asked): Promise<NamedContent[]> {
  const { rows } = await sql<NamedContent>`with named as (
      select 'theme' as "from", v.uuid as version from class_lesson l
        join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
        join lateral (select one.uuid from content_version one join content c on c.school_id = one.school_id
            and c.uuid = one.content_uuid and c.archived_at is null
          where one.school_id = l.school_id and one.content_uuid = ${sql.raw(uuidIn('t.entity_id'))}
          order by one.number desc limit 1) v on true
        where l.school_id = ${schoolId} and l.uuid = ${lessonUuid}
      union all
      select 'homework', homework.content_version_uuid from homework cross join (select ${pupilId}::int as id) pupil
        where homework.school_id = ${schoolId} and homework.lesson_uuid = ${lessonUuid}
          and homework.content_version_uuid is not null
          and (pupil.id is null or ${sql.raw(isFor('pupil.id'))}))
    select n."from", v.content_uuid as "contentUuid", v.uuid as "versionUuid", v.title, g.uuid as given,
      g.taken_back_at is not null as "takenBack",
      case when c.kind = 'lecture' then 'lecture' when c.owner_id in (l.teacher_id, l.substituted_id) then 'custom-lesson'
        else 'regular' end as kind
    from named n join content_version v on v.school_id = ${schoolId} and v.uuid = n.version
    join content c on c.school_id = v.school_id and c.uuid = v.content_uuid and c.kind in ('lecture', 'custom-lesson')
    join class_lesson l on l.school_id = v.school_id and l.uuid = ${lessonUuid}
    left join lesson_content g on g.school_id = v.school_id and g.lesson_uuid = l.uuid and g.content_uuid = c.uuid`.execute(
    db,
  )
  return rows
}
