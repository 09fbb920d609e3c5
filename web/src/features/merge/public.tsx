import { lazy } from 'react'

export { ownJoined } from './reads.ts'

/** The outer accounts that open the person's account, for the profile. */
export const JoinedCard = lazy(() => import('./JoinedCard.tsx').then((module) => ({ default: module.JoinedCard })))
