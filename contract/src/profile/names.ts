/** Surname, first name and patronymic are at most this long. */
export const nameLength = 100

/** Letters of Latin, Cyrillic and Kazakh, spaces, hyphens and apostrophes (V-NAME-1, Q-068). */
const namePattern =
  /^[\p{Script=Latin}\p{Script=Cyrillic}](?:[\p{Script=Latin}\p{Script=Cyrillic}\p{M} '’ʼ-]*[\p{Script=Latin}\p{Script=Cyrillic}\p{M}])?$/u

/** Whether a trimmed text may be a name: begins and ends with a letter, at most 100 characters. */
export const isName = (text: string): boolean => text.length <= nameLength && namePattern.test(text)

/** Of what is typed into a name only what may stand in one (V-NAME-1); the apostrophe of a passport is kept. */
export const keepName = (typed: string): string =>
  typed.replace(/[^\p{Script=Latin}\p{Script=Cyrillic}\p{M} '’ʼ-]/gu, '').slice(0, nameLength)

/** Latin letters beside the Cyrillic ones that look the same, Kazakh і, һ, ә and ү among them. */
const pairs = 'AА BВ CС EЕ HН IІ KК MМ OО PР TТ XХ YУ aа cс eе hһ iі kк mм oо pр tт xх yу əә ƏӘ'.split(' ')
const cyrillicOf = new Map(pairs.map((pair) => [pair.charAt(0), pair.charAt(1)]))
const latinOf = new Map(pairs.map((pair) => [pair.charAt(1), pair.charAt(0)]))

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter)
const isCyrillic = (letter: string): boolean => /\p{Script=Cyrillic}/u.test(letter)

const swap = (word: string, table: ReadonlyMap<string, string>): string =>
  [...word].map((letter) => table.get(letter) ?? letter).join('')

function repairWord(word: string): string {
  const letters = [...word]
  if (!letters.some(isLatin) || !letters.some(isCyrillic)) return word
  if (letters.every((letter) => !isLatin(letter) || cyrillicOf.has(letter))) return swap(word, cyrillicOf)
  if (letters.every((letter) => !isCyrillic(letter) || latinOf.has(letter))) return swap(word, latinOf)
  return word
}

/**
 * Puts back the letters of the other alphabet that only look right: a Latin `A` inside a Cyrillic word, and the other
 * way round. A word of one alphabet is left alone; so is one that cannot be repaired without guessing.
 */
export const repairLookalikes = (text: string): string =>
  text.replace(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu, repairWord)

/** Whether some word of a text still mixes the alphabets. */
export const mixesAlphabets = (text: string): boolean =>
  (text.match(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu) ?? []).some(
    (word) => [...word].some(isLatin) && [...word].some(isCyrillic),
  )

/** The Cyrillic letter that a single Latin letter stands for, as in the class label `10A`; others stay as they are. */
export const cyrillicLookalike = (text: string): string => swap(text, cyrillicOf)

/** Surname, first name and the rest from one cell: three words (C-USER-1); null when there is no first name. */
export function splitFullName(text: string): { surname: string; firstname: string; patronymic: string } | null {
  const [surname, firstname, ...rest] = text.split(' ')
  return surname && firstname ? { surname, firstname, patronymic: rest.join(' ') } : null
}
