import type { Agent } from 'node:https'
import { z } from 'zod'
import type { Account } from './account.ts'
import { accessTo } from './google-access.ts'
import { post } from './post.ts'
import { realTime } from './real-time.ts'
import { type DuePush, type PushFate, lives, wordsOf } from './push.ts'

export type Firebase = { send: (push: DuePush) => Promise<PushFate> }

/** Sends to wrappers by Firebase Cloud Messaging (HTTP v1). */
export function firebaseOf(account: Account, agent?: Agent): Firebase {
  const access = accessTo(account, agent)
  const url = new URL(`/v1/projects/${account.project_id}/messages:send`, account.messages_uri)
  return {
    send: async (push) => {
      const token = await access.token()
      // Nobody's device is to blame for an account that is refused or a service that is away.
      if (token === null) return { again: 300, blames: false }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await post(url, { headers, body: JSON.stringify({ message: messageOf(push) }), agent })
      if (answer?.status === 401) access.forget()
      return answer === null ? { again: 300, blames: false } : fateOf(answer)
    },
  }
}

export const wrapperPrefix = 'fcm:'

function messageOf(push: DuePush) {
  const { title, body, count, href } = wordsOf(push)
  const expires = Math.floor(realTime() / 1_000) + lives
  return {
    token: push.endpoint.slice(wrapperPrefix.length),
    notification: { title, body },
    data: { href, count: String(count) },
    android: { collapse_key: 'qalam', ttl: `${lives}s` },
    apns: { headers: { 'apns-collapse-id': 'qalam', 'apns-expiration': String(expires) } },
  }
}

const Refusal = z.object({ error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })) }) })

type Answered = { status: number; seconds: number | null; body: unknown }

/** A device that is no more, or of another app, is forgotten; a 404 without that word is of the project. */
function fateOf({ status, seconds, body }: Answered): PushFate {
  if (status === 200) return 'sent'
  const codes = Refusal.safeParse(body).data?.error.details.map(({ errorCode }) => errorCode) ?? []
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return 'gone'
  const again = Math.min(Math.max(seconds ?? (status === 429 ? 900 : 300), 60), 6 * 60 * 60)
  return { again, blames: status === 400 }
}
