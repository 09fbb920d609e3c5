import type { Actor } from '#platform/actor.ts'

/** Whoever runs the platform writes its help anew where it did not help. */
export const readsSums = (actor: Actor) => actor.role === 'platform-admin'
