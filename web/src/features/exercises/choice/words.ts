import { text } from '#platform/text.ts'

/** The words of an option; one that its author has not written yet is called by its number. */
export const optionWords = (words: string, at: number): string =>
  words.trim() || text('exercises.option', { number: at + 1 })
