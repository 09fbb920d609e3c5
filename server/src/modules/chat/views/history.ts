import { messagesOfPage, shownReactions } from '@qalam/contract/chat/rules/limits.ts'
import type { Reaction } from '@qalam/contract/chat/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { namedText } from '#platform/db/named.ts'
import { contains } from '#platform/db/page.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'
import type { TalkRow } from './audience.ts'

export type TalkHistoryRow = {
  seq: number
  id: string
  authorId: number
  author: string
  text: string
  at: Date
  template: 'absence' | null
  urgent: string | null
  editedAt: Date | null
  takenBack: boolean
  replySeq: number | null
  replyAuthor: string | null
  replyText: string | null
  files: { uuid: string; name: string; bytes: number; mime: string }[]
  reactions: { kind: Reaction; count: number; mine: boolean }[]
}

type Of = Pick<TalkRow, 'schoolId' | 'uuid'>

const stretch = namedText(
  'talk-stretch',
  `select m.seq, m.id, m.author_id as "authorId",
      ${personName('u')} as author, m.body as text, m.at, m.template, m.urgent_reason as urgent,
      m.edited_at as "editedAt", m.taken_back_at is not null as "takenBack", m.reply_to as "replySeq",
      case when r.seq is not null then ${personName('ru')} end as "replyAuthor", left(r.body, 120) as "replyText",
      coalesce((select json_agg(json_build_object('uuid', f.uuid, 'name', f.name, 'bytes', f.bytes, 'mime', f.mime)
          order by h.position)
        from message_file h join stored_file f on f.school_id = h.school_id and f.uuid = h.file_uuid
        where h.school_id = m.school_id and h.conversation_uuid = m.conversation_uuid and h.seq = m.seq
          and m.taken_back_at is null), '[]') as files,
      coalesce((select json_agg(json_build_object('kind', s.kind, 'count', s.count, 'mine', s.mine)
          order by s.count desc, s.kind)
        from (select x.kind, count(*)::int as count, bool_or(x.user_id = $3::int) as mine from message_reaction x
          where x.school_id = m.school_id and x.conversation_uuid = m.conversation_uuid and x.seq = m.seq
          group by x.kind order by mine desc, count desc, x.kind limit ${shownReactions}) s), '[]') as reactions
    from message m
    join placed_person u on u.id = m.author_id
    left join message r on r.school_id = m.school_id and r.conversation_uuid = m.conversation_uuid and r.seq = m.reply_to
    left join placed_person ru on ru.id = r.author_id
    where m.school_id = $1::int and m.conversation_uuid = $2::uuid and m.seq between $4::int and $5::int
    order by m.seq limit ${messagesOfPage}`,
)

/** Messages of a talk between two numbers, both included, the earliest first. */
export async function stretchOf(
  db: Db,
  { schoolId, uuid }: Of,
  me: number,
  { from, to }: { from: number; to: number },
): Promise<TalkHistoryRow[]> {
  return (await stretch<TalkHistoryRow>(db, [schoolId, uuid, me, from, to])).rows
}

/** Whether a message of a talk that stands has a file. */
export async function holdsFile(db: Db, { schoolId, uuid }: Of, seq: number, file: string): Promise<boolean> {
  const { rows } = await sql`select from message_file h
    join message m on m.school_id = h.school_id and m.conversation_uuid = h.conversation_uuid and m.seq = h.seq
    where h.school_id = ${schoolId}::int and h.conversation_uuid = ${uuid}::uuid and h.seq = ${seq}::int
      and h.file_uuid = ${file}::uuid and m.taken_back_at is null`.execute(db)
  return rows.length > 0
}

export type FoundRow = { uuid: string; seq: number; title: string | null; author: string; text: string; at: Date }

/** Messages with some words in the talks that a person stands in, the latest first. */
export async function messagesWith(
  db: Db,
  { schools, me }: { schools: readonly number[]; me: number },
  { words, uuid }: { words: string; uuid?: string | undefined },
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`select m.conversation_uuid as uuid, m.seq,
      case c.kind when 'direct' then ${sql.raw(personName('o'))} when 'class' then ${sql.raw(groupLabel('g'))} end as title,
      ${sql.raw(personName('u'))} as author, m.body as text, m.at
    from conversation_member k
    join conversation c on c.school_id = k.school_id and c.uuid = k.conversation_uuid and c.kind <> 'lesson'
    join message m on m.school_id = c.school_id and m.conversation_uuid = c.uuid
      and (k.until_seq is null or m.seq <= k.until_seq)
    join placed_person u on u.id = m.author_id
    left join placed_person o on o.id = case when c.first_id = ${me}::int then c.second_id else c.first_id end
    left join school_class g on g.school_id = c.school_id and g.id = c.group_id
    where k.school_id = any(${schools}::int[]) and k.user_id = ${me}::int
      and (${uuid ?? null}::uuid is null or c.uuid = ${uuid ?? null}::uuid)
      and m.taken_back_at is null and ${contains(words, sql`m.body`)}
    order by m.at desc, m.conversation_uuid, m.seq limit 50`.execute(db)
  return rows
}
