import { jwtVerify } from 'jose'
import { z } from 'zod'

const Claims = z.object({
  room: z.string().regex(/^[\da-f]{32}$/),
  exp: z.int(),
  context: z.object({
    user: z.object({ id: z.string().max(40), name: z.string().max(200), moderator: z.boolean() }),
  }),
})

export type Visitor = { room: string; id: string; name: string; moderates: boolean; until: number }
type Door = { appId: string; secret: string; now: Date }

/** Whom a token lets into a room at a moment; null for another room’s, an ended one, or a stranger’s. */
export async function visitorOf(token: string, room: string, { appId, secret, now }: Door): Promise<Visitor | null> {
  const rules = { algorithms: ['HS256'], issuer: appId, audience: 'jitsi', currentDate: now }
  const read = await jwtVerify(token, new TextEncoder().encode(secret), rules).catch(() => null)
  const claims = Claims.safeParse(read?.payload)
  if (!claims.success || claims.data.room !== room) return null
  const { exp, context } = claims.data
  const { id, name, moderator } = context.user
  return { room, id, name, moderates: moderator, until: exp * 1000 }
}
