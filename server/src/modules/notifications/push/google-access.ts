import { importPKCS8, SignJWT } from 'jose'
import type { Agent } from 'node:https'
import { z } from 'zod'
import type { Account } from './account.ts'
import { post } from './post.ts'
import { realTime } from './real-time.ts'

const Given = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/** Seconds that an assertion is good for, as Google allows at most; and before its end a token is renewed. */
const longest = 3_600
const early = 120

type Kept = { token: Promise<string | null>; until: number }

/**
 * The token of a service account (RFC 7523), asked for once an hour and by one call for all.
 */
export function accessTo(account: Account, agent?: Agent) {
  let kept: Kept | null = null
  const ask = async (made: Kept): Promise<string | null> => {
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await assertionOf(account),
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await post(new URL(account.token_uri), { headers, body: body.toString(), agent })
    const given = answer?.status === 200 ? Given.safeParse(answer.body).data : undefined
    made.until = given ? realTime() + (given.expires_in - early) * 1_000 : 0
    return given?.access_token ?? null
  }
  return {
    token: (): Promise<string | null> => {
      if (kept === null || kept.until <= realTime()) {
        const made: Kept = { token: Promise.resolve(null), until: Number.POSITIVE_INFINITY }
        made.token = ask(made).catch(() => ((made.until = 0), null))
        kept = made
      }
      return kept.token
    },
    forget: (): void => void (kept = null),
  }
}

async function assertionOf({ client_email, private_key, private_key_id, token_uri }: Account): Promise<string> {
  return new SignJWT({ scope: 'https://www.googleapis.com/auth/firebase.messaging' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(private_key_id && { kid: private_key_id }) })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime(`${longest} s`)
    .sign(await importPKCS8(private_key, 'RS256'))
}
