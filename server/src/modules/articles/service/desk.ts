import type { DeskAsked } from '@qalam/contract/articles/api.ts'
import type { NamedPlace } from '@qalam/contract/articles/article.ts'
import type { ArticleVersion } from '@qalam/contract/articles/draft.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { isOfDesk } from '../policy.ts'
import * as repository from '../repository.ts'
import { placesWithin, rowsOfDesk, versionsOf } from '../views/desk.ts'
import { contentOf, deskIn, ownDesk } from './open.ts'

/** The articles of the caller's desk. */
export const desk = (context: Context, asked: DeskAsked) =>
  pageOf(rowsOfDesk(context.db, ownDesk(context), context, asked), asked)

/** Places that the caller may address, by name. */
export const places = async (context: Context, search: string): Promise<NamedPlace[]> =>
  placesWithin(context.db, ownDesk(context), search)

/** Who saved an article and when. */
export async function versions(context: Context, uuid: string): Promise<ArticleVersion[]> {
  await refuseForeign(context, uuid)
  return versionsOf(context.db, uuid)
}

/** What stood in a version. */
export async function version(context: Context, uuid: string, number: number) {
  await refuseForeign(context, uuid)
  return { content: await contentOf(context, uuid, number) }
}

async function refuseForeign({ db, actor }: Context, uuid: string): Promise<void> {
  const row = found(await repository.one(db, uuid))
  found(isOfDesk(actor, deskIn(row)) || null)
}
