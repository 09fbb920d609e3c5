import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { endClaimed, freshLogin, hashPassword, makePassword, storeAccounts, takenLogins } from '#modules/auth/public.ts'
import type { Db } from '#platform/db/db.ts'
import { found } from './commit/reference.ts'
import type { ImportPace } from './progress.ts'
import { peopleOf } from './standing/views.ts'

/** One line of an access sheet. Passwords exist only here and on paper: the database keeps their hash. */
export type Access = { sheet: string; name: string; role: string; login: string; password: string }

type Somebody = { iin: string; name: string; surname: string; role: string; sheet: string }
type Prepared = Somebody & { password: string; passwordHash: string }

/** As many as the threads of the process: what waits behind them is not begun when an import is stopped. */
const hashedAtOnce = 4

/**
 * A password and its hash for everybody who cannot sign in yet. Hashing takes most of an import's time, about 20 ms of a
 * core each on the threads of the process, so that it begins before the rest is written. Stops where the signal says so.
 */
export function prepareAccess(
  plan: SchoolPlan,
  hasAccount: (iin: string) => boolean,
  { signal, hashed }: Pick<ImportPace, 'signal' | 'hashed'>,
): Promise<Prepared[]> {
  const without = somebodies(plan).filter(({ iin }) => !hasAccount(iin))
  const ready: Prepared[] = []
  let next = 0
  let done = 0
  const lane = async () => {
    for (let at = next++; ; at = next++) {
      const person = without[at]
      if (!person) return
      signal?.throwIfAborted()
      const password = makePassword()
      ready[at] = { ...person, password, passwordHash: await hashPassword(password) }
      hashed(++done, without.length)
    }
  }
  hashed(0, without.length)
  const prepared = Promise.all(Array.from({ length: hashedAtOnce }, lane)).then(() => ready)
  // An import that fails earlier does not wait for it.
  prepared.catch(() => {})
  return prepared
}

/** Several attempts: a login that was free may be taken by another import before this one is stored. */
const attempts = 5

/**
 * Accounts for everybody who was prepared; answers the lines of the access sheets in the order of the workbook. Whoever
 * registered by themselves with an IIN of the school is signed out everywhere.
 */
export async function giveAccess(
  db: Db,
  schoolId: number,
  prepared: readonly Prepared[],
  personOf: ReadonlyMap<string, number>,
  now: Date,
): Promise<Access[]> {
  await endClaimed(db, [...personOf.keys()], now)
  const given = new Map<string, Access>()
  let waiting = prepared
  for (let attempt = 0; waiting.length > 0; attempt++) {
    if (attempt >= attempts) throw new Error('No free logins were found for the accounts of the import.')
    const logins = await freeLogins(db, waiting)
    const accounts = waiting.map((person, index) => ({
      ...person,
      personId: found(personOf, person.iin, 'person'),
      madeBySchool: schoolId,
      login: logins[index] ?? '',
    }))
    const stored = await storeAccounts(db, accounts)
    for (const { personId, iin, sheet, name, role, login, password } of accounts)
      if (stored.has(personId)) given.set(iin, { sheet, name, role, login, password })
    const missed = waiting.filter(({ iin }) => !given.has(iin))
    const holders = await peopleOf(
      db,
      missed.map(({ iin }) => iin),
    )
    const elsewhere = new Set(holders.filter(({ hasAccount }) => hasAccount).map(({ iin }) => iin))
    waiting = missed.filter(({ iin }) => !elsewhere.has(iin))
  }
  return prepared.flatMap(({ iin }) => given.get(iin) ?? [])
}

/** A login for each person, no two alike and none of them taken. */
async function freeLogins(db: Db, people: readonly Somebody[]): Promise<string[]> {
  const chosen = new Set<string>()
  let logins = people.map(({ surname }) => freshLogin(surname, chosen))
  for (;;) {
    const taken = await takenLogins(db, logins)
    if (taken.size === 0) return logins
    logins = logins.map((login, index) => (taken.has(login) ? freshLogin(people[index]?.surname ?? '', chosen) : login))
  }
}

type FullName = { surname: string; firstname: string; patronymic: string }
const fullName = ({ surname, firstname, patronymic }: FullName): string =>
  [surname, firstname, patronymic].filter(Boolean).join(' ')

/** Everybody once: staff on a sheet of their own, pupils and then their parents on the sheet of the class. */
function somebodies(plan: SchoolPlan): Somebody[] {
  const person = (one: FullName & { iin: string }, role: string, sheet: string): Somebody => ({
    iin: one.iin,
    name: fullName(one),
    surname: one.surname,
    role,
    sheet,
  })
  const staff = plan.staff.map((one) => person(one, one.position, 'staff'))
  const pupils = plan.pupils.map((one) => person(one, 'student', one.classLabel))
  const sheetOf = new Map(
    plan.pupils.toReversed().flatMap(({ parents, classLabel }) => parents.map(({ iin }) => [iin, classLabel])),
  )
  const parents = plan.parents.map((one) => person(one, 'parent', found(sheetOf, one.iin, 'class of a child')))
  const once = new Map<string, Somebody>()
  for (const one of [...staff, ...pupils, ...parents]) if (!once.has(one.iin)) once.set(one.iin, one)
  return [...once.values()]
}
