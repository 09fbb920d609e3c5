import type { chat } from '@qalam/contract/chat/api.ts'
import { changeableFor, messagesOfPage } from '@qalam/contract/chat/rules/limits.ts'
import type { Message, Stretch } from '@qalam/contract/chat/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { type TalkHistoryRow, holdsFile, messagesWith, stretchOf } from '../views/history.ts'
import { schoolsOf } from '../views/people.ts'
import { type TalkStanding, standingOf } from './standing.ts'

/** How a row is shown to the caller, and what the caller may do to it. */
export function presented({ actor, now }: Context, { moderates, writes }: TalkStanding) {
  return ({ authorId, author, replySeq, replyAuthor, replyText, editedAt, at, ...row }: TalkHistoryRow): Message => {
    const mine = authorId === actor.userId
    const isFresh = now.getTime() - at.getTime() < changeableFor && !row.takenBack
    return {
      ...row,
      author: { userId: authorId, name: author },
      mine,
      at: at.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      replyTo: replySeq === null ? null : { seq: replySeq, author: replyAuthor ?? '', text: replyText ?? '' },
      can: {
        change: mine && isFresh && writes && row.files.length === 0,
        takeBack: !row.takenBack && ((mine && isFresh) || moderates),
        report: !mine && !row.takenBack,
      },
    }
  }
}

/** Fifty messages of a talk: before a number, after it, or around it; without one the latest. */
export async function messages(
  context: Context,
  uuid: string,
  { before, after, around }: Parsed<typeof chat.messages>['query'],
): Promise<Stretch> {
  const standing = await standingOf(context, uuid)
  const { lastSeq, talk } = standing
  const span = spanOf({ before, after, around }, lastSeq)
  const rows = await stretchOf(context.db, talk, context.actor.userId, span)
  return { messages: rows.map(presented(context, standing)), lastSeq }
}

type Asked = { before?: number | undefined; after?: number | undefined; around?: number | undefined }

/** The numbers that are asked for: numbers have no holes, so a page is a stretch of them. */
function spanOf({ before, after, around }: Asked, lastSeq: number): { from: number; to: number } {
  const half = messagesOfPage / 2
  const from =
    after !== undefined
      ? after + 1
      : around !== undefined
        ? Math.max(1, Math.min(around - half, lastSeq - messagesOfPage + 1))
        : Math.max(1, Math.min(before ?? lastSeq + 1, lastSeq + 1) - messagesOfPage)
  const end = before !== undefined ? Math.min(before - 1, lastSeq) : lastSeq
  return { from, to: Math.min(end, from + messagesOfPage - 1) }
}

/** Where a file of a message is fetched from, for whoever may see the message. */
export async function fileAddress(
  context: Context,
  secret: string,
  { uuid, seq, file }: Parsed<typeof chat.fileAddress>['params'],
) {
  const { talk, lastSeq } = await standingOf(context, uuid)
  found(seq <= lastSeq || null)
  found((await holdsFile(context.db, talk, seq, file)) || null)
  return mediaAddress(secret, file, context.now)
}

/** Messages of the caller's talks that hold some words. */
export async function search({ actor, db }: Context, query: Parsed<typeof chat.search>['query']) {
  const rows = await messagesWith(db, { schools: await schoolsOf(db, actor), me: actor.userId }, query)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
