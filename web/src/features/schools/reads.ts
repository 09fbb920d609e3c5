import { schools } from '@qalam/contract/schools/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'

/** What the page must know before anybody signs in; it does not change while the page is open. */
export const startConfig = read(schools.config, {}, { silent: true, freshFor: Infinity, ...withoutNetwork })
