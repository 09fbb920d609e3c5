import type { ContentAsked, ContentState } from '@qalam/contract/content/api.ts'
import type { ContentKind } from '@qalam/contract/content/document.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { uuidIn } from '#vocabulary/named-works.ts'
import { personName } from '#vocabulary/people.ts'

const orders = {
  title: [sql`listed.title collate "und-x-icu"`],
  updatedAt: [sql`listed.updated_at`],
}

/** The documents of a list, each with what was published of it. */
export function contentsOf(db: Db, { schoolId, userId }: { schoolId: number; userId: number }, asked: ContentAsked) {
  const { search, sort = '-updatedAt', of, whose, kind, subjectId, parallel, state } = asked
  const listed = sql<ContentListRow>`(select c.*, s.name as subject_name, ${sql.raw(personName('u'))} as owner_name,
      coalesce(v.number, 0) as number,
      case when c.archived_at is not null then 'archived' when v.number is null then 'draft'
        when v.published_at < c.updated_at then 'changed' else 'published' end as state
    from content c
    join placed_person u on u.school_id = c.school_id and u.id = c.owner_id
    left join subject s on s.id = c.subject_id
    left join lateral (select one.number, one.published_at from content_version one
      where one.school_id = c.school_id and one.content_uuid = c.uuid order by one.number desc limit 1) v on true
    where c.school_id = ${schoolId} and (c.kind = 'lecture') = ${of === 'lectures'}
      and ${whose === 'mine' ? sql`c.owner_id = ${userId}` : sql`c.owner_id <> ${userId} and c.shared_at is not null`})`
  return db
    .selectFrom(listed.as('listed'))
    .selectAll()
    .$if(search !== '', (some) => some.where(contains(search, sql`listed.title`)))
    .$if(kind !== undefined, (some) => some.where('listed.kind', '=', kind ?? 'lecture'))
    .$if(subjectId !== undefined, (some) => some.where('listed.subject_id', '=', subjectId ?? 0))
    .$if(parallel !== undefined, (some) => some.where('listed.parallel', '=', parallel ?? 0))
    .$if(state === undefined, (some) => some.where('listed.state', '<>', 'archived'))
    .$if(state !== undefined, (some) => some.where('listed.state', '=', state ?? 'draft'))
    .orderBy(ordered(orders, sort, sql`listed.uuid`))
}

export type ContentListRow = {
  uuid: string
  kind: ContentKind
  title: string
  owner_id: number
  owner_name: string
  subject_id: number | null
  subject_name: Named | null
  parallel: number | null
  language: 'kz' | 'ru' | 'en'
  shared_at: Date | null
  updated_at: Date
  number: number
  state: ContentState
}

/** The subjects that a document may be of. */
export async function subjects(db: Db): Promise<{ id: number; name: Named }[]> {
  const { rows } = await sql<{ id: number; name: Named }>`select s.id, s.name from subject s order by s.id`.execute(db)
  return rows
}

export type ContentFileRow = { uuid: string; name: string; mime: string; bytes: number }

/** The files of a document. */
export async function filesOf(db: Db, schoolId: number, uuid: string): Promise<ContentFileRow[]> {
  const { rows } = await sql<ContentFileRow>`select f.uuid, f.name, f.mime, f.bytes::int as bytes from content_file h
    join stored_file f on f.school_id = h.school_id and f.uuid = h.file_uuid
    where h.school_id = ${schoolId} and h.content_uuid = ${uuid} order by f.created_at, f.uuid`.execute(db)
  return rows
}

export type Around = { ownerName: string; uuid: string | null; number: number | null; at: Date | null }

/** The name of the owner, and the last version that was published. */
export async function around(db: Db, schoolId: number, uuid: string): Promise<Around | undefined> {
  const { rows } = await sql<Around>`select ${sql.raw(personName('u'))} as "ownerName", v.uuid, v.number,
      v.published_at as at
    from content c join placed_person u on u.school_id = c.school_id and u.id = c.owner_id
    left join content_version v on v.school_id = c.school_id and v.content_uuid = c.uuid
    where c.school_id = ${schoolId} and c.uuid = ${uuid} order by v.number desc nulls last limit 1`.execute(db)
  return rows[0]
}

/** The work of a theme, null where it has none; undefined where nothing of the school's plans has this id. */
export async function workOfTheme(
  db: Db,
  schoolId: number,
  uuid: string,
): Promise<{ work: string | null } | undefined> {
  const { rows } = await sql<{ work: string | null }>`select c.uuid as work from plan_lesson t
    left join content c on c.school_id = t.school_id and c.uuid = ${sql.raw(uuidIn('t.entity_id'))}
    where t.school_id = ${schoolId} and t.uuid = ${uuid}`.execute(db)
  return rows[0]
}

export type ContentVersionRow = { uuid: string; number: number; title: string; maxScore: number; at: Date }

/** The last hundred published versions, newest first. */
export async function versionsOf(db: Db, schoolId: number, uuid: string): Promise<ContentVersionRow[]> {
  const { rows } = await sql<ContentVersionRow>`select v.uuid, v.number, v.title, v.max_score as "maxScore",
      v.published_at as at
    from content_version v where v.school_id = ${schoolId} and v.content_uuid = ${uuid}
    order by v.number desc limit 100`.execute(db)
  return rows
}

export type CopyRow = { uuid: string; title: string; owner: string; at: Date }

/** The last hundred copies of a document. */
export async function copiesOf(db: Db, schoolId: number, uuid: string): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`select c.uuid, c.title, ${sql.raw(personName('u'))} as owner, c.created_at as at
    from content c join placed_person u on u.school_id = c.school_id and u.id = c.owner_id
    where c.school_id = ${schoolId} and c.copied_from = ${uuid} order by c.created_at desc, c.uuid limit 100`.execute(
    db,
  )
  return rows
}
