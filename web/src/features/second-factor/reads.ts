import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { read } from '#platform/api.ts'

/** Whether the school requires a second factor of its staff. */
export const factorRule = read(secondFactor.rule, {})
export const factorState = read(secondFactor.state, {})
