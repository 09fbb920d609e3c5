import { waiting as endpoint } from '@qalam/contract/homework/menu.ts'
import { read } from '#platform/api.ts'

/** How much waits to be done or scored. */
export const waiting = read(endpoint, {}, { silent: true })
