import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { merge } from '@qalam/contract/merge/api.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { MergeDeps } from '../desk.ts'
import { dropLink, type LinkRow, linksOf } from '../repository.ts'

/** The outer accounts that open the caller's account. */
export async function joined({ diary }: MergeDeps, { db, actor }: Context): Promise<Answer<typeof merge.joined>> {
  const rows = await linksOf(db, actor.accountId)
  return { diary: diary?.name ?? null, begin: diary?.begin ?? null, rows: rows.map((row) => present(diary, row)) }
}

const present = (diary: MergeDeps['diary'], row: LinkRow) => ({
  id: row.id,
  diary: diary?.key === row.diary ? diary.name : row.diary,
  context: { shortName: row.short_name },
  schoolData: row.school_name === null ? null : { name: row.school_name, municipality: row.municipality ?? '' },
  joinedAt: row.joined_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
})

/** Parts one; done by their person alone, and open to them while no diary is configured any more. */
export async function part({ db, actor }: Context, id: number): Promise<{}> {
  found((await dropLink(db, actor.accountId, id)) || null)
  return {}
}
