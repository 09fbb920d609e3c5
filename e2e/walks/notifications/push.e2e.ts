import type { Page } from '@playwright/test'
import { auth } from '@qalam/contract/auth/api.ts'
import { looked } from '../../looks/looked.ts'
import { browsers, quiet } from '../../quiet.ts'
import { ask } from '../../school.ts'
import { sit } from '../chat/talk.ts'
import { expect, kz, test } from '../../visitor.ts'

test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: browsers.windowed, args: quiet } })

/** Gives a push to the service worker of a page, as the browser's own service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  const known = new Promise<string>((found) =>
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) found(one.registrationId)
    }),
  )
  await protocol.send('ServiceWorker.enable')
  await protocol.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await known,
    data,
  })
}

/** What lies on the device: title, words, and where it leads. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }))
  })

test('a push that comes shows what it is about and no pupil’s name', async ({ browser }) => {
  const { page, complaints } = await sit(browser, { role: 'parent', width: 390 })
  await page.context().grantPermissions(['notifications'])
  await page.goto('/notifications/settings')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const { children } = await ask(page, auth.userInfo, {})
  const marks = kz('notifications.category-marks')

  // The words of the server's own push (`push.test.ts`), and beside them what it never sends.
  const sent = {
    title: 'Qalam',
    body: marks,
    count: 1,
    href: '/notifications',
    student: 'Мамытбеков Ұлан',
    mark: '2',
  }
  await deliver(page, JSON.stringify(sent))
  await expect.poll(() => shown(page)).toEqual([{ title: 'Qalam', body: marks, data: { href: '/notifications' } }])
  for (const { name } of [...children, { name: 'Мамытбеков' }])
    expect(JSON.stringify(await shown(page))).not.toContain(name.split(' ')[0])

  // A later one takes its place; one that nobody can read says nothing but whose it is.
  await deliver(page, 'not a push of ours')
  await expect.poll(() => shown(page)).toEqual([{ title: 'Qalam', body: '', data: { href: '/notifications' } }])
  await expect(page.getByText(kz('notifications.device-lead'))).toBeVisible()
  await looked(page)
  expect(complaints).toEqual([])
  await page.context().close()
})
