import { createHash } from 'node:crypto'
import { codeRefused } from '@qalam/contract/merge/problems.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { MergeDeps } from '../desk.ts'
import { type OuterDiary, OuterPerson } from '../diary/outer.ts'
import { codeRow, keepCode } from '../repository.ts'

export type Behind = { diary: OuterDiary; person: OuterPerson; hash: Buffer }

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest()

/**
 * Who stands behind a code. The diary is asked once, while no row is held, and what it told is kept for the steps of the
 * wizard; a code that was used up or has run out is refused. 404 where no diary is configured.
 */
export async function behind(desk: MergeDeps, context: Context, code: string): Promise<Behind> {
  const diary = found(desk.diary)
  const hash = hashOf(code)
  const kept = await codeRow(context.db, hash)
  if (kept) {
    if (kept.used_at !== null || kept.expires_at <= context.now || kept.diary !== diary.key) throw codeRefused()
    return { diary, hash, person: OuterPerson.parse(kept.person) }
  }

  const key = hash.toString('base64')
  const asking = desk.asked.get(key) ?? ask(desk, context, diary, code, hash)
  desk.asked.set(key, asking)
  const person = await asking.finally(() => desk.asked.delete(key))
  return { diary, hash, person }
}

async function ask({ grants }: MergeDeps, { db, now }: Context, diary: OuterDiary, code: string, hash: Buffer) {
  const key = hash.toString('base64')
  const grant = grants.get(key, now) ?? (await diary.redeem(code))
  grants.set(key, grant, now)
  const person = await diary.who(grant)
  await keepCode(db, hash, diary.key, person, now)
  return person
}

/** Whom the caller has joined by a code already: the answer to the first try may have been lost on its way. */
export async function usedBy(desk: MergeDeps, { db, actor }: Context, code: string) {
  const diary = found(desk.diary)
  const kept = await codeRow(db, hashOf(code))
  const isOwn = kept?.used_at && kept.account_id === actor.accountId && kept.diary === diary.key
  return isOwn ? { diary, person: OuterPerson.parse(kept.person) } : null
}

/** What people are shown of the outer account. */
export const shown = ({ diary, person: { shortName, school } }: Pick<Behind, 'diary' | 'person'>) => ({
  diary: diary.name,
  context: { shortName },
  schoolData: school,
})
