import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { namedText } from '#platform/db/named.ts'
import type { TalkRow } from '../views/audience.ts'

const columns = `c.school_id as "schoolId", c.uuid, c.kind, c.first_id as "firstId", c.second_id as "secondId",
  c.group_id as "groupId", c.lesson_uuid as "lessonUuid", c.last_seq as "lastSeq"`

const called = `select ${columns} from conversation c where c.school_id = any($1::int[]) and c.uuid = $2::uuid`
const toRead = namedText('talk-called', called)
const toHold = namedText('talk-held', `${called} for update`)

/** A talk of one of the schools; with `held` nobody else writes in it until the transaction is over. */
export async function talkCalled(
  db: Db,
  schools: readonly number[],
  uuid: string,
  held = false,
): Promise<TalkRow | undefined> {
  return (await (held ? toHold : toRead)<TalkRow>(db, [schools, uuid])).rows[0]
}

export type TalkKey =
  | { kind: 'direct'; pair: [number, number] }
  | { kind: 'class'; groupId: number }
  | { kind: 'lesson'; lessonUuid: string }
  | { kind: 'announcement' }

const whereOf = (key: TalkKey) => {
  if (key.kind === 'direct')
    return sql`c.kind = 'direct' and c.first_id = ${key.pair[0]} and c.second_id = ${key.pair[1]}`
  if (key.kind === 'class') return sql`c.kind = 'class' and c.group_id = ${key.groupId}`
  if (key.kind === 'lesson') return sql`c.kind = 'lesson' and c.lesson_uuid = ${key.lessonUuid}::uuid`
  return sql`c.kind = 'announcement'`
}

/** The talk of a key, if there is one. */
export async function talkOf(db: Db, schoolId: number, key: TalkKey): Promise<string | undefined> {
  const { rows } = await sql<{ uuid: string }>`select c.uuid from conversation c
    where c.school_id = ${schoolId}::int and ${whereOf(key)}`.execute(db)
  return rows[0]?.uuid
}

/** The talk of a key, made when there is none; two who begin it at once get the same one. */
export async function makeTalk(
  db: Db,
  schoolId: number,
  key: TalkKey,
  { by, now }: { by: number; now: Date },
): Promise<string> {
  const [first, second] = key.kind === 'direct' ? key.pair : [null, null]
  await sql`insert into conversation (school_id, uuid, kind, first_id, second_id, group_id, lesson_uuid, last_at,
      created_by, created_at)
    values (${schoolId}, ${randomUUID()}, ${key.kind}, ${first}, ${second}, ${key.kind === 'class' ? key.groupId : null},
      ${key.kind === 'lesson' ? key.lessonUuid : null}, ${now}, ${by}, ${now})
    on conflict do nothing`.execute(db)
  const uuid = await talkOf(db, schoolId, key)
  if (uuid === undefined) throw new Error('A talk was neither made nor found.')
  if (first !== null && second !== null) await joinAll(db, { schoolId, uuid, lastSeq: 0 }, [first, second], now)
  return uuid
}

type Joined = Pick<TalkRow, 'schoolId' | 'uuid' | 'lastSeq'>

/** These take part from now on, or again. */
export async function joinAll(db: Db, { schoolId, uuid }: Joined, ids: readonly number[], now: Date): Promise<void> {
  await sql`insert into conversation_member (school_id, conversation_uuid, user_id, since)
    select ${schoolId}::int, ${uuid}::uuid, one.id, ${now} from unnest(${ids}::int[]) one (id)
    on conflict (school_id, conversation_uuid, user_id) do update set until = null, until_seq = null
      where conversation_member.until is not null`.execute(db)
}

/** Everybody else has left: they read what was written until now. */
export async function partOthers(
  db: Db,
  { schoolId, uuid, lastSeq }: Joined,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await sql`update conversation_member set until = ${now}, until_seq = ${lastSeq}::int
    where school_id = ${schoolId}::int and conversation_uuid = ${uuid}::uuid and until is null
      and user_id <> all(${ids}::int[])`.execute(db)
}

export type MemberRow = { readSeq: number; quiet: boolean; untilSeq: number | null; muted: boolean }

const member = namedText(
  'talk-member',
  `select m.read_seq as "readSeq", m.quiet, m.until_seq as "untilSeq", m.muted_at is not null as muted
    from conversation_member m where m.school_id = $1::int and m.conversation_uuid = $2::uuid and m.user_id = $3::int`,
)

export async function memberOf(
  db: Db,
  { schoolId, uuid }: Pick<TalkRow, 'schoolId' | 'uuid'>,
  userId: number,
): Promise<MemberRow | undefined> {
  return (await member<MemberRow>(db, [schoolId, uuid, userId])).rows[0]
}

/** A person has read up to a number; it only grows. Whoever takes part again has no end any more. */
export async function raiseRead(
  db: Db,
  { schoolId, uuid }: Pick<TalkRow, 'schoolId' | 'uuid'>,
  { userId, seq, now, isIn }: { userId: number; seq: number; now: Date; isIn: boolean },
): Promise<{ readSeq: number; raised: boolean }> {
  const { rows } = await sql<{ readSeq: number; before: number | null }>`with before as (
      select m.read_seq from conversation_member m where m.school_id = ${schoolId}::int
        and m.conversation_uuid = ${uuid}::uuid and m.user_id = ${userId}::int)
    insert into conversation_member (school_id, conversation_uuid, user_id, since, read_seq)
    values (${schoolId}, ${uuid}, ${userId}, ${now}, ${seq})
    on conflict (school_id, conversation_uuid, user_id)
      do update set read_seq = greatest(conversation_member.read_seq, excluded.read_seq),
        until = case when ${isIn}::bool then null else conversation_member.until end,
        until_seq = case when ${isIn}::bool then null else conversation_member.until_seq end
    returning read_seq as "readSeq", (select before.read_seq from before) as before`.execute(db)
  const row = rows[0]
  return { readSeq: row?.readSeq ?? seq, raised: (row?.readSeq ?? 0) > (row?.before ?? 0) }
}

type Change = { quiet: boolean } | { mutedAt: Date | null }

export async function changeMember(
  db: Db,
  { schoolId, uuid }: Pick<TalkRow, 'schoolId' | 'uuid'>,
  { userId, now }: { userId: number; now: Date },
  change: Change,
): Promise<void> {
  const set = 'quiet' in change ? sql`quiet = ${change.quiet}` : sql`muted_at = ${change.mutedAt}`
  await sql`insert into conversation_member (school_id, conversation_uuid, user_id, since, quiet, muted_at)
    values (${schoolId}, ${uuid}, ${userId}, ${now}, ${'quiet' in change && change.quiet},
      ${'mutedAt' in change ? change.mutedAt : null})
    on conflict (school_id, conversation_uuid, user_id) do update set ${set}`.execute(db)
}

/** Of these whoever is told of new messages: not those who made the talk quiet. */
export async function loudOf(
  db: Db,
  { schoolId, uuid }: Pick<TalkRow, 'schoolId' | 'uuid'>,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select one.id from unnest(${ids}::int[]) one (id)
    where not exists (select from conversation_member m where m.school_id = ${schoolId}::int
      and m.conversation_uuid = ${uuid}::uuid and m.user_id = one.id and m.quiet)`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many direct talks a person has begun since an instant. */
export async function begunSince(db: Db, schoolId: number, by: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from conversation c
    where c.school_id = ${schoolId}::int and c.created_by = ${by}::int and c.kind = 'direct'
      and c.created_at >= ${since}`.execute(db)
  return rows[0]?.count ?? 0
}
