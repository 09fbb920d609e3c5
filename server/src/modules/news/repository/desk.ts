import type { NewsDesk } from '@qalam/contract/news/audience.ts'
import type { NewsNoticeDraft } from '@qalam/contract/news/desk.ts'
import { leadsOutside } from '@qalam/contract/news/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { NewsKind } from '../views/desk.ts'

type Written = { draft: NewsNoticeDraft; state: 'draft' | 'published'; authorId: number; now: Date }

const idIn = (draft: NewsNoticeDraft, scope: NewsNoticeDraft['scope']): number | null =>
  draft.scope === scope ? draft.scopeId : null

/** What both tables hold alike. */
const columnsOf = ({ draft, state, authorId, now }: Written) => ({
  buttons: JSON.stringify(
    draft.link === ''
      ? []
      : [{ label: draft.label, color: 'main', link: draft.link, external: leadsOutside(draft.link) }],
  ),
  roles: [...draft.roles],
  scope: draft.scope,
  school_id: idIn(draft, 'school'),
  department_id: idIn(draft, 'department'),
  region_id: idIn(draft, 'region'),
  since: draft.since,
  until: draft.until,
  state,
  lasting: draft.lasting,
  picture: draft.picture,
  alt: JSON.stringify(draft.alt),
  author_id: authorId,
  changed_at: now,
})

/** Writes a new one down. */
export async function insert(db: Db, desk: NewsDesk, uuid: string, written: Written): Promise<void> {
  const text = JSON.stringify(written.draft.text)
  const columns = { ...columnsOf(written), uuid, desk: desk.scope, desk_id: desk.id }
  if (written.draft.kind === 'announcement')
    await db
      .insertInto('announcement')
      .values({ ...columns, message: text })
      .execute()
  else
    await db
      .insertInto('banner')
      .values({ ...columns, title: text, place: written.draft.place, image: '' })
      .execute()
}

/** Writes one anew whose version is still that. */
export async function replace(db: Db, uuid: string, version: number, written: Written): Promise<boolean> {
  const text = JSON.stringify(written.draft.text)
  const columns = { ...columnsOf(written), version: version + 1 }
  const { numUpdatedRows } =
    written.draft.kind === 'announcement'
      ? await db
          .updateTable('announcement')
          .set({ ...columns, message: text })
          .where('uuid', '=', uuid)
          .where('version', '=', version)
          .executeTakeFirst()
      : await db
          .updateTable('banner')
          .set({ ...columns, title: text, place: written.draft.place })
          .where('uuid', '=', uuid)
          .where('version', '=', version)
          .executeTakeFirst()
  return numUpdatedRows > 0n
}

const copied = sql`buttons, roles, scope, school_id, department_id, region_id, since, until, lasting, picture, alt,
  desk, desk_id`

/** A draft of the same words and audience. */
export async function copy(
  db: Db,
  { kind, from, uuid, authorId, now }: { kind: NewsKind; from: string; uuid: string; authorId: number; now: Date },
): Promise<void> {
  const fresh = sql`${uuid}::uuid, 'draft', ${authorId}::int, ${now}::timestamptz`
  if (kind === 'banner')
    await sql`insert into banner (title, place, image, ${copied}, uuid, state, author_id, changed_at)
      select title, place, image, ${copied}, ${fresh} from banner where uuid = ${from} on conflict do nothing`.execute(
      db,
    )
  else
    await sql`insert into announcement (message, ${copied}, uuid, state, author_id, changed_at)
      select message, ${copied}, ${fresh} from announcement where uuid = ${from} on conflict do nothing`.execute(db)
}

export async function stop(db: Db, kind: NewsKind, uuid: string, now: Date): Promise<void> {
  const next = sql`state = 'stopped', version = version + 1, changed_at = ${now}`
  if (kind === 'banner') await sql`update banner set ${next} where uuid = ${uuid}`.execute(db)
  else await sql`update announcement set ${next} where uuid = ${uuid}`.execute(db)
}

export async function remove(db: Db, kind: NewsKind, uuid: string): Promise<void> {
  if (kind === 'banner') await sql`delete from banner where uuid = ${uuid} and state = 'draft'`.execute(db)
  else await sql`delete from announcement where uuid = ${uuid} and state = 'draft'`.execute(db)
}

/** Holds one while it is looked at: two of a desk do not write over each other. */
export async function lock(db: Db, uuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${uuid}`}, 0))`.execute(db)
}

/** Whether a stored picture was sent by this person. */
export async function isOwnPicture(db: Db, picture: string, userId: number): Promise<boolean> {
  const { rows } = await sql`select from stored_file f
    where f.uuid = ${picture} and f.owner_id = ${userId} and f.mime like 'image/%'`.execute(db)
  return rows.length > 0
}
