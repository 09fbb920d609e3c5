import type { Actor } from '#platform/actor.ts'

/** Whoever runs the platform writes its pages: they speak for all schools. */
export const canEdit = (actor: Actor) => actor.role === 'platform-admin' && actor.schoolId === null
