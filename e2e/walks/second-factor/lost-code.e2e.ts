import type { Page } from '@playwright/test'
import { enterAs, expect, open, test } from '../../visitor.ts'

const lessonCode = '**/assets/LessonPage*'

/** Breaks off the first fetches of the lesson page's code, as a bad line does; tells how many were tried. */
async function losing(page: Page, times: number) {
  let tried = 0
  await page.route(lessonCode, (route) => (++tried <= times ? route.abort('connectionreset') : route.continue()))
  return () => tried
}

async function schedule(page: Page) {
  await enterAs(page, 'teacher')
  await page.goto('/schedule')
  const lesson = page.locator('article[data-lesson] a').first()
  await expect(lesson).toBeVisible()
  // It lives as long as the page is not loaded anew.
  await page.evaluate(() => void (document.body.dataset['stands'] = 'yes'))
  return lesson
}

const stands = (page: Page): Promise<boolean> => page.evaluate(() => document.body.dataset['stands'] === 'yes')

test('code that is lost while a link is only pointed at takes nothing away; a press opens the page', async ({
  browser,
}) => {
  const { page } = await open(browser)
  const lesson = await schedule(page)
  const tried = await losing(page, 1)
  await lesson.hover()
  await expect.poll(tried).toBe(1)

  await lesson.click()
  await expect(page).toHaveURL(/\/schedule\/lesson\//)
  await expect(page.getByRole('tablist')).toBeVisible()
  // From the lost code to the open lesson nothing was loaded anew.
  expect(await stands(page)).toBe(true)
})

test('a page whose code does not come is loaded anew, where one was going (ERR-CHUNK-1)', async ({ browser }) => {
  const { page } = await open(browser)
  const lesson = await schedule(page)
  await losing(page, 2)
  await lesson.click()

  await expect(page).toHaveURL(/\/schedule\/lesson\//)
  await expect(page.getByRole('tablist')).toBeVisible()
  expect(await stands(page)).toBe(false)
})
