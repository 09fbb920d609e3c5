import { auth } from '@qalam/contract/auth/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'
import { followQuarter } from '#platform/quarter.ts'

const minutes = 60_000

/** The signed-in person; a role or a school changes seldom, a sign-in clears it. */
export const userInfo = read(
  auth.userInfo,
  {},
  {
    freshFor: 5 * minutes,
    heard: (user) => followQuarter(user.quarter),
    ...withoutNetwork,
  },
)

/** Fetched at start with the person (S-START-1). */
export const schoolList = read(schools.list, {}, { freshFor: 5 * minutes, later: true })

export const otherPlaces = read(auth.relatedAccounts, {}, { silent: true, freshFor: 600_000, later: true })
export const relatedAccounts = read(auth.relatedAccounts, {})
