import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { news } from '@qalam/contract/news/api.ts'
import type { NewsDesk, Scope } from '@qalam/contract/news/audience.ts'
import type { NewsNoticeDraft } from '@qalam/contract/news/desk.ts'
import { noticeChanged, noticeOver } from '@qalam/contract/news/problems.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { constraintOf } from '#platform/db/violations.ts'
import * as repository from '../repository/desk.ts'
import { noticeOf, type NoticeRow } from '../views/desk.ts'
import { isWithin } from '../views/places.ts'
import { ownDesk } from './desk.ts'

type Body = Parsed<typeof news.deskStore>['body']
type Days = { since: string; until: string }

/** Refuses a place outside the reach of a desk. */
export async function refuseOutside(
  { db }: Pick<Context, 'db'>,
  desk: NewsDesk,
  { scope, scopeId }: { scope: Scope; scopeId: number | null },
): Promise<void> {
  if (!(await isWithin(db, desk, scope, scopeId))) throw fieldProblem('scopeId', 'news_reach')
}

/** Nothing begins or ends in the past; what runs already keeps the day on which it began. */
export function refusePast(today: string, { since, until }: Days, begun: string | null): void {
  if (since < today && since !== begun) throw fieldProblem('since', 'news_past')
  if (until < today) throw fieldProblem('until', 'news_past')
}

async function refuseForeignPicture({ db, actor }: Context, { picture }: NewsNoticeDraft, hung: string | null) {
  if (picture === null || picture === hung) return
  if (!(await repository.isOwnPicture(db, picture, actor.userId))) throw fieldProblem('picture', 'news_picture')
}

/** Writes a banner or an announcement, and lets it out where that is asked or was done before. */
export async function store(context: Context, uuid: string, body: Body): Promise<{ version: number }> {
  const desk = ownDesk(context)
  await repository.lock(context.db, uuid)
  const before = await noticeOf(context.db, desk, context.today, uuid)
  const { version, publish, ...draft } = body
  refuseChange(before, body)

  const isOut = before !== undefined && before.stage !== 'draft'
  await refuseOutside(context, desk, draft)
  if (publish || isOut) refusePast(context.today, draft, isOut ? before.since : null)
  await refuseForeignPicture(context, draft, before?.picture ?? null)

  const state = publish || isOut ? ('published' as const) : ('draft' as const)
  const written = { draft, state, authorId: context.actor.userId, now: context.now }
  if (before) {
    if (!(await repository.replace(context.db, uuid, version, written))) throw noticeChanged()
  } else await repository.insert(context.db, desk, uuid, written).catch(foreign)
  return { version: version + 1 }
}

function refuseChange(before: NoticeRow | undefined, { version, kind }: Body): void {
  if (!before) {
    if (version !== 0) throw noticeChanged()
    return
  }
  if (before.version !== version) throw noticeChanged()
  if (before.stage === 'ended') throw noticeOver()
  if (before.kind !== kind) throw fieldProblem('kind', 'invalid')
}

/** The uuid lies on another desk: for the caller it is not there. */
function foreign(error: unknown): never {
  if (constraintOf(error)?.endsWith('_uuid')) found(null)
  throw error
}
