import type { StaticPageDeskRow, EditedPage, PageDraft, Published } from '@qalam/contract/static-pages/api.ts'
import { asksNobody, draftChanged, languageBlank, noDraft } from '@qalam/contract/static-pages/problems.ts'
import { isOpen, type Slug, slugs } from '@qalam/contract/static-pages/slugs.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import * as repository from '../repository/versions.ts'
import { history, standing } from '../views.ts'
import { isWhole } from '../words-in.ts'

/** The six pages in their order. */
export async function desk({ db, actor }: Context): Promise<StaticPageDeskRow[]> {
  allow(canEdit(actor))

  const rows = await standing(db)
  const inOrder = rows.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
  return inOrder.map((row) => ({ ...row, ...presented(row), draftAt: row.draftAt?.toISOString() ?? null }))
}

export async function versions({ db, actor }: Context, slug: Slug): Promise<Published[]> {
  allow(canEdit(actor))
  return (await history(db, slug)).map(presented)
}

const presented = (row: Omit<Published, 'publishedAt'> & { publishedAt: Date }): Published => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
})

type One = { slug: Slug; version: number }

export async function version({ db, actor }: Context, { slug, version: number }: One): Promise<PageDraft> {
  allow(canEdit(actor))
  return found(await repository.versionOf(db, slug, number)).words
}

export async function edited({ db, actor }: Context, slug: Slug): Promise<EditedPage> {
  allow(canEdit(actor))

  const [draft, stands] = [await repository.draftOf(db, slug), found(await repository.newest(db, slug))]
  return {
    slug,
    text: draft?.words ?? stands.words,
    revision: draft?.revision ?? 0,
    draftAt: draft?.changedAt.toISOString() ?? null,
    version: stands.version,
    asksPossible: isOpen(slug),
  }
}

/** Two who write at once do not overwrite each other unseen. */
export async function keepDraft(
  context: Context,
  slug: Slug,
  { revision, ...words }: PageDraft & { revision: number },
): Promise<EditedPage> {
  const { db, actor, now } = context
  allow(canEdit(actor))
  if (!(await repository.keepDraft(db, { slug, words, revision, userId: actor.userId, now }))) throw draftChanged()

  return edited(context, slug)
}

type Publishing = { revision: number; asks: boolean }

/** The draft becomes the next version. */
export async function publish(context: Context, slug: Slug, { revision, asks }: Publishing): Promise<EditedPage> {
  const { db, actor, now } = context
  allow(canEdit(actor))
  if (asks && !isOpen(slug)) throw asksNobody()
  const draft = await repository.draftOf(db, slug)
  if (!draft) throw noDraft()
  if (!isWhole(draft.words)) throw languageBlank()

  if (!(await repository.publish(db, { slug, revision, asks, userId: actor.userId, now }))) throw draftChanged()
  return edited(context, slug)
}

/** An older version becomes the draft; published it is the newest one, and history stays as it was. */
export async function restore(context: Context, one: One, revision: number): Promise<EditedPage> {
  return keepDraft(context, one.slug, { ...(await version(context, one)), revision })
}
