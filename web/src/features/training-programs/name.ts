import { isKnownProgram } from '@qalam/contract/training-programs/rules.ts'
import { text } from '#platform/text.ts'

/** What a program is called: a known one in the language of the page, else as it was written. */
export const programName = ({ inclusiveDescription: told }: { inclusiveDescription: string }): string =>
  isKnownProgram(told) ? text(`programs.${told}`) : told
