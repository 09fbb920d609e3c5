import { socialPassports } from '@qalam/contract/social-passports/api.ts'
import { everyReadOf } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const passportsNow = () => tableNow(socialPassports.list)

/** What a change of a passport makes stale, however the list is narrowed. */
export const everyList = [everyReadOf(socialPassports.list)]
