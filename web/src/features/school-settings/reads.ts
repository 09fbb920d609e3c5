import { auth } from '@qalam/contract/auth/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

export const settings = read(schoolSettings.read, {})
export const days = read(schoolSettings.days, {})
export const quarters = read(schools.quarters, { query: {} })

/** What a change of the settings makes stale: the days off of every calendar among it. */
export const everything = [
  everyReadOf(schoolSettings.read),
  everyReadOf(schoolSettings.days),
  everyReadOf(schools.holidays),
  everyReadOf(schools.quarters),
]

/** What another name, contact or logo makes stale: the head of every page shows them. */
export const identity = [everyReadOf(schoolSettings.read), everyReadOf(auth.userInfo), everyReadOf(schools.list)]
