/** Letters that are written for each other: Kazakh for Russian ones, Latin for the Cyrillic ones that look alike. */
const groups = 'әаa еёe іиi ңн ғг үұуy қкk өоo һхxh рp сc тt мm вb йj'

const alike = new Map(
  groups.split(' ').flatMap((group) => [...group].map((letter) => [letter, group.slice(0, 1)] as const)),
)

/** A text as it is compared: without case and without the difference of letters that look alike. */
export const fold = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()].map((letter) => alike.get(letter) ?? letter).join('')

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
