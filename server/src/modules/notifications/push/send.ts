import { localClock } from '@qalam/contract/kernel/calendar.ts'
import { dailyHour } from '@qalam/contract/notifications/rules.ts'
import type { Agent } from 'node:https'
import type { Db } from '#platform/db/db.ts'
import { toBrowsers } from './browsers.ts'
import { type Firebase, wrapperPrefix } from './firebase.ts'
import type { DuePush } from './push.ts'
import { giveBack, keepFates, takeDue } from './repository.ts'

/** Notices that one round takes. */
const most = 500

type Options = { now: Date; subject: string; agent?: Agent; firebase?: Firebase | null }

/**
 * Sends what is due to the devices of its readers, each one push for all of it. Whom no device of theirs was reached with
 * is tried again, and nobody is told twice because another device was busy. Says how many pushes were sent.
 */
export async function sendPushes(db: Db, { now, subject, agent, firebase = null }: Options): Promise<number> {
  const clock = localClock(now)
  const kinds = firebase ? ['browser', 'wrapper'] : ['browser']
  const daily = Number(clock.slice(0, 2)) === dailyHour
  const due = await takeDue(db, { now, clock, daily, kinds }, most)
  if (due.length === 0) return 0
  const toBrowser = await toBrowsers(db, subject, agent)
  const toDevice = (push: DuePush) =>
    firebase && push.endpoint.startsWith(wrapperPrefix) ? firebase.send(push) : toBrowser(push)
  const told = await Promise.all(due.map(async (push) => ({ push, fate: await toDevice(push) })))
  await keepFates(db, now, told)

  const happy = new Set(told.flatMap(({ push, fate }) => (fate === 'sent' ? [push.userId] : [])))
  const waiting = told.flatMap(({ push, fate }) => (typeof fate === 'object' ? [push.userId] : []))
  const unreached = [...new Set(waiting)].filter((userId) => !happy.has(userId))
  if (unreached.length > 0) await giveBack(db, unreached, now)
  return told.filter(({ fate }) => fate === 'sent').length
}
