import type { Assign, OuterAccount } from '@qalam/contract/merge/api.ts'
import {
  changeFirst,
  codeRefused,
  joinedElsewhere,
  otherPerson,
  schoolEnters,
  tooManyJoined,
} from '@qalam/contract/merge/problems.ts'
import { mostJoined } from '@qalam/contract/merge/rules.ts'
import { sexOf } from '@qalam/contract/profile/iin.ts'
import type { z } from 'zod'
import { iinOf } from '#modules/people/public.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { MergeDeps } from '../desk.ts'
import { canRegister, isSomebodyElse } from '../policy.ts'
import { keepLink, linksOf, spendCode } from '../repository.ts'
import { behind, type Behind, shown, usedBy } from './behind.ts'

type Whom = { accountId: number; personId: number }

/** Joins the outer account to the caller's and uses the code up, both or neither (S-MERGE-2). Asked again it tells the same. */
export async function link(desk: MergeDeps, context: Context, code: string): Promise<OuterAccount> {
  const done = await usedBy(desk, context, code)
  if (done) return shown(done)
  const known = await behind(desk, context, code)
  const { actor, now } = context
  await context.change(({ db }) => join(db, known, actor, now))
  return shown(known)
}

/** Joins the outer account to that of a login and its password, and signs in there (V-MERGE-1, V-MERGE-2). */
export async function assign(desk: MergeDeps, context: Context, { code, ...pair }: z.output<typeof Assign>) {
  const known = await behind(desk, context, code)
  return desk.door.enterByPair(context, pair, async (db, account) => {
    if (account.default_password) throw changeFirst()
    await join(db, known, { accountId: account.id, personId: account.person_id }, context.now)
  })
}

/** Opens a self-made account for somebody of the staff and joins the outer account to it. */
export async function register(desk: MergeDeps, context: Context, code: string) {
  const known = await behind(desk, context, code)
  const { person } = known
  const { iin, surname, firstname, patronymic: lastname } = person
  const sex = (iin && sexOf(iin)) ?? person.sex
  if (!canRegister(person) || iin === null || sex === null || sex === '') throw schoolEnters()
  return desk.door.register(context, { iin, surname, firstname, lastname, sex }, async (db, accountId) =>
    joinFree(db, known, accountId, context.now),
  )
}

async function join(db: Db, known: Behind, { accountId, personId }: Whom, now: Date): Promise<void> {
  if (isSomebodyElse(known.person.iin, await iinOf(db, personId))) throw otherPerson()
  const own = await linksOf(db, accountId)
  const isNew = !own.some(({ diary, outer_id }) => diary === known.diary.key && outer_id === known.person.userId)
  if (isNew && own.length >= mostJoined) throw tooManyJoined({ max: mostJoined })
  await joinFree(db, known, accountId, now)
}

async function joinFree(db: Db, { diary, person, hash }: Behind, accountId: number, now: Date): Promise<void> {
  if (!(await keepLink(db, { diary: diary.key, person, accountId, now }))) throw joinedElsewhere()
  if (!(await spendCode(db, hash, accountId, now))) throw codeRefused()
}
