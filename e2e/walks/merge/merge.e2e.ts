import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Page } from '@playwright/test'
import { pressAt } from '../../keyboard.ts'
import {
  enterAs,
  expect,
  open,
  said,
  fits,
  seriousFindings,
  sizes,
  skipAnnouncements,
  speak,
  test,
} from '../../visitor.ts'

/** Reached by the Tab key and pressed. */
const press = (page: Page, name: string | RegExp): Promise<void> =>
  pressAt(page, page.getByRole('button', { name }).last())

const languages = ['kz', 'ru'] as const satisfies readonly Language[]
const walks = languages.flatMap((language) => sizes.map((size) => ({ language, size })))

for (const { language, size } of walks) {
  test(`by keyboard alone a teacher joins the account of another diary and parts it again (${language}, ${size.width} px)`, async ({
    browser,
  }) => {
    const { page, complaints } = await open(browser, size)
    await skipAnnouncements(page)
    await speak(page, language)
    await enterAs(page, 'teacher', language)
    await page.goto('/profile/security')
    await press(page, /Sandbox Diary/)
    // The other diary asks its person and sends them over with a code.
    await pressAt(page, page.locator('a[href="/enter?as=teacher&kind=good"]'))

    await expect(page.getByText(said('merge.municipality', language))).toBeVisible()
    const code = page.url()
    expect(await seriousFindings(page)).toEqual([])
    await fits(page)
    await press(page, said('merge.no-other', language))
    await expect(page.getByRole('heading', { name: said('merge.link-other', language) })).toBeFocused()
    expect(await seriousFindings(page)).toEqual([])
    await press(page, said('merge.back', language))
    await press(page, said('merge.yes-link', language))
    await expect(page.getByRole('heading', { name: said('merge.step-done', language) })).toBeFocused()
    await press(page, said('merge.to-main', language))
    await expect(page.locator('main h1')).toBeVisible()

    // A code works once.
    await page.goto(code)
    await expect(page.getByText(said('problem.merge.code', language))).toBeVisible()

    await page.goto('/profile/security')
    const name = /^Күзембаева А\./
    await expect(page.getByRole('button', { name })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await press(page, name)
    await press(page, said('merge.part', language))
    await expect(page.getByText(said('merge.none-joined', language))).toBeVisible()

    // The used code was refused on purpose.
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
    await page.context().close()
  })
}
