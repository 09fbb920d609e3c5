import type { notifications, NoticeSettings } from '@qalam/contract/notifications/api.ts'
import { peopleNotified } from '@qalam/contract/notifications/events.ts'
import { strangePushHost } from '@qalam/contract/notifications/problems.ts'
import { noticeCategories, usualQuiet } from '@qalam/contract/notifications/rules.ts'
import type { Answer, Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Context } from '#platform/context.ts'
import { wrapperPrefix } from './push/firebase.ts'
import { isPushHost } from './push/hosts.ts'
import { pushKeys } from './push/keys.ts'
import * as repository from './repository.ts'
import { sentence } from './sentence.ts'

type Calls = typeof notifications

/** The caller's notices in the caller's words. */
export async function list(
  { db, actor, now, language }: Context,
  asked: Parsed<Calls['list']>['query'],
): Promise<Answer<Calls['list']>> {
  const page = await repository.pageOfNotices(db, { userId: actor.userId, now }, asked)
  return { ...page, rows: page.rows.map((row) => ({ ...row, text: sentence(row, language) })) }
}

export async function unread({ db, actor, now }: Context): Promise<{ count: number }> {
  return { count: await repository.unreadCount(db, { userId: actor.userId, now }) }
}

/** Other pages of the caller hear that the number at the bell is smaller. */
export async function read(context: Context, which: Parsed<Calls['read']>['body']): Promise<{}> {
  const { db, actor, now, announce } = context
  if (await repository.markRead(db, { userId: actor.userId, now }, which))
    announce(peopleNotified, actor.schoolId, { userIds: [actor.userId] })
  return {}
}

/** `app`: wrappers are sent pushes as well. */
export async function settings({ db, actor }: Context, app: boolean): Promise<Answer<Calls['settings']>> {
  const kept = await repository.settingsOf(db, actor.userId, app ? ['browser', 'wrapper'] : ['browser'])
  const rules = noticeCategories.map((category) => {
    const rule = kept.rules.find((one) => one.category === category)
    return { category, bell: rule?.bell ?? true, push: rule?.push ?? 'now' }
  })
  const { publicKey } = await pushKeys(db)
  return { rules, quiet: kept.quiet ?? usualQuiet, devices: kept.devices, pushKey: publicKey, app }
}

export async function change({ db, actor }: Context, { rules, quiet }: NoticeSettings): Promise<{}> {
  await repository.keepSettings(db, actor.userId, { rules, quiet })
  return {}
}

/** An address is typed by a stranger: only push services that browsers use are ever called. */
export async function subscribe(
  { db, actor, now }: Context,
  { endpoint, keys, language }: Parsed<Calls['subscribe']>['body'],
  more: readonly string[],
): Promise<{}> {
  if (!isPushHost(endpoint, more)) throw strangePushHost()

  const { userId, sessionId } = actor
  await repository.keepSubscription(db, { endpoint, keys, language, userId, sessionId, now })
  return {}
}

/** A wrapper gave its token through the bridge. */
export async function subscribeApp(
  { db, actor, now }: Context,
  { token, language }: Parsed<Calls['subscribeApp']>['body'],
): Promise<{}> {
  const { userId, sessionId } = actor
  const endpoint = `${wrapperPrefix}${token}`
  await repository.keepSubscription(db, { endpoint, keys: null, language, userId, sessionId, now })
  return {}
}

export const unsubscribeApp = (context: Context, token: string): Promise<{}> =>
  unsubscribe(context, `${wrapperPrefix}${token}`)

export async function unsubscribe({ db, actor }: Context, endpoint: string): Promise<{}> {
  await repository.endSubscription(db, actor.userId, endpoint)
  return {}
}
