import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { everyReadOf } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const roomsNow = () => tableNow(cabinets.list)

/** What a change of a room makes stale: the list however it is narrowed. */
export const everyList = [everyReadOf(cabinets.list)]
