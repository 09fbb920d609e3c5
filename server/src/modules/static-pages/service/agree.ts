import type { Slug } from '@qalam/contract/static-pages/slugs.ts'
import { versionOver } from '@qalam/contract/static-pages/problems.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { dueFor, keepConsent } from '../repository/consents.ts'
import { newest } from '../repository/versions.ts'

/** What the caller is to be asked to agree to. */
export const due = ({ db, actor }: Context) => dueFor(db, actor.personId)

/** Keeps that a person agreed: to what stands now, which is what they have read. */
export async function agree(
  { db, actor, now }: Context,
  { slug, version }: { slug: Slug; version: number },
): Promise<{}> {
  const standing = found(await newest(db, slug))
  if (standing.version !== version) throw versionOver()

  await keepConsent(db, actor.personId, slug, version, now)
  return {}
}
