import { wordsOf } from '@qalam/contract/kernel/fold.ts'
import { talksOfPage } from '@qalam/contract/chat/rules/limits.ts'
import type { Db } from '#platform/db/db.ts'
import { namedText } from '#platform/db/named.ts'
import { foldedIn, patternOf } from '#platform/db/page.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'

export type Reader = {
  me: number
  schools: readonly number[]
  /** Works in the school: hears the announcements to its staff. */
  works: boolean
  /** Runs it: hears the announcements to every class that was opened. */
  manages: boolean
  today: string
}

/** The values of `talks`, in the order of its places. */
const placesOf = ({ schools, me, works, manages, today }: Reader) => [schools, me, works, manages, today]

/**
 * The talks of a person, of a lesson's chat not: those the person stands in, and announcements to own classes and to the
 * staff that nobody has opened yet. What is looked at grows with the person's talks, not with the school's. `seen` is the
 * last number that the person may see. $1 schools, $2 the reader, $3 works, $4 manages, $5 today: put together once, since
 * every page of everybody asks for it.
 */
const talks = `
  select c.*, coalesce(m.read_seq, 0) as read_seq, coalesce(m.quiet, false) as quiet,
    case when i.is_in then c.last_seq else least(c.last_seq, coalesce(m.until_seq, c.last_seq)) end as seen,
    c.kind <> 'direct' and not i.is_in as has_left
  from (
    select own.school_id, own.conversation_uuid as uuid from conversation_member own
      where own.school_id = any($1::int[]) and own.user_id = $2::int
    union select told.school_id, told.uuid from conversation told
      where told.school_id = any($1::int[]) and told.kind = 'class'
    union select told.school_id, told.uuid from conversation told
      where told.school_id = any($1::int[]) and told.kind = 'announcement') one
  join conversation c on c.school_id = one.school_id and c.uuid = one.uuid
  left join conversation_member m on m.school_id = c.school_id and m.conversation_uuid = c.uuid and m.user_id = $2::int
  cross join lateral (select (c.kind = 'announcement' and $3::bool)
    or (c.kind = 'class' and (($4::bool and m.user_id is not null)
      or exists (select from school_class g where g.school_id = c.school_id and g.id = c.group_id and g.lead_id = $2::int)
      or exists (select from class_stay e where e.school_id = c.school_id and e.group_id = c.group_id
        and e.since <= $5::date and (e.until is null or e.until > $5::date)
        and (e.student_id = $2::int or exists (select from family_tie b where b.school_id = e.school_id
          and b.student_id = e.student_id and b.parent_id = $2::int))))) as is_in) i
  where c.kind <> 'lesson' and (m.user_id is not null or i.is_in)`

export type ListRow = {
  schoolId: number
  uuid: string
  kind: 'direct' | 'class' | 'announcement'
  title: string | null
  otherId: number | null
  otherRole: string | null
  lastSeq: number
  lastAt: Date
  lastText: string | null
  lastAuthor: string | null
  lastAuthorId: number | null
  lastHasFiles: boolean
  readSeq: number
  quiet: boolean
  hasLeft: boolean
  total: number
}

type Asked = { search: string; unread: boolean; page: number; uuid?: string }

const title = `case t.kind when 'direct' then ${personName('o')} when 'class' then ${groupLabel('g')} end`

const pageOfTalks = namedText(
  'talk-list',
  `select t.school_id as "schoolId", t.uuid, t.kind, ${title} as title,
      o.id as "otherId", coalesce(o.subrole, o.role) as "otherRole", t.seen as "lastSeq",
      coalesce(l.at, t.last_at) as "lastAt", left(l.body, 120) as "lastText", ${personName('lu')} as "lastAuthor",
      l.author_id as "lastAuthorId", exists (select from message_file h where h.school_id = t.school_id
        and h.conversation_uuid = t.uuid and h.seq = t.seen) as "lastHasFiles",
      t.read_seq as "readSeq", t.quiet, t.has_left as "hasLeft", count(*) over ()::int as total
    from (${talks}) t
    left join placed_person o on t.kind = 'direct' and o.id = case when t.first_id = $2::int then t.second_id else t.first_id end
    left join school_class g on g.school_id = t.school_id and g.id = t.group_id
    left join message l on l.school_id = t.school_id and l.conversation_uuid = t.uuid and l.seq = t.seen
    left join placed_person lu on lu.id = l.author_id
    where ($6::text[] is null or ${foldedIn(title)} like all($6::text[]))
      and (not $7::bool or t.seen > t.read_seq) and ($8::uuid is null or t.uuid = $8::uuid)
    order by coalesce(l.at, t.last_at) desc, t.uuid
    limit ${talksOfPage} offset $9::int`,
)

/** A page of a person's talks, the latest first. One that nobody has written in stands where it was made. */
export async function listOf(db: Db, reader: Reader, { search, unread, page, uuid }: Asked): Promise<ListRow[]> {
  const sought = search === '' ? null : wordsOf(search).map(patternOf)
  const values = [...placesOf(reader), sought, unread, uuid ?? null, (page - 1) * talksOfPage]
  return (await pageOfTalks<ListRow>(db, values)).rows
}

const numbers = namedText(
  'talk-numbers',
  `select json_build_object('unread', coalesce(sum(n.unread), 0),
      'talks', coalesce(json_agg(json_build_object('uuid', n.uuid, 'lastSeq', n.seen, 'readSeq', n.read_seq)
        order by n.place) filter (where n.place <= 200), '[]'))::text as json
  from (select t.uuid, t.seen, t.read_seq, greatest(t.seen - t.read_seq, 0) as unread,
      row_number() over (order by t.last_at desc, t.uuid) as place
    from (${talks}) t) n`,
)

/** How much is unread in all, and the last numbers of the latest talks, as JSON. */
export async function numbersOf(db: Db, reader: Reader): Promise<string> {
  const { rows } = await numbers<{ json: string }>(db, placesOf(reader))
  return rows[0]?.json ?? '{"unread":0,"talks":[]}'
}
