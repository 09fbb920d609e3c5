import type { Access } from '@qalam/contract/personnel/person.ts'
import { birthDateOf, sexOf } from '@qalam/contract/profile/iin.ts'
import { Head } from '@qalam/contract/school-registry/api.ts'
import {
  demoAccounts,
  freshLogin,
  hashPassword,
  makePassword,
  storeAccounts,
  takenLogins,
} from '#modules/auth/public.ts'
import { people } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import { constraintOf } from '#platform/db/violations.ts'

type Outcome = Access | 'wrong' | 'has-account' | 'is-already'

/**
 * Lets somebody run the platform: a place beside those the person has. Asked at the terminal of the installation alone, so
 * that no page can be made to do it. The sign-in of who had none is told once; the demo's own admin is shut out.
 */
export async function registerAdmin(
  db: Db,
  { iin, surname, firstname }: Pick<Head, 'iin' | 'surname' | 'firstname'>,
  now: Date,
): Promise<Outcome> {
  const parsed = Head.safeParse({ iin, surname, firstname })
  if (!parsed.success) return 'wrong'
  const [sex, born_on] = [found(sexOf(iin)), birthDateOf(iin)]
  const known = await people.byIin(db, iin)
  const { id: personId } = known ?? (await people.insert(db, { iin, surname, firstname, sex, born_on }))
  try {
    await people.addPlace(db, { person_id: personId, school_id: null, role: 'platform-admin' })
  } catch (error) {
    if (constraintOf(error) === 'app_user_place') return 'is-already'
    throw error
  }
  await demoAccounts.closePlatform(db, now)
  const login = await freeLogin(db, surname)
  const password = makePassword()
  const stored = await storeAccounts(db, [
    { personId, login, passwordHash: await hashPassword(password), madeBySchool: null },
  ])
  return stored.has(personId) ? { login, password } : 'has-account'
}

async function freeLogin(db: Db, surname: string): Promise<string> {
  for (;;) {
    const login = freshLogin(surname, new Set())
    if ((await takenLogins(db, [login])).size === 0) return login
  }
}
