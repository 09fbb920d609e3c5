import type { notifications } from '@qalam/contract/notifications/api.ts'
import { noticeCategories } from '@qalam/contract/notifications/rules.ts'
import { type Access, none } from '#platform/testing/access.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test'
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const token = 'a-device-of-a-test:APA91b'
const rules = noticeCategories.map((category) => ({ category, bell: true, push: 'now' as const }))

export const access: Access<typeof notifications> = {
  list: none,
  unread: none,
  read: { of: 'caller', ask: () => ({ body: { upTo: 1 } }) },
  settings: none,
  change: { of: 'caller', ask: () => ({ body: { rules, quiet: { from: '21:00', until: '07:00' } } }) },
  subscribe: { of: 'caller', ask: () => ({ body: { endpoint, keys, language: 'kz' } }) },
  unsubscribe: { of: 'caller', ask: () => ({ body: { endpoint } }) },
  // Where no account of the push service is set nothing is sent to wrappers; `wrappers.test.ts` sets one.
  subscribeApp: { of: 'caller', ask: () => ({ body: { token, language: 'kz' } }), then: 'not-found' },
  unsubscribeApp: { of: 'caller', ask: () => ({ body: { token } }) },
}
