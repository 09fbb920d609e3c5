import { auth } from '@qalam/contract/auth/api.ts'
import type { Page } from '@playwright/test'
import { schools } from '@qalam/contract/schools/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { ask, askWith, emptySeat, takeBack } from './school.ts'
import { dismiss, enterAs, expect, kz, open, skipAnnouncements, test } from './visitor.ts'

/** What has the focus, and whether a person sees that it does: by an outline, a shadow, or another background or border. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return null
    const seen = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const around = [at, at.parentElement, at.firstElementChild].filter((one) => one !== null)
    return { html: at.outerHTML.slice(0, 120), href: at.getAttribute('href'), isSeen: around.some(seen) }
  })

/** Goes on by Tab until what is wanted has the focus; every stop on the way shows that it has it. */
async function tabTo(page: Page, wanted: (href: string | null, html: string) => boolean): Promise<void> {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (!at) continue
    expect(at.isSeen, `the focus is not seen on ${at.html}`).toBe(true)
    if (wanted(at.href, at.html)) return
  }
  throw new Error('It is not reached by Tab.')
}

/** Signs in by keys alone: the page puts the focus into the first field. */
async function signInByKeys(page: Page, role: Role): Promise<void> {
  const { demo } = await askWith(page.request, null, schools.config, {})
  const person = demo.find((one) => one.role === role)
  await page.goto('/login')
  await expect(page.getByLabel(kz('auth.login'))).toBeFocused()
  await page.keyboard.type(person?.login ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.type(person?.password ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.locator('main h1')).toBeVisible()
  await dismiss(page, 250)
}

for (const role of ['student', 'parent'] as const) {
  test(`a ${role} reaches the diary and a lesson in it by keys alone`, async ({ browser }) => {
    const { page, complaints } = await open(browser)
    await skipAnnouncements(page)
    await signInByKeys(page, role)
    if (new URL(page.url()).pathname !== '/diary') {
      await tabTo(page, (href) => href === '/diary')
      await page.keyboard.press('Enter')
    }
    await expect(page).toHaveURL(/\/diary/)
    await expect(page.locator('main a[href*="lesson"]').first()).toBeVisible()
    await tabTo(page, (href) => href?.includes('lesson') ?? false)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/lesson/)
    expect(complaints).toEqual([])
    await page.context().close()
  })
}

for (const role of ['zavuch', 'director'] as const) {
  test(`a ${role} reaches a lesson of the timetable by keys alone`, async ({ browser }) => {
    const { page, complaints } = await open(browser)
    await skipAnnouncements(page)
    await signInByKeys(page, role)
    if (new URL(page.url()).pathname !== '/schedule') {
      await tabTo(page, (href) => href === '/schedule')
      await page.keyboard.press('Enter')
    }
    await expect(page.locator('article[data-lesson]').first()).toBeVisible()
    await tabTo(page, (_href, html) => html.includes('data-stop'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/schedule\/lesson\//)
    expect(complaints).toEqual([])
    await page.context().close()
  })
}

test('a teacher signs in and stores a mark by keys alone', async ({ browser }) => {
  const student = await open(browser)
  await enterAs(student.page, 'student')
  const me = await ask(student.page, auth.userInfo, {})
  await student.page.context().close()
  const { page, complaints } = await open(browser)
  await skipAnnouncements(page)
  await signInByKeys(page, 'teacher')
  const seat = await emptySeat(page, me.group?.id ?? 0, me.userId)
  await page.goto(seat.journalPath)
  await expect(page.locator('tbody td[role="gridcell"]').first()).toBeVisible()
  await tabTo(page, (_href, html) => html.includes('gridcell'))

  const place = () =>
    page.evaluate(() => {
      const cell = document.activeElement?.closest('td')
      const row = cell?.closest('tr')
      return {
        row: (row?.rowIndex ?? 0) - (row?.closest('table')?.tHead?.rows.length ?? 0),
        column: cell?.cellIndex ?? 0,
      }
    })
  const cell = page.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
  const target = await cell.evaluate((one: HTMLTableCellElement) => one.cellIndex)
  for (let steps = 0; steps < 80; steps++) {
    const at = await place()
    const key =
      at.column < target ? 'ArrowRight' : at.column > target ? 'ArrowLeft' : at.row < seat.row ? 'ArrowDown' : 'ArrowUp'
    if (at.column === target && at.row === seat.row) break
    await page.keyboard.press(key)
  }
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(cell).toContainText('7')
  await expect(page.getByText(kz('journal.saved'))).toBeVisible()
  await takeBack(page, cell)
  expect(complaints).toEqual([])
  await page.context().close()
})
