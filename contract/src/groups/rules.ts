import { cyrillicLookalike } from '../profile/names.ts'

/** What a group is called by: parallel, letter and the faculty in small letters (C-GROUP-4). */
export const groupLabel = ({
  parallel,
  letter,
  faculty,
}: {
  parallel: number
  letter: string
  faculty: string | null
}) => `${parallel}${letter}${faculty ? faculty.toLowerCase() : ''}`

/** The highest parallel of a school; the lowest is 0 (C-GROUP-1, C-NUM-6). */
export const lastParallel = 12
export const parallels = Array.from({ length: lastParallel + 1 }, (_, parallel) => parallel)

/** The name of a half is at most this long. */
export const halfNameLength = 60

/** The letter of a group is one character (C-NUM-7). */
export const letterLength = 1

export const isLetter = (text: string): boolean => /^\p{L}$/u.test(text)

/** The high grades, 10 and 11, are divided into directions (C-GROUP-2, C-NUM-17). */
export const isHighGrade = (parallel: number): boolean => parallel === 10 || parallel === 11

/**
 * The letter as it is stored: a capital, and Cyrillic where it looks the same, so that nobody makes a second 7А out of a
 * Latin A.
 */
export function storedLetter(letter: string): string {
  const capital = letter.toUpperCase()
  return cyrillicLookalike(capital.length === letterLength ? capital : letter)
}
