import { auth } from '@qalam/contract/auth/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { ask, askWith, emptySeat } from '../../school.ts'
import { expect, kz, open, test } from '../../visitor.ts'
import { personOf } from './student.ts'

/** The person of a role in the demo, and a link that signs them in. */
async function withLink(role: Role, request: APIRequestContext) {
  const person = await personOf(role, request)
  const { hash } = await askWith(request, person.token, auth.behalfHash, {})
  return { ...person, link: `/behalf_auth?hash=${hash}` }
}

const whoIn = async (page: Page): Promise<string> => (await ask(page, auth.userInfo, {})).firstname

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: kz('shell.user-menu').replace('{{name}}', '').trim() }).click()
  await page.getByRole('menuitem', { name: kz('shell.sign-out') }).click()
}

/** Holds back the first writing of marks on a page until it is broken off; tells how many were tried. */
async function holdMarks(page: Page) {
  let tried = 0
  let breakOff = () => {}
  const broken = new Promise<void>((resolve) => (breakOff = resolve))
  await page.route(`**${journal.storeDay.path}`, async (route) => {
    if (++tried > 1) return route.continue()
    await broken
    return route.abort('connectionreset')
  })
  return { tried: () => tried, breakOff: () => breakOff() }
}

test('who leaves or comes in one tab does so in the other, and nothing of the one before is shown or written there', async ({
  browser,
  request,
}) => {
  const { page: first, complaints } = await open(browser)
  const [teacher, student] = [await withLink('teacher', request), await withLink('student', request)]
  await first.clock.install()
  await first.goto(teacher.link)
  await expect(first.getByRole('banner')).toContainText(teacher.firstname)
  const seat = await emptySeat(first, student.group?.id ?? 0, student.userId)
  const marks = await holdMarks(first)
  await first.goto(seat.journalPath)
  await first.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column).click()
  await first.keyboard.type('9')
  await first.keyboard.press('Enter')
  await expect.poll(marks.tried).toBe(1)

  const second = await first.context().newPage()
  await second.goto('/profile')
  await expect(second.getByRole('banner')).toContainText(teacher.firstname)
  await signOut(second)
  await expect(first.getByRole('heading', { name: kz('auth.title') })).toBeVisible()

  await second
    .getByRole('button', { name: kz('role.zavuch') })
    .first()
    .click()
  await second.waitForURL((url) => url.pathname !== '/login')
  const deputy = await whoIn(second)
  await expect(first.getByRole('banner')).toContainText(deputy)
  const refused = first.waitForEvent('requestfailed', (one) => new URL(one.url()).pathname === journal.storeDay.path)
  marks.breakOff()
  await refused
  // A mark whose line broke is sent again after a second: its moment comes, and nothing is sent before a call behind it.
  await first.clock.runFor(5_000)
  await first.evaluate(() => fetch('/ready'))
  expect(marks.tried()).toBe(1)
  await expect(first.getByRole('banner')).not.toContainText(teacher.firstname)

  // From person to person without a sign-out between them.
  const listening = first.waitForEvent('websocket')
  await second.goto(student.link)
  await second.getByRole('button', { name: kz('auth.hand-over-go') }).click()
  await expect(first.getByRole('banner')).toContainText(student.firstname)
  await expect(first.getByRole('banner')).not.toContainText(deputy)
  await expect(first.getByRole('button', { name: kz('schedule.add'), exact: true })).toHaveCount(0)
  await listening
  // A call that was under way when the other tab signed out is refused: its session has ended.
  expect(complaints.filter((line) => !/ERR_CONNECTION_RESET|401/.test(line))).toEqual([])
})
