import type { Language } from '@qalam/contract/kernel/languages.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { dismiss, enterAs, expect, keysShown, open, scrollsSideways, seriousFindings, speak, test } from '../visitor.ts'

/** Kazakh and Russian by turns. */
const walks = roles.map((role, index) => [role, index % 2 === 0 ? 'kz' : 'ru'] as const satisfies [string, Language])

for (const [role, language] of walks) {
  test(`a ${role} signs in, opens every entry of the menu in ${language} and meets no trouble`, async ({ browser }) => {
    // Every page of the menu: it grows with the product.
    test.setTimeout(240_000)
    const { page, complaints } = await open(browser)
    await speak(page, language)
    await enterAs(page, role, language)
    const links = await page
      .locator('nav a[href^="/"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    const addresses = [...new Set([new URL(page.url()).pathname, ...links])]
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('main h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await dismiss(page, 250, language)
      expect(await keysShown(page), `words of ${address}`).toEqual([])
      expect(await seriousFindings(page), `axe on ${address}`).toEqual([])
      for (const width of [390, 768, 1366]) {
        await page.setViewportSize({ width, height: 768 })
        // The shell follows a new width after a quarter of a second (C-TIME-8).
        await expect.poll(() => scrollsSideways(page), { message: `${address} at ${width}` }).toBe(false)
      }
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
