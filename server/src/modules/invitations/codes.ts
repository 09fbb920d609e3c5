import { createHash, randomInt } from 'node:crypto'
import { codeLength, codeSigns, plainCode } from '@qalam/contract/invitations/rules.ts'

/** Twelve signs of 31: nobody guesses one, whatever the limits. */
export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeSigns.charAt(randomInt(codeSigns.length))).join('')

/** What is kept of a code. */
export const hashOfCode = (code: string): Buffer =>
  createHash('sha256')
    .update(`invitation ${plainCode(code)}`)
    .digest()
