import type { Page } from '@playwright/test'
import { expect, enterAs, kz, open, test } from '../../visitor.ts'

/** A device with a fingerprint reader, as the browser plays one; passkeys belong to a name, so the site has one. */
async function withDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a teacher adds a passkey, signs in by it without a password, and removes it', async ({ browser, baseURL }) => {
  const named = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const { page, complaints } = await open(browser, undefined, named)
  await withDevice(page)
  await enterAs(page, 'teacher')
  await page.goto('/profile/security')

  await page.getByRole('button', { name: kz('passkeys.add') }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel(kz('passkeys.name')).fill('Ноутбук')
  await dialog.getByRole('textbox', { name: kz('passkeys.password') }).fill('qalam2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ноутбук', { exact: true })).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: kz('passkeys.enter') }).click()
  await page.waitForURL((url) => url.pathname !== '/login')

  await page.goto('/profile/security')
  await page.getByRole('button', { name: `Ноутбук: ${kz('passkeys.remove').toLowerCase()}` }).click()
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: kz('passkeys.remove') })
    .click()
  await expect(page.getByText(kz('passkeys.none'))).toBeVisible()
  expect(complaints).toEqual([])
  await page.context().close()
})
