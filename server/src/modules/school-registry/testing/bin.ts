import { randomInt } from 'node:crypto'
import { checkDigit } from '@qalam/contract/profile/iin.ts'

/** A sound BIN that no school of the test has. */
export function freshBin(): string {
  for (;;) {
    const digits = `99014${randomInt(4)}${String(randomInt(100_000)).padStart(5, '0')}`
    const last = checkDigit(digits)
    if (last !== null) return `${digits}${last}`
  }
}
