declare const self: ServiceWorkerGlobalScope

/** What the server sends: a title, which categories have something new, and the page that shows it. */
type Push = { title: string; body: string; href: string }

const textIn = (value: unknown, name: string): string | null => {
  if (typeof value !== 'object' || value === null) return null
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' ? found : null
}

/** A browser shows something for every push, also for one that it cannot read. */
function readPush(data: PushMessageData | null): Push {
  let sent: unknown = null
  try {
    sent = data?.json()
  } catch {
    sent = null
  }
  const href = textIn(sent, 'href') ?? '/notifications'
  return { title: textIn(sent, 'title') ?? 'Qalam', body: textIn(sent, 'body') ?? '', href }
}

async function show({ title, body, href }: Push): Promise<void> {
  // One notice stands on the device: a later push takes the place of the one before.
  await self.registration.showNotification(title, {
    body,
    tag: 'qalam',
    icon: '/looks/default-192.png',
    data: { href },
  })
}

/** The open page goes there, else a new one is opened; only addresses of this site are followed. */
async function follow(data: unknown): Promise<void> {
  const href = textIn(data, 'href') ?? '/notifications'
  const target = new URL(href, self.location.origin)
  const address = target.origin === self.location.origin ? target.href : self.location.origin
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) await self.clients.openWindow(address)
  else await (await open.focus()).navigate(address)
}

/** Pushes are shown while no page is open, and lead to the page of notices. */
export function takePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(readPush(event.data))))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(follow(event.notification.data))
  })
}
