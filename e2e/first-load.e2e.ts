import { journal } from '@qalam/contract/journal/api.ts'
import { news } from '@qalam/contract/news/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { auth } from '@qalam/contract/auth/api.ts'
import { ask } from './school.ts'
import { enterAs, expect, open, skipAnnouncements, test } from './visitor.ts'

test('what nobody waits for is asked for when the first page has been painted', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await skipAnnouncements(page)
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
  await skipAnnouncements(page)
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
