import { mostPages } from '@qalam/contract/content/document.ts'
import type { DraftChange } from '@qalam/contract/content/draft.ts'
import { contentStale, contentTooLarge } from '@qalam/contract/content/problems.ts'
import { malformed } from '@qalam/contract/kernel/problem.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository.ts'
import { pagesOf, removeOthers, storePages } from '../repository-pages.ts'
import { keyOf, unknownSubject } from './keep.ts'
import { toEdit, whole } from './open.ts'

/** Stores changed pages and the frame, each over the version that it was changed over; all or nothing. */
export async function save(context: Context, secret: string, uuid: string, { pages, frame }: DraftChange) {
  const row = await toEdit(context, uuid)
  const key = keyOf(row)
  const { db, now } = context
  const versions = new Map((await pagesOf(db, key)).map((page) => [page.uuid, page.version]))
  const isStale =
    (frame !== undefined && frame.version !== row.version) ||
    pages.some((page) => (versions.get(page.uuid) ?? 0) !== page.version)
  if (isStale) throw contentStale({ current: await whole(context, secret, row) })

  const order = frame?.order ?? row.page_order
  const known = new Set([...versions.keys(), ...pages.map((page) => page.uuid)])
  if (new Set(order).size !== order.length || order.some((one) => !known.has(one))) throw malformed()
  if (new Set(pages.map((page) => page.uuid)).size !== pages.length) throw malformed()
  if (pages.some((page) => !order.includes(page.uuid))) throw malformed()
  if (order.length > mostPages) throw contentTooLarge({ most: mostPages })

  await storePages(db, key, pages)
  if (frame) {
    await repository.storeFrame(db, key, frame).catch(unknownSubject)
    await removeOthers(db, key, frame.order)
  }
  await repository.mark(db, key, { updated_at: now })
  return {
    version: frame ? row.version + 1 : row.version,
    pages: pages.map((page) => ({ uuid: page.uuid, version: page.version + 1 })),
  }
}
