import type { Actor } from '#platform/actor.ts'

/** Who gives a lesson; `substitutedId` is the plan's teacher while somebody else takes it. */
export type Givers = { teacherId: number; substitutedId: number | null }

/** The teacher of a lesson and whoever substitutes run its live side (P-TEACH-4); nobody above them does. */
export const gives = (actor: Actor, { teacherId, substitutedId }: Givers): boolean =>
  [teacherId, substitutedId].includes(actor.userId)
