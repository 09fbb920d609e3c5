import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

/** The bell tables of the school. */
export const schemes = read(timeSchemes.list, { query: {} })

/** What a change of one makes stale: the list, and the choices of other pages. */
export const everyList = [everyReadOf(timeSchemes.list), everyReadOf(timeSchemes.shortList)]
