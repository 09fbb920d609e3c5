import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { Named } from '@qalam/contract/kernel/languages.ts'
import { accessDenied, fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { news } from '@qalam/contract/news/api.ts'
import type { NewsDesk } from '@qalam/contract/news/audience.ts'
import type { NewsDeskRow, NewsNotice } from '@qalam/contract/news/desk.ts'
import { Button } from '@qalam/contract/news/shown.ts'
import { noticeNotDraft, noticeOver } from '@qalam/contract/news/problems.ts'
import { z } from 'zod'
import { mediaAddress } from '#modules/media/public.ts'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { deskOf } from '../policy.ts'
import * as repository from '../repository/desk.ts'
import { noticeOf, type NoticeRow, noticesOf } from '../views/desk.ts'
import { ownPlace, placesOf } from '../views/places.ts'

/** The caller's desk; whoever has none, such as a director without a school, is refused. */
export function ownDesk({ actor }: Pick<Context, 'actor'>): NewsDesk {
  const desk = deskOf(actor)
  if (desk === null) throw accessDenied()
  return desk
}

export async function places(context: Context, search: string) {
  const desk = ownDesk(context)
  return { own: await ownPlace(context.db, desk), found: await placesOf(context.db, desk, search) }
}

export async function list(context: Context, asked: Parsed<typeof news.deskList>['query']) {
  const { rows, ...page } = await pageOf(noticesOf(context.db, ownDesk(context), context.today, asked), asked)
  return { ...page, rows: rows.map(present) }
}

export async function one(context: Context, uuid: string, secret: string): Promise<NewsNotice> {
  const row = await standing(context, uuid)
  const [button] = z.array(Button.extend({ label: Named })).parse(row.buttons)
  const none = { kz: '', ru: '', en: '' }
  const { place, lasting, picture, scopeId, version } = row
  return {
    ...present(row),
    ...{ place, lasting, picture, scopeId, version },
    label: button?.label ?? none,
    link: button?.link ?? '',
    pictureUrl: picture === null ? null : mediaAddress(secret, picture, context.now).url,
    alt: row.alt === null ? none : Named.parse(row.alt),
  }
}

/** A picture waits for a day to be hung up; then it is swept like any file that nothing holds. */
export async function picture(context: Context, secret: string) {
  ownDesk(context)
  const [file] = sentFiles(context)
  if (!file) throw fieldProblem('file', 'required')
  return { picture: file.uuid, url: mediaAddress(secret, file.uuid, context.now).url }
}

/** A draft of the same words. What ended is let out again in this way. */
export async function copy(context: Context, from: string, uuid: string): Promise<{}> {
  const { kind } = await standing(context, from)
  const { db, actor, now } = context
  await repository.copy(db, { kind, from, uuid, authorId: actor.userId, now })
  found(await noticeOf(db, ownDesk(context), context.today, uuid))
  return {}
}

/** Takes down what stands or was going to; once more changes nothing. */
export async function stop(context: Context, uuid: string): Promise<{}> {
  await repository.lock(context.db, uuid)
  const { kind, stage } = await standing(context, uuid)
  if (stage === 'draft') throw noticeOver()
  if (stage !== 'ended') await repository.stop(context.db, kind, uuid, context.now)
  return {}
}

export async function remove(context: Context, uuid: string): Promise<{}> {
  await repository.lock(context.db, uuid)
  const { kind, stage } = await standing(context, uuid)
  if (stage !== 'draft') throw noticeNotDraft()
  await repository.remove(context.db, kind, uuid)
  return {}
}

/** One of the caller's desk; that of another is not found. */
const standing = async (context: Context, uuid: string): Promise<NoticeRow> =>
  found(await noticeOf(context.db, ownDesk(context), context.today, uuid))

/** What came before there was a desk names no place, and is not written anew. */
const present = (row: NoticeRow): NewsDeskRow => {
  const { kind, id, text, roles, scope, scopeName, since, until, stage, seen, pressed } = row
  return {
    ...{ kind, id, text, roles, scope, scopeName, since, until, stage, seen, pressed },
    can: {
      edit: stage !== 'ended' && scope !== null,
      stop: stage === 'planned' || stage === 'running',
      delete: stage === 'draft',
    },
  }
}
