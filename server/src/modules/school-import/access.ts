import { randomInt } from 'node:crypto'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { accountHolders, addAccounts, takenLogins } from '#modules/auth/public.ts'
import type { Db } from '#platform/db/db.ts'

/** One line of an access sheet. Passwords exist only here and on paper: the database keeps their hash. */
export type Access = { sheet: string; name: string; role: string; login: string; password: string }

type Somebody = { iin: string; name: string; role: string; sheet: string }

const latin: Record<string, string> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ы: 'y',
  і: 'i',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/** A login a child can type: the surname in Latin letters and a number. */
export function loginOf(surname: string, number: number): string {
  const letters = [...surname.toLowerCase()]
    .map((letter) => latin[letter] ?? (/[a-z]/.test(letter) ? letter : ''))
    .join('')
  return `${(letters || 'user').slice(0, 10)}${number}`
}

const consonants = 'bdfgkmnprstvz'
const vowels = 'aeiou'

/** Two syllables and four digits: easy to read out, within the password rules of every role (V-PWD-2…5). */
export function makePassword(): string {
  const syllable = () => consonants.charAt(randomInt(consonants.length)) + vowels.charAt(randomInt(vowels.length))
  return `${syllable()}${syllable()}${String(randomInt(10_000)).padStart(4, '0')}`
}

/** Accounts for everybody who has none yet. Hashing takes most of an import's time, so it may start early. */
export async function makeAccess(db: Db, plan: SchoolPlan, personOf: Map<string, number>): Promise<Access[]> {
  const people = somebodies(plan)
  const holders = await accountHolders(db, [...personOf.values()])
  const without = people.filter(({ iin }) => !holders.has(personOf.get(iin) ?? 0))
  const logins = await freeLogins(db, without)
  const accesses = without.map(({ iin, ...rest }, index) => ({
    ...rest,
    personId: personOf.get(iin) ?? 0,
    login: logins[index] ?? iin,
    password: makePassword(),
  }))
  await addAccounts(db, accesses)
  return accesses.map(({ sheet, name, role, login, password }) => ({ sheet, name, role, login, password }))
}

async function freeLogins(db: Db, people: readonly Somebody[]): Promise<string[]> {
  const chosen = new Set<string>()
  const propose = (person: Somebody) => {
    for (;;) {
      const login = loginOf(person.name, randomInt(1_000, 100_000))
      if (!chosen.has(login)) {
        chosen.add(login)
        return login
      }
    }
  }
  const logins = people.map(propose)
  const taken = await takenLogins(db, logins)
  return logins.map((login, index) => {
    const person = people[index]
    return taken.has(login) && person ? `${propose(person)}${randomInt(10)}` : login
  })
}

function somebodies(plan: SchoolPlan): Somebody[] {
  const full = ({ surname, firstname, patronymic }: { surname: string; firstname: string; patronymic: string }) =>
    [surname, firstname, patronymic].filter(Boolean).join(' ')
  const staff = plan.staff.map((person) => ({
    iin: person.iin,
    name: full(person),
    role: person.position,
    sheet: 'staff',
  }))
  const pupils = plan.pupils.map((person) => ({
    iin: person.iin,
    name: full(person),
    role: 'student',
    sheet: person.classLabel,
  }))
  const sheetOf = new Map(plan.pupils.flatMap(({ parents, classLabel }) => parents.map(({ iin }) => [iin, classLabel])))
  const parents = plan.parents.map((person) => ({
    iin: person.iin,
    name: full(person),
    role: 'parent',
    sheet: sheetOf.get(person.iin) ?? 'staff',
  }))
  const once = new Map<string, Somebody>()
  for (const person of [...staff, ...pupils, ...parents]) if (!once.has(person.iin)) once.set(person.iin, person)
  return [...once.values()]
}
