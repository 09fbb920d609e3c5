import { roles } from '@qalam/contract/kernel/roles.ts'
import { opened } from './calls.ts'
import { enterAs, expect, open, test } from '../visitor.ts'

for (const role of roles) {
  test(`a ${role} opens every entry of the menu, and the console complains of none`, async ({ browser }) => {
    const { page, complaints } = await open(browser)
    await enterAs(page, role)
    const links = await page
      .locator('nav a[href^="/"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    const addresses = new Set([new URL(page.url()).pathname, ...links])
    expect(addresses.size).toBeGreaterThan(1)
    for (const address of addresses) {
      await opened(page, address)
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
