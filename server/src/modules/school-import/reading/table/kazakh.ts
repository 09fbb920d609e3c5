import { plainLetters } from '@qalam/contract/kernel/fold.ts'

/** Letters that a keyboard or a clerk puts for one another: Kazakh ones and the Russian ones beside them, ё and е. */
export const plainer = plainLetters

/** A text in small letters with Russian ones for the Kazakh ones. */
export const kazakhAside = (text: string): string => [...text].map((letter) => plainer.get(letter) ?? letter).join('')
