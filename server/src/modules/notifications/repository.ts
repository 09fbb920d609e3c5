import type { NoticeSettings } from '@qalam/contract/notifications/api.ts'
import type { NoticeCategory, NoticeKind } from '@qalam/contract/notifications/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import type { NoticeWords } from './sentence.ts'

type Reader = { userId: number; now: Date }

/** What a person is shown: what has come by now, of the categories that they did not switch off. */
const shown = ({ userId, now }: Reader) => sql`notice.user_id = ${userId} and notice.shown_from <= ${now}
  and not exists (select from notice_setting where notice_setting.user_id = notice.user_id
    and notice_setting.category = notice.category and not notice_setting.bell)`

type NoticeRow = {
  id: number
  category: NoticeCategory
  kind: NoticeKind
  words: NoticeWords
  times: number
  at: string
  read: boolean
  href: string
}

type Asked = {
  page: number
  limit: number
  sort?: 'at' | '-at' | undefined
  category?: NoticeCategory | undefined
  unread?: '1' | undefined
}

export async function pageOfNotices(db: Db, reader: Reader, { page, limit, sort, category, unread }: Asked) {
  const order = sql.raw(sort === 'at' ? 'notice.at, notice.id' : 'notice.at desc, notice.id desc')
  const asked = sql`${shown(reader)} and (${category ?? null}::text is null or notice.category = ${category ?? null})
    and (${unread === '1'} = false or notice.read_at is null)`
  const { rows } =
    await sql<NoticeRow>`select notice.id::int as id, notice.category, notice.kind, notice.words, notice.times,
      to_char(notice.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      notice.read_at is not null as read, notice.href
    from notice where ${asked} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from notice where ${asked}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0, page, pageSize: limit }
}

/** Counted to a hundred: what is more is said as more. */
export async function unreadCount(db: Db, reader: Reader): Promise<number> {
  const { rows } = await named(
    'notices-unread',
    sql<{ count: number }>`select count(*)::int as count from (
      select from notice where ${shown(reader)} and notice.read_at is null limit 100) unread`,
  ).execute(db)
  return rows[0]?.count ?? 0
}

/** Whether any was unread before. */
export async function markRead(
  db: Db,
  { userId, now }: Reader,
  which: { ids: number[] } | { upTo: number },
): Promise<boolean> {
  const these = 'ids' in which ? sql`notice.id = any(${which.ids}::bigint[])` : sql`notice.id <= ${which.upTo}::bigint`
  const { numAffectedRows } = await sql`update notice set read_at = ${now}
    where notice.user_id = ${userId} and notice.read_at is null and notice.shown_from <= ${now} and ${these}`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

export type NoticeDraft = {
  users: readonly number[]
  category: NoticeCategory
  kind: NoticeKind
  situation: string
  words: NoticeWords
  href: string
}

/** Keeps notices, shown `hours` later; one that stands unread for the same situation is counted up instead. */
export async function keepNotices(
  db: Db,
  schoolId: number | null,
  drafts: readonly NoticeDraft[],
  { now, hours }: { now: Date; hours: number },
): Promise<void> {
  const rows = drafts.flatMap(({ users, ...draft }) => [...new Set(users)].map((user) => ({ user, ...draft })))
  if (rows.length === 0) return
  await sql`insert into notice (user_id, school_id, category, kind, situation, words, href, at, shown_from)
    select one."user", ${schoolId}, one.category, one.kind, one.situation, one.words, one.href, ${now},
      ${now}::timestamptz + make_interval(hours => ${hours}::int)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(
      "user" int, category text, kind text, situation text, words jsonb, href text)
    order by one."user", one.situation
    on conflict (user_id, situation) where read_at is null do update set times = notice.times + 1,
      words = excluded.words, href = excluded.href, at = excluded.at`.execute(db)
}

type Kept = { rules: NoticeSettings['rules']; quiet: NoticeSettings['quiet'] | null; devices: number }

/** `devices`: those that can be reached. */
export async function settingsOf(db: Db, userId: number, kinds: readonly string[]): Promise<Kept> {
  const { rows } = await sql<Kept>`select
      (select coalesce(json_agg(json_build_object('category', s.category, 'bell', s.bell, 'push', s.push)), '[]')
        from notice_setting s where s.user_id = ${userId}) as rules,
      (select json_build_object('from', left(q.quiet_from::text, 5), 'until', left(q.quiet_until::text, 5))
        from notice_quiet q where q.user_id = ${userId}) as quiet,
      (select count(*)::int from push_subscription p where p.user_id = ${userId}
        and p.kind = any(${kinds}::text[])) as devices`.execute(db)
  return rows[0] ?? { rules: [], quiet: null, devices: 0 }
}

export async function keepSettings(db: Db, userId: number, { rules, quiet }: NoticeSettings): Promise<void> {
  await sql`insert into notice_setting (user_id, category, bell, push)
    select distinct on (one.category) ${userId}, one.category, one.bell, one.push
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as one(category text, bell boolean, push text)
    on conflict (user_id, category) do update set bell = excluded.bell, push = excluded.push`.execute(db)
  await sql`insert into notice_quiet (user_id, quiet_from, quiet_until)
    values (${userId}, ${quiet.from}::time, ${quiet.until}::time)
    on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`.execute(
    db,
  )
}

type Subscribed = {
  endpoint: string
  /** The keys of a browser; a wrapper has none. */
  keys: { p256dh: string; auth: string } | null
  language: string
  userId: number
  sessionId: string
  now: Date
}

/** A device has one subscription: whoever signs in there later takes it over. */
export async function keepSubscription(db: Db, one: Subscribed): Promise<void> {
  await sql`insert into push_subscription (endpoint, user_id, session_id, kind, p256dh, auth, language, created_at)
    values (${one.endpoint}, ${one.userId}, ${one.sessionId}::uuid, ${one.keys ? 'browser' : 'wrapper'},
      ${one.keys?.p256dh ?? null}, ${one.keys?.auth ?? null}, ${one.language}, ${one.now})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, wait_until = null, failures = 0`.execute(
    db,
  )
}

export async function endSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userId} and endpoint = ${endpoint}`.execute(db)
}

export async function endSubscriptionsOf(db: Db, sessionIds: readonly string[]): Promise<void> {
  await sql`delete from push_subscription where session_id = any(${sessionIds}::uuid[])`.execute(db)
}

export async function sweepNotices(db: Db): Promise<void> {
  await sql`delete from notice where at < now() - interval '90 days'
    or read_at < now() - interval '30 days'`.execute(db)
}
