import { passkeys } from '@qalam/contract/passkeys/api.ts'
import { read } from '#platform/api.ts'

export const ownPasskeys = read(passkeys.list, {})
