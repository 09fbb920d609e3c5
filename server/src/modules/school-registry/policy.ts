import type { Actor } from '#platform/actor.ts'

/** Whoever runs the platform, and nobody of a school: a school's own admin is no more than its deputy. */
export const runsPlatform = (actor: Actor) => actor.role === 'platform-admin' && actor.schoolId === null
