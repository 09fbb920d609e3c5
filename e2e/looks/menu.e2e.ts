import { roles } from '@qalam/contract/kernel/roles.ts'
import { arrived } from './calls.ts'
import { enterAs, expect, open, test } from '../visitor.ts'

for (const role of roles) {
  test(`a ${role} opens every entry of the menu, and the console complains of none`, async ({ browser }) => {
    const { page, complaints } = await open(browser)
    await enterAs(page, role)
    const links = page.locator('nav a[href^="/"]')
    const addresses = new Set(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '')))
    expect(addresses.size).toBeGreaterThan(1)
    // By the links of the menu, as people go: the page is not loaded anew.
    for (const address of addresses) {
      const link = page.locator(`nav a[href="${address}"]`).first()
      const go = async () => {
        await link.dispatchEvent('click')
        await expect(page).toHaveURL(({ pathname }) => pathname === address.split('?')[0])
      }
      await arrived(page, go, address)
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
