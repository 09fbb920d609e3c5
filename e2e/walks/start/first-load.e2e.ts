import { journal } from '@qalam/contract/journal/api.ts'
import { news } from '@qalam/contract/news/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { auth } from '@qalam/contract/auth/api.ts'
import type { Page } from '@playwright/test'
import { ask } from '../../school.ts'
import { enterAs, expect, open, test } from '../../visitor.ts'

test('what nobody waits for is asked for when the first page has been painted', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'teacher')
  await page.goto('/schedule')
  await expect(page.locator('article[data-lesson]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  const begun = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const asked = performance.getEntriesByType('resource')
    return {
      painted: painted?.startTime ?? Infinity,
      at: asked.map(({ name, startTime }): [string, number] => [new URL(name).pathname, startTime]),
    }
  })
  for (const later of [schools.list, news.staticModals]) {
    const at = begun.at.find(([path]) => path === later.path)?.[1]
    expect(at, `${later.path} was asked for`).toBeGreaterThan(begun.painted)
  }
  expect(complaints).toEqual([])
})

test('a journal that is opened straight after the first sign-in is read for the quarter of today alone', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'teacher')
  const { quarter } = await ask(page, auth.userInfo, {})
  const [group] = await ask(page, journal.groups, {})
  const { plans } = await ask(page, journal.plans, { params: { groupId: group?.id ?? 0 } })
  const plan = plans[0]

  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/v2/quarter/${plan?.uuid}`)) asked.push(request.headers()['x-quarter'])
  })
  await page.evaluate(() => localStorage.removeItem('quarter'))
  await page.goto(`/control/journal/groups/${group?.id}/${plan?.uuid}/${plan?.subjectId}/quarter`)
  await expect(page.locator('tbody td[role="gridcell"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  expect(new Set(asked)).toEqual(new Set([String(quarter)]))
  expect(complaints).toEqual([])
})

/** The code that a page has asked for until nothing more comes: the bytes of each file as it travelled. */
async function codeOf(page: Page, path: string): Promise<Map<string, number>> {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }): [string, number] => [new URL(name).pathname, encodedBodySize]),
  )
  return new Map(files.filter(([file]) => file.endsWith('.js')))
}

const bytesOf = (files: Iterable<[string, number]>): number => [...files].reduce((sum, [, bytes]) => sum + bytes, 0)

test('the help needs no more code than the page of signing in, and nothing of other areas', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  const entrance = await codeOf(page, '/login')
  await enterAs(page, 'teacher')
  // What every page of who is signed in brings when it stands: notices, marks of the menu, the line to the server.
  const elsewhere = await codeOf(page, '/feedback')
  const help = await codeOf(page, '/faq')
  const own = [...help].filter(([file]) => entrance.has(file) || !elsewhere.has(file))

  expect(bytesOf(own)).toBeLessThanOrEqual(bytesOf(entrance))
  const areas = own.map(([file]) => /\/calls-([a-z-]+)-[^/]+$/.exec(file)?.[1]).filter((area) => area !== undefined)
  expect(areas.filter((area) => !['help', 'static-pages', 'auth', 'passkeys'].includes(area))).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})
