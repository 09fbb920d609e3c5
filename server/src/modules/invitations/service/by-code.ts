import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { accounts } from '#modules/auth/public.ts'
import { hashOfOwn } from '#modules/auth/handed-out/public.ts'
import { belongingsOf } from '#modules/auth/belonging/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { hashOfCode } from '../codes.ts'
import { lockByCode } from '../repository.ts'
import { invitedPerson, shownOf } from '../views.ts'
import { open } from './answer.ts'

/** No such code, used, over, or of somebody who has a sign-in: one answer for all, so that it tells nothing. */
const wrongCode = () => fieldProblem('code', 'invitation_code')

/** What a code invites to, for somebody who has no sign-in yet. */
export async function byCode(context: Context, code: string) {
  const { row } = await asked(context, code)
  const { schoolId: _, askedAt, until, ...shown } = found(await shownOf(context.db, row.school_id, row.id))
  return { ...shown, askedAt: askedAt.toISOString(), until: localDay(until) }
}

type Own = { code: string; password: string; password_confirmation: string }

/** Agrees by a code, and makes the sign-in with the password that the person chose. */
export async function acceptByCode(context: Context, { code, ...own }: Own): Promise<{ login: string }> {
  const { row, person } = await asked(context, code)
  const { role } = found(await shownOf(context.db, row.school_id, row.id))
  const hash = await hashOfOwn(own, role ?? 'parent', person)

  return context.change(async (part) => {
    const again = await asked(part, code)
    await open(part, again.row)
    const somebody = { personId: row.person_id, surname: person.surname, madeBySchool: row.school_id }
    return { login: await accounts.openOwn(part.db, somebody, hash) }
  })
}

async function asked({ db, now }: Context, code: string) {
  const row = await lockByCode(db, hashOfCode(code), now)
  const person = row && (await invitedPerson(db, row.person_id))
  const hasAccount = row && (await belongingsOf(db, [row.person_id])).get(row.person_id)?.hasAccount
  if (!person || hasAccount) throw wrongCode()
  return { row, person }
}
