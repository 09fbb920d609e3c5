import { ArticleContent, type ArticleState, type DeskOf } from '@qalam/contract/articles/article.ts'
import type { ArticleDraft } from '@qalam/contract/articles/draft.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { deskOf, isOfDesk, rolesOf } from '../policy.ts'
import * as repository from '../repository.ts'
import { filesOf, namedWithin, nameOf, versionOf } from '../views/desk.ts'

/** The desk of the caller; a writer's role without a place of its own has none. */
export function ownDesk({ actor }: Context): DeskOf {
  const desk = deskOf(actor)
  allow(desk !== null)
  return found(desk)
}

/** The desk that an article is of. */
export const deskIn = (row: repository.ArticleRow): DeskOf => ({ desk: row.desk, deskId: row.desk_id })

/** An article of the caller's desk, held while it is changed; for another desk it is not there. */
export async function toEdit(context: Context, uuid: string): Promise<repository.ArticleRow> {
  const row = found(await repository.lock(context.db, uuid))
  return found(isOfDesk(context.actor, deskIn(row)) ? row : null)
}

export function stateOf(row: Pick<repository.ArticleRow, 'publish_at' | 'archived_at'>, now: Date): ArticleState {
  if (row.archived_at !== null) return 'archived'
  if (row.publish_at === null) return 'draft'
  return row.publish_at > now ? 'scheduled' : 'published'
}

/** What stands in a version. */
export const contentOf = async ({ db }: Context, uuid: string, version: number): Promise<ArticleContent> =>
  ArticleContent.parse(found(await versionOf(db, uuid, version)))

/** An article as its authors see it. */
export async function open(context: Context, secret: string, uuid: string): Promise<ArticleDraft> {
  const row = found(await repository.one(context.db, uuid))
  found(isOfDesk(context.actor, deskIn(row)) || null)
  return whole(context, secret, row)
}

export async function whole(context: Context, secret: string, row: repository.ArticleRow): Promise<ArticleDraft> {
  const { db, now } = context
  const content = await contentOf(context, row.uuid, row.version)
  const files = await filesOf(db, row.uuid)
  return {
    uuid: row.uuid,
    version: row.version,
    state: stateOf(row, now),
    publishAt: row.publish_at?.toISOString() ?? null,
    pinned: row.pinned,
    content,
    files: files.map((file) => ({ uuid: file, url: mediaAddress(secret, file, now).url })),
    places: await namedWithin(db, deskIn(row), content.audience.places),
    savedBy: await nameOf(db, row.saved_by),
    savedAt: row.updated_at.toISOString(),
    desk: { kind: row.desk, roles: [...rolesOf(row.desk)] },
  }
}
