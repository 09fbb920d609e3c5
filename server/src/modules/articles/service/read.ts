import type { Article, ArticleCard, ArticlesAsked } from '@qalam/contract/articles/api.ts'
import { ArticleContent } from '@qalam/contract/articles/article.ts'
import { isAddressedTo } from '@qalam/contract/articles/audience.ts'
import { shownIn } from '@qalam/contract/articles/faults.ts'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { RichDocument } from '@qalam/contract/rich/document.ts'
import { z } from 'zod'
import { mediaAddress } from '#modules/media/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { deskOf, isOfDesk } from '../policy.ts'
import * as repository from '../repository.ts'
import { articleOf, type CardRow, cardsFor, type OneRow, unreadFor } from '../views/reading.ts'

/** Title and lead by language, as they are stored. */
const Heads = z.partialRecord(z.enum(languages), z.object({ title: z.string(), lead: z.string() }))
const Bodies = z.partialRecord(z.enum(languages), RichDocument)

export const headsOf = (stored: unknown) => Heads.parse(stored)
export const bodiesOf = (stored: unknown) => Bodies.parse(stored)
export const languagesIn = (heads: object): Language[] => languages.filter((language) => language in heads)

/** What is addressed to the caller. */
export async function list(context: Context, secret: string, asked: ArticlesAsked) {
  const { db, actor, now, language } = context
  const { rows, ...page } = await pageOf(cardsFor(db, actor, now, asked), asked)
  const card = (row: CardRow) => cardOf(row, language, (file) => mediaAddress(secret, file, now).url)
  return { ...page, rows: rows.map(card), can: { write: deskOf(actor) !== null } }
}

function cardOf(row: CardRow, wanted: Language, addressOf: (file: string) => string): ArticleCard {
  const heads = headsOf(row.heads)
  const language = shownIn(languagesIn(heads), wanted)
  return {
    id: row.uuid,
    title: heads[language]?.title ?? '',
    lead: heads[language]?.lead ?? '',
    language,
    cover: row.cover_file === null ? null : { url: addressOf(row.cover_file), alt: row.cover_alt },
    from: { desk: row.desk, name: row.from_name },
    publishedAt: row.publish_at.toISOString(),
    pinned: row.pinned,
    read: row.read,
  }
}

/** How much is addressed to the caller and not read. */
export const unread = async ({ db, actor, now }: Context) => ({ count: await unreadFor(db, actor, now) })

/** An article that the caller may read: addressed to them, open to everybody, or of their own desk. */
async function toRead({ db, actor, now }: Context, uuid: string): Promise<OneRow> {
  const row = found(await articleOf(db, uuid, actor, now))
  if (row.open || isOfDesk(actor, { desk: row.desk, deskId: row.desk_id })) return row
  const { role } = actor
  const isMeant =
    role !== 'guest' &&
    row.audience.some(({ roles, ...place }) => isAddressedTo({ roles, places: [place] }, { role, places: row.places }))
  return found(isMeant ? row : null)
}

/** One article, in a language that it has. */
export async function article(context: Context, secret: string, uuid: string, wanted?: Language): Promise<Article> {
  const row = await toRead(context, uuid)
  const addressOf = (file: string) => mediaAddress(secret, file, context.now).url
  const card = cardOf(row, wanted ?? context.language, addressOf)
  const bodies = bodiesOf(row.bodies)
  const gallery = ArticleContent.shape.gallery.parse(row.gallery)
  return {
    ...card,
    languages: languagesIn(headsOf(row.heads)),
    body: bodies[card.language] ?? { type: 'doc', content: [] },
    gallery: gallery.map(({ file, alt }) => ({ url: addressOf(file), alt })),
    files: row.files.map((file) => ({ uuid: file, url: addressOf(file) })),
    archived: row.archived_at !== null,
    open: row.open,
    can: { edit: isOfDesk(context.actor, { desk: row.desk, deskId: row.desk_id }) },
  }
}

/** Remembers that the caller has read it. */
export async function markRead(context: Context, uuid: string): Promise<{}> {
  await toRead(context, uuid)
  await repository.markRead(context.db, uuid, context.actor.userId, context.now)
  return {}
}
