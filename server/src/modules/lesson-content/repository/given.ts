import type { ReadKind } from '@qalam/contract/lesson-content/shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { around, type LessonPlace, placed } from '../views/place.ts'

export type GivenKey = { schoolId: number; uuid: string }

/** Content that was given to a lesson. `versionUuid` is of whoever begins now. */
export type AssignedContent = GivenKey & {
  lessonUuid: string
  groupId: number
  contentUuid: string
  versionUuid: string
  kind: ReadKind
  lesson: LessonPlace
}

const columns: RawBuilder<unknown> = sql`g.school_id as "schoolId", g.uuid, g.lesson_uuid as "lessonUuid",
  l.group_id as "groupId", g.content_uuid as "contentUuid", g.version_uuid as "versionUuid", g.kind,
  ${placed} as lesson`

const tables: RawBuilder<unknown> = sql`lesson_content g
  join class_lesson l on l.school_id = g.school_id and l.uuid = g.lesson_uuid ${around}`

/** Content of the own school, also what was taken back when `all` is set. */
export async function givenFor(
  db: Db,
  { schoolId }: Pick<Actor, 'schoolId'>,
  uuid: string,
  { all = false }: { all?: boolean } = {},
): Promise<AssignedContent | undefined> {
  const { rows } = await sql<AssignedContent>`select ${columns} from ${tables}
    where g.school_id = ${schoolId}::int and g.uuid = ${uuid} and (${all}::bool or g.taken_back_at is null)`.execute(db)
  return rows[0]
}

/** What a lesson has, in the order it was given. */
export async function givenTo(db: Db, schoolId: number, lessonUuid: string): Promise<AssignedContent[]> {
  const { rows } = await sql<AssignedContent>`select ${columns} from ${tables}
    where g.school_id = ${schoolId} and g.lesson_uuid = ${lessonUuid} and g.taken_back_at is null
    order by g.given_at, g.uuid limit 100`.execute(db)
  return rows
}

type New = GivenKey & {
  lessonUuid: string
  contentUuid: string
  versionUuid: string
  kind: ReadKind
  by: number
  now: Date
}

/** Gives content to a lesson, once: what stands there already takes the version. Answers its uuid; none when `uuid` is taken. */
export async function give(db: Db, draft: New): Promise<string | undefined> {
  const { rows } = await sql<{
    uuid: string
  }>`insert into lesson_content as g (school_id, uuid, lesson_uuid, content_uuid,
      version_uuid, kind, given_by, given_at)
    select ${draft.schoolId}, ${draft.uuid}, ${draft.lessonUuid}, ${draft.contentUuid}, ${draft.versionUuid}, ${draft.kind},
      ${draft.by}, ${draft.now}
    where not exists (select from lesson_content o where o.school_id = ${draft.schoolId} and o.uuid = ${draft.uuid}
      and (o.lesson_uuid, o.content_uuid) <> (${draft.lessonUuid}::uuid, ${draft.contentUuid}::uuid))
    on conflict (school_id, lesson_uuid, content_uuid)
      do update set version_uuid = excluded.version_uuid, taken_back_at = null
    returning g.uuid`.execute(db)
  return rows[0]?.uuid
}

/** Takes content off its lesson. */
export async function takeBack(db: Db, { schoolId, uuid }: GivenKey, now: Date): Promise<void> {
  await sql`update lesson_content g set taken_back_at = ${now}
    where g.school_id = ${schoolId} and g.uuid = ${uuid} and g.taken_back_at is null`.execute(db)
}
