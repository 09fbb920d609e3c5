import type { PasswordDraft } from '@qalam/contract/auth/api.ts'
import { passwordLocked } from '@qalam/contract/auth/problems.ts'
import { type FieldComplaint, FieldProblems, fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { subjects } from '../attempts.ts'
import type { AuthDeps } from '../desk.ts'
import { deviceOf } from '../device.ts'
import { hashPassword, matches } from '../password.ts'
import { lockUntil } from '../policy.ts'
import { type AccountRow, accountById, lockAccount, recordPassword, setPassword } from '../repository/account.ts'
import { forgive, takeAttempt } from '../repository/attempts.ts'
import { forgetDevices } from '../repository/device.ts'
import { endOtherSessions } from '../repository/session.ts'
import { type PasswordRow, passwordChanges } from '../views/history.ts'
import { placesOfAccount } from '../views/places.ts'
import { wordsAbout } from '../views/words.ts'
import { complaintsAbout, strictest } from './new-password.ts'
import { tellEnded } from './tell-ended.ts'

/**
 * Changes the caller's password by V-PWD-1…6 and Q-121 and ends the account's other sessions. 422 with every complaint
 * under its field: old_password, password, password_confirmation; 429 after ten wrong old passwords in a row.
 */
export async function changePassword(desk: AuthDeps, context: Context, draft: PasswordDraft): Promise<{}> {
  const { actor, db } = context
  const account = found(await accountById(db, actor.accountId))
  const isRight = await provenAgain(desk, context, account, draft.old_password)
  const complaints = await complaintsOf(db, account.id, draft)
  if (!isRight) complaints.old_password = [{ code: 'password_old_wrong' }]
  if (Object.keys(complaints).length > 0) throw new FieldProblems(complaints)

  const hash = await hashPassword(draft.password)
  await context.change((part) => replace(part, account, hash))
  return {}
}

/** Whether the old password is right; wrong ones are counted apart from sign-ins, so that nobody is shut out by them. */
export function provenAgain(
  desk: AuthDeps,
  { db, now }: Context,
  account: AccountRow,
  password: string,
): Promise<boolean> {
  const subject = subjects.password(account.id)
  return desk.inTurns(subject, async () => {
    const attempt = await takeAttempt(db, subject, now)
    if (!attempt.isAllowed) throw passwordLocked(lockUntil(attempt.lockedUntil, now))
    if (await matches(password, account.password_hash)) {
      await forgive(db, subject)
      return true
    }
    if (attempt.lockedUntil) throw passwordLocked(lockUntil(attempt.lockedUntil, now))
    return false
  })
}

async function complaintsOf(
  db: Db,
  accountId: number,
  { old_password, password, password_confirmation }: PasswordDraft,
) {
  const complaints: Record<string, FieldComplaint[]> = {}
  const roles = (await placesOfAccount(db, accountId)).map(({ role }) => role)
  const about = await complaintsAbout(password, strictest(roles), () => wordsAbout(db, accountId))
  if (password === old_password) about.push({ code: 'password_same' })
  if (about.length > 0) complaints.password = about
  if (password !== password_confirmation) complaints.password_confirmation = [{ code: 'password_mismatch' }]
  return complaints
}

async function replace(context: Context, proven: AccountRow, hash: string): Promise<void> {
  const { actor, db, now } = context
  const account = await lockAccount(db, proven.id)
  // Changed while it was computed: the old one is no more.
  if (account?.password_hash !== proven.password_hash) throw fieldProblem('old_password', 'password_old_wrong')

  await setPassword(db, proven.id, hash)
  await recordPassword(db, { account_id: proven.id, at: now, by_user_id: actor.userId, kind: 'changed' })
  await forgetDevices(db, proven.id, deviceOf(context))
  const ended = await endOtherSessions(db, proven.id, actor.sessionId, 'password', now)
  tellEnded(context, ended)
}

/** Whether the password is still the one that was handed out (S-START-4). */
export async function needsChange({ actor, db }: Context): Promise<{ defaultPass: boolean }> {
  const account = found(await accountById(db, actor.accountId))
  return { defaultPass: account.default_password }
}

/** When the password was changed or reset, and by whom. */
export async function passwordHistory({ actor, db }: Context) {
  const rows = await passwordChanges(db, actor.accountId)
  return rows.map(({ at, ...row }: PasswordRow) => ({ ...row, at: at.toISOString() }))
}
