import type { Actor } from '#platform/actor.ts'

/** Who answers for a school's safety: its director, and an admin of it. */
export const canSetRule = (actor: Actor) =>
  actor.schoolId !== null && (actor.role === 'director' || actor.role === 'admin')

/** One's own is removed by password and code; of a person whom another school has known for longer that school decides. */
export const canReset = (actor: Actor, person: { userId: number; isHome: boolean }) =>
  canSetRule(actor) && person.isHome && person.userId !== actor.userId
