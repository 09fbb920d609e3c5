import type { TokenData, UstazDraft } from '@qalam/contract/auth/api.ts'
import { passwordComplaints } from '@qalam/contract/auth/rules.ts'
import { FieldProblems, fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { birthDateOf, sexOf } from '@qalam/contract/profile/iin.ts'
import { registerEmployee } from '#modules/personnel/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { isCommon } from '../common-passwords.ts'
import type { Desk } from '../desk.ts'
import { hashPassword } from '../password.ts'
import { insertAccounts } from '../repository/account.ts'
import { placeOf } from '../views/places.ts'
import { openSession } from './open-session.ts'

/**
 * Registers an employee without a school for the other platform and signs them in; the login is the IIN. 422
 * under `iin` when somebody with it is known already, under `gender` when the IIN does not tell it and the form did not.
 */
export async function register(desk: Desk, context: Context, draft: UstazDraft): Promise<TokenData> {
  const { iin, password, surname, firstname, lastname, phone, email } = draft
  const complaints = passwordComplaints(password, 'employee')
  if (complaints.length === 0 && isCommon(password)) complaints.push({ code: 'password_common' })
  if (complaints.length > 0) throw new FieldProblems({ password: complaints })
  const sex = sexOf(iin) ?? draft.gender
  if (!sex) throw fieldProblem('gender', 'required')

  const known = fieldProblem('iin', 'already-exists')
  const { personId, userId } = await registerEmployee(context.db, {
    iin,
    surname,
    firstname,
    patronymic: lastname,
    sex,
    bornOn: birthDateOf(iin),
    phone,
    email: email || null,
  }).catch(orRefuse('person_iin', known))
  const account = {
    person_id: personId,
    login: iin,
    password_hash: await hashPassword(password),
    default_password: false,
  }
  await insertAccounts(context.db, [account]).catch(orRefuse('account_login', known))

  return openSession(desk, context, found(await placeOf(context.db, userId)), 'in')
}
