import { timingSafeEqual } from 'node:crypto'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { RecoveryDraft } from '@qalam/contract/recovery/api.ts'
import { noLetters } from '@qalam/contract/recovery/problems.ts'
import { recoveryAsked } from '@qalam/contract/recovery/events.ts'
import { accounts } from '#modules/auth/public.ts'
import { hashOfChanged } from '#modules/auth/handed-out/public.ts'
import type { Context } from '#platform/context.ts'
import { hashOfCode } from '../codes.ts'
import { beginLetter, takeTry, useUp } from '../repository.ts'
import { reachedBy } from '../views.ts'

/** One answer for every login: whether it is known, and has an address, is told by the letter alone. */
export async function ask(mail: boolean, context: Context, login: string): Promise<{}> {
  if (!mail) throw noLetters()
  const { db, now, language } = context
  const account = await reachedBy(db, login)
  if (!account) return {}
  await context.change(async (part) => {
    if (!(await beginLetter(part.db, account.accountId, now))) return
    part.announce(recoveryAsked, null, { accountId: account.accountId, language, at: now.toISOString() })
  })
  return {}
}

const wrongCode = () => fieldProblem('code', 'recovery_code')

/** A password of one's own by the code. A try is counted before it is judged, so that a stopped call counts as well. */
export async function open(context: Context, { login, code, ...own }: RecoveryDraft): Promise<{}> {
  const { db, now } = context
  const account = await reachedBy(db, login)
  const kept = account ? await takeTry(db, account.accountId, now) : null
  if (!account || !kept || !timingSafeEqual(kept, hashOfCode(account.accountId, code))) throw wrongCode()

  const hash = await hashOfChanged(db, account.accountId, own)
  await context.change(async (part) => {
    if (!(await useUp(part.db, account.accountId, kept))) throw wrongCode()
    await accounts.chooseOwn(part, account.accountId, hash)
  })
  return {}
}
