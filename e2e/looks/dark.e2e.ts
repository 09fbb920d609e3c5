import { firstPeople } from '../new-school.ts'
import { opened } from './calls.ts'
import { enterAs, expect, open, seriousFindings, test } from '../visitor.ts'

for (const role of firstPeople) {
  test(`a ${role} reads the main pages in the dark`, async ({ browser }) => {
    const { page, complaints } = await open(browser)
    await page.emulateMedia({ colorScheme: 'dark' })
    await enterAs(page, role)
    const links = await page
      .locator('nav a[href^="/"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    for (const address of [...new Set(links)].slice(0, 5)) {
      await opened(page, address)
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(Math.max(...(background.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number)), address).toBeLessThan(90)
      expect(await seriousFindings(page), `axe on ${address}`).toEqual([])
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
