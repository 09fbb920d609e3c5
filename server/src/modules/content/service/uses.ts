import type { Context } from '#platform/context.ts'
import { copiesOf, versionsOf } from '../views.ts'
import { toRead } from './open.ts'

/** Where a document is used. */
export async function uses(context: Context, uuid: string) {
  const { school_id } = await toRead(context, uuid)
  const [versions, copies] = [
    await versionsOf(context.db, school_id, uuid),
    await copiesOf(context.db, school_id, uuid),
  ]
  return {
    versions: versions.map((version) => ({ ...version, at: version.at.toISOString() })),
    copies: copies.map((copy) => ({ ...copy, at: copy.at.toISOString() })),
  }
}
