import type { PasswordDraft } from '@qalam/contract/auth/api.ts'
import { passwordComplaints } from '@qalam/contract/auth/rules.ts'
import { type FieldComplaint, FieldProblems } from '@qalam/contract/kernel/problem.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { isCommon } from '../common-passwords.ts'
import type { Desk } from '../desk.ts'
import { hashPassword, matches } from '../password.ts'
import { accountById, lockAccount, recordPassword, setPassword } from '../repository/account.ts'
import { endOtherSessions } from '../repository/session.ts'
import { type PasswordRow, passwordChanges } from '../views/history.ts'

/**
 * Changes the caller's password by V-PWD-1…6 and Q-117 and ends the account's other sessions. 422 with every complaint
 * under its field: old_password, password, password_confirmation.
 */
export async function changePassword(desk: Desk, context: Context, draft: PasswordDraft): Promise<{}> {
  const { actor, db, now } = context
  const account = found(await lockAccount(db, actor.accountId))
  const right = await matches(draft.old_password, account.password_hash)
  const complaints = complaintsAbout(draft, account.login, actor.role === 'guest' ? 'employee' : actor.role)
  if (!right) complaints.old_password = [{ code: 'password_old_wrong' }]
  if (Object.keys(complaints).length > 0) throw new FieldProblems(complaints)

  await setPassword(db, account.id, await hashPassword(draft.password))
  await recordPassword(db, { account_id: account.id, at: now, by_user_id: actor.userId, kind: 'changed' })
  const ended = await endOtherSessions(db, account.id, actor.sessionId, 'password', now)
  context.afterCommit(() => desk.ended(ended, now))
  return {}
}

function complaintsAbout({ old_password, password, password_confirmation }: PasswordDraft, login: string, role: Role) {
  const complaints: Record<string, FieldComplaint[]> = {}
  const about = passwordComplaints(password, role)
  if (about.length === 0 && isGuessable(password, login)) about.push({ code: 'password_common' })
  if (password === old_password) about.push({ code: 'password_same' })
  if (about.length > 0) complaints.password = about
  if (password !== password_confirmation) complaints.password_confirmation = [{ code: 'password_mismatch' }]
  return complaints
}

const isGuessable = (password: string, login: string) =>
  isCommon(password) || password.toLowerCase() === login.toLowerCase()

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
