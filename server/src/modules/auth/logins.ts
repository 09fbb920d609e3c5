import { randomInt } from 'node:crypto'

const latin: Record<string, string> = Object.fromEntries(
  [
    'аa әa бb вv гg ғg дd еe ёe жzh зz иi йi кk қq лl мm нn ңn оo өo пp рr сs тt уu ұu үu фf хh һh цc чch шsh щsh ыy іi',
    'эe юiu яia',
  ].flatMap((line) => line.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)])),
)

/** A word in Latin letters, for logins. */
export const transliterated = (word: string): string =>
  [...word.toLowerCase()].map((letter) => latin[letter] ?? (/[a-z]/.test(letter) ? letter : '')).join('')

/** A login a child can type: the surname in Latin letters and a number. */
const loginOf = (surname: string, number: number): string =>
  `${(transliterated(surname) || 'user').slice(0, 10)}${number}`

/** A login that is not in the set, which remembers it. */
export function freshLogin(surname: string, chosen: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const login = loginOf(surname, randomInt(1_000, 100_000 * (attempt + 1)))
    if (chosen.has(login)) continue
    chosen.add(login)
    return login
  }
}

const consonants = 'bdfgkmnprstvz'
const vowels = 'aeiou'

/** Three syllables and four digits: easy to read out, within the password rules of every role (V-PWD-2…5, Q-121). */
export function makePassword(): string {
  const syllable = () => consonants.charAt(randomInt(consonants.length)) + vowels.charAt(randomInt(vowels.length))
  return `${syllable()}${syllable()}${syllable()}${String(randomInt(10_000)).padStart(4, '0')}`
}
