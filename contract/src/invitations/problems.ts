import { problem } from '../kernel/problem.ts'

/** It was withdrawn, answered, or nobody answered for 60 days. */
export const invitationOver = problem('invitation.over', 409)
/** Both places of a parent of the child are others' by now. */
export const familyFull = problem('invitation.family-full', 409)
/** They said no so often that the school leaves them in peace for a while. */
export const declinedOften = problem<{ names: string; count: number; days: number }>('invitation.declined-often', 409)
