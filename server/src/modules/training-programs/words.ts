import type { Language } from '@qalam/contract/kernel/languages.ts'
import { isKnownProgram, knownPrograms } from '@qalam/contract/training-programs/rules.ts'
import { say } from '#platform/http/errors.ts'

/** What the known programs are called in a language, by their keys. */
export const namesIn = (language: Language): Record<string, string> =>
  Object.fromEntries(knownPrograms.map((known) => [known, say(language, `programs.${known}`)]))

/** What a program is called: a known one in the language, else as it was written. */
export const nameIn = (language: Language, description: string): string =>
  isKnownProgram(description) ? say(language, `programs.${description}`) : description
