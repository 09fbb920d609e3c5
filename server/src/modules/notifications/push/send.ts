import { localClock } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { dailyHour, type NoticeCategory } from '@qalam/contract/notifications/rules.ts'
import type { Agent } from 'node:https'
import type { Db } from '#platform/db/db.ts'
import { say } from '#platform/http/errors.ts'
import { pushKeys } from './keys.ts'
import { type DuePush, forget, putOff, reached, takeDue } from './repository.ts'

/** Notices that one round takes, and seconds that a push may wait at its service: after a day it says nothing new. */
const most = 500
const lives = 24 * 60 * 60

type Options = { now: Date; subject: string; agent?: Agent }

/**
 * Sends what is due to the browsers of its readers, each one push for all of it. It names categories alone: it lies on a
 * lock screen, where no name of a child and no mark belongs (E-7.0-03). Says how many were sent.
 */
export async function sendPushes(db: Db, { now, subject, agent }: Options): Promise<number> {
  const clock = localClock(now)
  const due = await takeDue(db, { now, clock, daily: Number(clock.slice(0, 2)) === dailyHour }, most)
  if (due.length === 0) return 0
  const { default: webPush } = await import('web-push')
  const vapidDetails = { subject, ...(await pushKeys(db)) }
  const results = await Promise.all(
    due.map(async (push) => {
      const { endpoint, p256dh, auth } = push
      const options = { vapidDetails, TTL: lives, timeout: 10_000, topic: 'qalam', ...(agent && { agent }) }
      const sent = webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload(push), options)
      return settle(db, push, now, await sent.then(() => 201, statusOf))
    }),
  )
  return results.filter(Boolean).length
}

/** 404 and 410 end a subscription (RFC 8030); anything else is tried again, later each time it was asked to be. */
async function settle(db: Db, push: DuePush, now: Date, status: number): Promise<boolean> {
  if (status === 201) await reached(db, push.endpoint)
  else if (status === 404 || status === 410) await forget(db, push.endpoint)
  else await putOff(db, push, now, status === 429 ? 900 : 300)
  return status === 201
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0

const payload = ({ categories, count, language }: DuePush): string =>
  JSON.stringify({ title: 'Qalam', body: bodyOf(categories, language), count, href: '/notifications' })

const bodyOf = (categories: readonly NoticeCategory[], language: Language): string =>
  categories.map((category) => say(language, `notifications.category-${category}`)).join(', ')
