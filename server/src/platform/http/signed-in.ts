import type { Role } from '@qalam/contract/kernel/roles.ts'
import { authRequired, sessionEnded, tokenExpired } from '@qalam/contract/kernel/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'

/** Who sent a request; null for nobody who is known. */
export type Identify = (request: FastifyRequest, now: Date) => Promise<Actor | 'expired' | null>

/** Whoever is signed in, or the refusal that leads to signing in. */
export async function signedIn(
  identify: Identify,
  request: FastifyRequest,
  now: Date,
): Promise<Actor & { role: Role }> {
  const actor = await identify(request, now)
  if (actor === 'expired') throw tokenExpired()
  if (!actor || actor.role === 'guest') throw request.headers.authorization ? sessionEnded() : authRequired()
  return { ...actor, role: actor.role }
}
