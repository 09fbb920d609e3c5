import type { Role } from '@qalam/contract/kernel/roles.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Actor } from '../actor.ts'

/** Lifetime of an access token: 15 minutes. */
export const accessSeconds = 15 * 60

const Claims = z.object({
  sub: z.string(),
  acc: z.int(),
  per: z.int(),
  sid: z.uuid(),
  role: z.enum(roles),
  sch: z.int().nullable(),
  reg: z.int().nullable(),
  dep: z.int().nullable(),
  turn: z.string().optional(),
  exp: z.int(),
})

/** Whom a token was given to. `turn` names the refresh that it came with; the first token of a session has none. */
export type Bearer = Actor & { turn?: string | undefined }

export type Tokens = {
  sign: (bearer: Bearer, now: Date) => Promise<string>
  /** The bearer of a token, `expired`, or null for anything else. */
  read: (token: string, now: Date) => Promise<Bearer | 'expired' | null>
}

/** Signs and reads access tokens (HS256). Read ones are remembered until they expire. */
export function tokensWith(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const seen = new Map<string, { actor: Bearer; until: number }>()

  const sign: Tokens['sign'] = (bearer, now) => {
    const { userId, accountId, personId, sessionId, role, schoolId, regionId, departmentId, turn } = bearer
    return new SignJWT({
      acc: accountId,
      per: personId,
      sid: sessionId,
      role,
      sch: schoolId,
      reg: regionId,
      dep: departmentId,
      ...(turn !== undefined && { turn }),
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(userId))
      .setExpirationTime(Math.floor(now.getTime() / 1000) + accessSeconds)
      .sign(key)
  }

  const read = async (token: string, now: Date) => {
    const known = seen.get(token)
    if (known) return known.until > now.getTime() ? known.actor : 'expired'
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
      const claims = Claims.parse(payload)
      if (seen.size > 20_000) seen.clear()
      seen.set(token, { actor: actorOf(claims), until: claims.exp * 1000 })
      return actorOf(claims)
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : null
    }
  }
  return { sign, read }
}

const actorOf = ({
  sub,
  acc,
  per,
  sid,
  role,
  sch,
  reg,
  dep,
  turn,
}: z.output<typeof Claims> & { role: Role }): Bearer => ({
  userId: Number(sub),
  accountId: acc,
  personId: per,
  sessionId: sid,
  role,
  schoolId: sch,
  regionId: reg,
  departmentId: dep,
  turn,
})
