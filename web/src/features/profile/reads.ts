import { auth } from '@qalam/contract/auth/api.ts'
import { profile } from '@qalam/contract/profile/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const signInsNow = () => tableNow(auth.history)
/** Every role that the person has, with its school. */
export const ownPlaces = read(auth.relatedAccounts, {})
export const passwordHistory = read(auth.passwordHistory, {})
/** The schools of the person and of their children. */
export const ownSchools = read(schools.list, {})

/** E-mail and phone of the person. */
export const ownContacts = read(profile.contacts, {})

/** What another e-mail makes stale. */
export const afterContacts = [ownContacts, everyReadOf(auth.userInfo)]
