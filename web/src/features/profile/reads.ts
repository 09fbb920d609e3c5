import { auth } from '@qalam/contract/auth/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const signInsNow = () => tableNow(auth.history)
/** Every role that the person has, with its school. */
export const ownPlaces = read(auth.relatedAccounts, {})
export const passwordHistory = read(auth.passwordHistory, {})
/** The schools of the person and of their children. */
export const ownSchools = read(schools.list, {})
