import type { TokenData, UstazDraft } from '@qalam/contract/auth/api.ts'
import { FieldProblems, fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { birthDateOf, sexOf } from '@qalam/contract/profile/iin.ts'
import { registerEmployee } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { AuthDeps } from '../desk.ts'
import { keepDevice } from '../device.ts'
import { freshLogin, makePassword } from '../logins.ts'
import { hashPassword } from '../password.ts'
import { insertAccounts } from '../repository/account.ts'
import { takenLogins } from '../repository-bulk.ts'
import { placeOf } from '../views/places.ts'
import { wordsOf } from '../views/words.ts'
import { complaintsAbout } from './new-password.ts'
import { openSession } from './open-session.ts'

/**
 * Registers an employee without a school for the teachers' platform and signs them in; the login is made here (Q-008). The
 * IIN is only claimed: the person is a new one, whether or not somebody with that IIN is known, so that the answer tells
 * nothing and nobody's school or rights are taken (Q-122). 404 where the platform is not configured; 422 under `gender`
 * when the IIN does not tell it and the form did not.
 */
export async function register(
  desk: AuthDeps,
  context: Context,
  draft: UstazDraft,
): Promise<TokenData & { login: string }> {
  found(desk.ustazUrl)
  const { password, iin } = draft
  const sex = sexOf(iin) ?? draft.gender
  const known = { ...draft, patronymic: draft.lastname, bornOn: birthDateOf(iin), login: iin }
  const complaints = await complaintsAbout(password, 'employee', async () => wordsOf(known))
  if (complaints.length > 0) throw new FieldProblems({ password: complaints })
  if (!sex) throw fieldProblem('gender', 'required')

  const passwordHash = await hashPassword(password)
  return inTransaction(context.db, async (db) => {
    const { login, accountId, userId } = await makeAccount(db, { ...draft, sex, passwordHash })
    const tokens = await openSession(desk, { ...context, db }, found(await placeOf(db, userId)), 'in')
    await keepDevice(context, db, accountId, null)
    return { ...tokens, login }
  })
}

export type Vouched = Pick<UstazDraft, 'surname' | 'firstname' | 'lastname' | 'iin'> & { sex: 'm' | 'w' }
type Entered = TokenData & { login: string; password: string }

/**
 * The same for whom an outer diary vouches: the password is made here and told once. What they are joined to stands and
 * falls with the account. Here too the IIN is only claimed.
 */
export async function registerVouched(
  desk: AuthDeps,
  context: Context,
  person: Vouched,
  within: (db: Db, accountId: number) => Promise<void>,
): Promise<Entered> {
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  return inTransaction(context.db, async (db) => {
    const { login, accountId, userId } = await makeAccount(db, { ...person, phone: '', email: '', passwordHash })
    await within(db, accountId)
    const tokens = await openSession(desk, { ...context, db }, found(await placeOf(db, userId)), 'in')
    await keepDevice(context, db, accountId, null)
    return { ...tokens, login, password }
  })
}

type New = Vouched & Pick<UstazDraft, 'phone' | 'email'> & { passwordHash: string }

async function makeAccount(db: Db, { iin, surname, firstname, lastname, phone, email, sex, passwordHash }: New) {
  const { personId, userId } = await registerEmployee(db, {
    surname,
    firstname,
    patronymic: lastname,
    sex,
    bornOn: birthDateOf(iin),
    phone: phone || null,
    email: email || null,
  })
  const login = await freeLogin(db, surname)
  const account = {
    person_id: personId,
    login,
    password_hash: passwordHash,
    default_password: false,
    claimed_iin: iin,
  }
  const [made] = await insertAccounts(db, [account])
  return { login, userId, accountId: found(made).id }
}

async function freeLogin(db: Db, surname: string): Promise<string> {
  const tried = new Set<string>()
  for (;;) {
    const login = freshLogin(surname, tried)
    if ((await takenLogins(db, [login])).size === 0) return login
  }
}
