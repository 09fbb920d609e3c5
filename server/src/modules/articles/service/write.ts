import type { ArticleContent } from '@qalam/contract/articles/article.ts'
import { faultsOf, picturesOf } from '@qalam/contract/articles/faults.ts'
import { articleBeyond, articleFaults, articleForeignFile, articleStale } from '@qalam/contract/articles/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { emptyDocument } from '@qalam/contract/rich/document.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { areOwnRoles, isOfDesk, placeOfDesk } from '../policy.ts'
import * as repository from '../repository.ts'
import { filesOf, namedWithin } from '../views/desk.ts'
import { deskIn, ownDesk, toEdit, whole } from './open.ts'

/** Begins an empty draft in the author's language, for nobody yet but in the place of the desk. */
export async function create(context: Context, uuid: string): Promise<{ uuid: string }> {
  const { db, actor, now, language } = context
  const desk = ownDesk(context)
  const content: ArticleContent = {
    texts: { kz: null, ru: null, en: null, [language]: { title: '', lead: '', body: emptyDocument } },
    cover: null,
    gallery: [],
    audience: { roles: [], places: [placeOfDesk(desk)] },
    open: false,
  }
  const made = { uuid, content, userId: actor.userId, now }
  if (await repository.insert(db, { ...made, ...desk })) {
    await repository.keepVersion(db, { ...made, version: 1 })
    return { uuid }
  }
  const known = await repository.one(db, uuid)
  if (!known || !isOfDesk(actor, deskIn(known))) throw fieldProblem('uuid', 'already-exists')
  return { uuid }
}

/** Stores the article over the version that it was changed over. */
export async function save(
  context: Context,
  secret: string,
  uuid: string,
  { version, content }: { version: number; content: ArticleContent },
): Promise<{ version: number }> {
  const { db, actor, now } = context
  const row = await toEdit(context, uuid)
  if (row.version !== version) throw articleStale({ current: await whole(context, secret, row) })
  const audience = withoutRepeats(content.audience)
  await refuseBeyond(context, row, { ...content, audience })
  if (row.publish_at !== null) refuseFaulty(content)

  const next = { uuid, version: version + 1, content: { ...content, audience }, userId: actor.userId, now }
  await repository.store(db, next)
  await repository.address(db, uuid, audience)
  return { version: next.version }
}

/** An author tells something to roles and places of their own, with pictures that were added here. */
async function refuseBeyond({ db }: Context, row: repository.ArticleRow, content: ArticleContent): Promise<void> {
  const { audience } = content
  const reached = await namedWithin(db, deskIn(row), audience.places)
  if (!areOwnRoles(row.desk, audience) || reached.length < audience.places.length) throw articleBeyond()

  const own = new Set(await filesOf(db, row.uuid))
  if (picturesOf(content).some((file) => !own.has(file))) throw articleForeignFile()
}

/** What people read, or will, lacks nothing. */
export function refuseFaulty(content: ArticleContent): void {
  const faults = faultsOf(content)
  if (faults.length > 0) throw articleFaults({ count: faults.length, faults })
}

function withoutRepeats({ roles, places }: ArticleContent['audience']): ArticleContent['audience'] {
  const byKey = new Map(places.map((place) => [`${place.kind} ${place.id}`, place]))
  return { roles: [...new Set(roles)], places: [...byKey.values()] }
}

/** Adds the pictures of the request to the article, all or none. */
export async function addFiles(context: Context, secret: string, uuid: string) {
  const kept = sentFiles(context)
  await toEdit(context, uuid)
  await repository.addFiles(context.db, uuid, kept)
  return kept.map((file) => ({ uuid: file.uuid, url: mediaAddress(secret, file.uuid, context.now).url }))
}
