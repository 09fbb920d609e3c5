import { auth } from '@qalam/contract/auth/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Page } from '@playwright/test'
import { ask, emptySeat, takeBack } from './school.ts'
import { enterAs, expect, open, said, seriousFindings, skipAnnouncements, speak, test } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** Chromium writes down every call that the cut line refused. */
const unheard = (complaints: string[]) => complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line))

/** Until the worker has brought the code of the pages and the words of the language. */
const brought = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const listed: { code: string[]; texts: Record<string, string> } = await (await fetch('/kept-files.json')).json()
    const words = listed.texts[localStorage.getItem('lang') ?? 'kz'] ?? ''
    const found = await Promise.all([...listed.code, words].map((file) => caches.match(file)))
    return found.every(Boolean)
  })

const keptSince = (language: Language) => said('shell.shown-since', language).split('{{')[0]?.trim() ?? ''

async function someStudent(browser: Parameters<typeof open>[0]) {
  const { page } = await open(browser)
  await skipAnnouncements(page)
  await enterAs(page, 'student')
  const me = await ask(page, auth.userInfo, {})
  await page.context().close()
  return me
}

const walks: { language: Language; width: number; height: number }[] = [
  { language: 'kz', width: 1366, height: 768 },
  { language: 'ru', width: 768, height: 1024 },
]

for (const { language, width, height } of walks) {
  test(`a teacher opens week and journal without a network, types marks, reloads, and they are stored once the line is back (${language}, ${width} px)`, async ({
    browser,
  }) => {
    const student = await someStudent(browser)
    const { page, complaints } = await open(browser, { width, height })
    await skipAnnouncements(page)
    await speak(page, language)
    await enterAs(page, 'teacher', language)
    const seat = await emptySeat(page, student.group?.id ?? 0, student.userId)
    await page.goto('/schedule')
    await expect(page.locator('article[data-lesson]').first()).toBeVisible()
    await page.goto(seat.journalPath)
    const cell = page.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
    await expect(cell).toBeVisible()
    await brought(page)

    await page.context().setOffline(true)
    await page.goto('/schedule')
    await expect(page.locator('article[data-lesson]').first()).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(keptSince(language))
    await expect(page.getByText(said('notice.error-title', language), { exact: true })).toHaveCount(0)
    await page.goto(seat.journalPath)
    await cell.click()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(cell).toContainText('7')
    expect(await seriousFindings(page)).toEqual([])
    // As a dead battery does: nothing is asked before the page is gone.
    const again = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    await again.goto(seat.journalPath)
    const cellAgain = again.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
    await expect(cellAgain).toContainText('7')

    await again.context().setOffline(false)
    await expect(again.getByText(said('journal.saved', language))).toBeVisible()
    await expect(again.getByText(keptSince(language))).toHaveCount(0)
    await again.reload()
    await expect(cellAgain).toContainText('7')
    await takeBack(again, cellAgain)
    expect(unheard(complaints)).toEqual([])
    await again.context().close()
  })
}

test('the diary opens without a network, two weeks back and one ahead, on a phone; the next person on the device sees none of it', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser, { width: 390, height: 844 })
  await skipAnnouncements(page)
  await enterAs(page, 'student')
  const { firstname } = await ask(page, auth.userInfo, {})
  await page.goto('/diary')
  await expect(page.locator('main h1')).toBeVisible()
  await brought(page)
  const weeks = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open('qalam-reads')
          opening.onsuccess = () => {
            const keys = opening.result.transaction('reads').objectStore('reads').getAllKeys()
            keys.onsuccess = () => {
              opening.result.close()
              resolve(keys.result.map(String).filter((key) => key.includes('/frontoffice/diary')))
            }
          }
        }),
    )
  await expect.poll(async () => (await weeks()).length).toBeGreaterThanOrEqual(4)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main')).toContainText(firstname)
  for (const days of [-14, 7]) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`/diary?date=${day}`)
    await expect(page.locator('main')).toContainText(firstname)
  }

  await page.context().setOffline(false)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await enterAs(page, 'teacher')
  await expect.poll(async () => (await weeks()).length).toBe(0)
  expect(unheard(complaints)).toEqual([])
  await page.context().close()
})
