import type { Agent } from 'node:https'
import type { Db } from '#platform/db/db.ts'
import { pushKeys } from './keys.ts'
import { type DuePush, type PushFate, lives, patience, wordsOf } from './push.ts'

/** Sends to browsers (RFC 8030). The library comes when there is something to send. */
export async function toBrowsers(db: Db, subject: string, agent?: Agent) {
  const { default: webPush } = await import('web-push')
  const vapidDetails = { subject, ...(await pushKeys(db)) }
  return async (push: DuePush): Promise<PushFate> => {
    const { endpoint, p256dh, auth } = push
    const options = { vapidDetails, TTL: lives, timeout: patience, topic: 'qalam', ...(agent && { agent }) }
    const keys = { p256dh: p256dh ?? '', auth: auth ?? '' }
    return webPush
      .sendNotification({ endpoint, keys }, JSON.stringify(wordsOf(push)), options)
      .then(() => 'sent' as const, fateOf)
  }
}

/** 404 and 410 end a subscription; anything else is tried again, later each time it was asked to be. */
function fateOf(error: unknown): PushFate {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0
  if (status === 404 || status === 410) return 'gone'
  return { again: status === 429 ? 900 : 300, blames: true }
}
