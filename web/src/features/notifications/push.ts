import { notifications } from '@qalam/contract/notifications/api.ts'
import { call } from '#platform/api.ts'
import { currentLanguage } from '#platform/text.ts'

/** What came of asking the browser: it takes pushes, the person forbade them, or its service did not answer. */
export type Asked = 'on' | 'denied' | 'failed'

/** Whether this browser can take pushes: it has a service worker of ours and a push service behind it. */
export const canTakePushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const ready = async () => (await navigator.serviceWorker.getRegistration()) ?? null

/** The subscription of this browser, when it has one. */
export async function present(): Promise<PushSubscription | null> {
  if (!canTakePushes()) return null
  return (await (await ready())?.pushManager.getSubscription()) ?? null
}

/** Asks the person, then the browser's push service, then tells the server where to send. */
export async function take(pushKey: string): Promise<Asked> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const registration = await ready()
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  const made = await registration?.pushManager.subscribe(options).catch(() => null)
  const { endpoint, keys } = made?.toJSON() ?? {}
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return 'failed'
  const { p256dh, auth } = keys
  await call(notifications.subscribe, { body: { endpoint, keys: { p256dh, auth }, language: currentLanguage() } })
  return 'on'
}

/** This browser takes no more pushes. */
export async function end(subscription: PushSubscription): Promise<void> {
  await call(notifications.unsubscribe, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
