import { codeRules, type Contacts, type EmailDraft } from '@qalam/contract/profile/api.ts'
import { emailAsked } from '@qalam/contract/profile/events.ts'
import { codeOver, tooManyLetters, wrongEmailCode } from '@qalam/contract/profile/problems.ts'
import { people } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { hashOfCode, isCode } from '../codes.ts'
import type { ProfileDeps } from '../desk.ts'
import { askProof, dropProof, forgetLetters, lettersOfHour, lockLetters, takeTry } from '../repository.ts'
import { contactsOf } from '../views.ts'

const minute = 60_000
const hour = 60 * minute

/** E-mail and phone of the caller. */
export async function contacts({ mail }: ProfileDeps, { actor, db, now }: Context): Promise<Contacts> {
  const { email, confirmedAt, phone, waiting, until } = found(await contactsOf(db, actor.personId))
  return {
    email,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    phone: phone ?? '',
    pending: waiting !== null && until && until > now ? { email: waiting, until: until.toISOString() } : null,
    mail,
  }
}

export async function setPhone({ actor, db }: Context, phone: string): Promise<{}> {
  await people.change(db, actor.personId, { phone: phone || null })
  return {}
}

/** Another address waits for its code; where no letters leave it stands at once, unproved. */
export async function askEmail(
  desk: ProfileDeps,
  context: Context,
  { email, password }: EmailDraft,
): Promise<Contacts> {
  const { actor, language, now } = context
  await desk.provePassword(context, password)
  await context.change(async ({ db, announce }) => {
    if (!desk.mail) return people.change(db, actor.personId, { email, email_confirmed_at: null })
    await refuseMoreLetters(db, actor.personId, email, now)
    await askProof(db, { personId: actor.personId, email, at: now })
    announce(emailAsked, actor.schoolId, { personId: actor.personId, language, at: now.toISOString() })
  })
  return contacts(desk, context)
}

/** A few letters an hour, to one address as from one person: nobody fills the mailbox of another. */
async function refuseMoreLetters(db: Db, personId: number, email: string, now: Date): Promise<void> {
  await lockLetters(db, personId, email)
  await forgetLetters(db, now)
  for (const asked of await lettersOfHour(db, personId, email, now)) {
    const first = asked.at(-codeRules.lettersAnHour)
    if (!first) continue
    throw tooManyLetters({ minutes: Math.max(1, Math.ceil((first.getTime() + hour - now.getTime()) / minute)) })
  }
}

/** The code proves the address. A try is counted before it is judged, so that a stopped call counts as well. */
export async function confirmEmail(desk: ProfileDeps, context: Context, code: string): Promise<Contacts> {
  const { actor, db, now } = context
  const proof = await takeTry(db, actor.personId, now)
  if (!proof) throw codeOver()
  const { email, code_hash: kept } = proof
  if (!kept || !isCode(kept, hashOfCode(actor.personId, email, code))) throw wrongEmailCode()

  await context.change(async (part) => {
    await people.change(part.db, actor.personId, { email, email_confirmed_at: now })
    await dropProof(part.db, actor.personId)
  })
  return contacts(desk, context)
}

export async function removeEmail(desk: ProfileDeps, context: Context, password: string): Promise<Contacts> {
  await desk.provePassword(context, password)
  await context.change(async ({ actor, db }) => {
    await people.change(db, actor.personId, { email: null, email_confirmed_at: null })
    await dropProof(db, actor.personId)
  })
  return contacts(desk, context)
}
