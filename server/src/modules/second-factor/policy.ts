import type { Actor } from '#platform/actor.ts'

/** Who answers for a school's safety: its director, and an admin of it. */
export const canSetRule = (actor: Actor) =>
  actor.schoolId !== null && (actor.role === 'director' || actor.role === 'admin')
