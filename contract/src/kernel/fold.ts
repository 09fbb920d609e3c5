/** Letters that are typed for one another: Kazakh ones and the Russian ones beside them, ё and е. */
export const plainPairs = 'әа ғг қк ңн өо ұу үу һх іи ёе'.split(' ')

/** Latin letters that look like Cyrillic ones as capitals, as they then are compared. */
const twinPairs = 'aа bв cс eе hн iи kк mм oо pр tт xх yу'.split(' ')

/** What a text is compared by in a search: each letter of `foldFrom` is read as the one of `foldTo` at its place. */
const pairs = [...plainPairs, ...twinPairs]
export const foldFrom = pairs.map((pair) => pair.charAt(0)).join('')
export const foldTo = pairs.map((pair) => pair.charAt(1)).join('')

const letters = new Map(pairs.map((pair) => [pair.charAt(0), pair.charAt(1)]))

/** A text in small letters, with Russian letters for Kazakh ones and for Latin ones that look the same. */
export const folded = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()].map((letter) => letters.get(letter) ?? letter).join('')

/** Words that are looked for, however they are spaced. */
export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean).slice(0, 8)
