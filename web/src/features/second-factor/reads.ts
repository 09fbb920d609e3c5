import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { read } from '#platform/api.ts'

export const factorState = read(secondFactor.state, {})
