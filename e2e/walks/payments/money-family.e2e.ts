import type { Language } from '@qalam/contract/kernel/languages.ts'
import { payments } from '@qalam/contract/payments/api.ts'
import type { Browser, Page } from '@playwright/test'
import { databaseUrl } from '../../server/office.ts'
import { atBank, leave, opens, payName, press, runMoney, signIn, stands, wordsOf } from './payer.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, open, skipAnnouncements, speak, test } from '../../visitor.ts'

const dayInMs = 86_400_000

const parents: [number, Language, 1 | 3 | 12][] = [
  [768, 'kz', 12],
  [390, 'ru', 1],
  [1366, 'kz', 3],
]
for (const [width, language, months] of parents)
  test(`a parent pays for the other child by card, ${months} months by keyboard in ${language} at ${width}${months === 12 ? ', and the points of it buy a month' : ''}`, async ({
    browser,
  }) => {
    const words = wordsOf(language)
    const visitor = await open(browser, { width, height: 1024 })
    const { page } = visitor
    await skipAnnouncements(page)
    await speak(page, language)
    await enterAs(page, 'parent', language)
    const { people } = await ask(page, payments.active, {})
    const child = people.at(-1)
    if (!child) throw new Error('The demo has no parent with children')
    const endOf = async () => {
      const { rows } = await ask(page, payments.active, {})
      const end = rows.find((row) => row.isOwn && row.userId === child.userId)?.expireTime
      return Math.max(Date.parse(end ?? ''), Date.now()) || Date.now()
    }

    const before = await endOf()
    await page.goto('/profile/subscribe')
    const dialog = page.getByRole('dialog')
    await opens(page.getByRole('button', { name: words('payments.buy'), exact: true }).first(), dialog)
    await press(dialog.getByRole('radio', { name: child.name }), 'Space')
    await press(dialog.getByRole('radio', { name: new RegExp(`^${months} `) }), 'Space')
    await press(dialog.getByRole('radio', { name: words('payments.way-bank_card') }), 'Space')
    await stands(page)
    await press(dialog.getByRole('button', { name: payName(language) }))
    await press(page.getByRole('button', { name: 'pay', exact: true }))
    await page.waitForURL(/profile\/subscribe/)
    const success = page.getByRole('dialog', { name: words('payments.success-title') })
    await expect(success).toBeVisible()
    await press(success.getByRole('button', { name: words('common.close') }).first())
    const paid = await endOf()
    expect(Math.round((paid - before) / dayInMs)).toBe(months * 30)

    await page.goto('/profile/bilim-bonus')
    const offer = page.getByRole('button', { name: words('payments.bonus-order') }).first()
    await expect(offer).toBeVisible()
    await stands(page)
    // The points of a year and of what was bought before it suffice for a month.
    if (months !== 12) return leave(visitor)
    await opens(offer, dialog)
    await press(dialog.getByRole('radio', { name: child.name }), 'Space')
    const buy = dialog.getByRole('button', { name: words('payments.buy'), exact: true })
    await expect(buy).toBeDisabled()
    await press(dialog.getByRole('checkbox'), 'Space')
    await stands(page)
    await press(buy)
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await endOf()) - paid).toBe(30 * dayInMs)
    await leave(visitor)
  })

const seats: [Language, number, number][] = [
  ['ru', 1366, 390],
  ['kz', 390, 768],
  ['kz', 768, 1366],
]
for (const [language, wide, narrow] of seats)
  test(`a director at ${wide} takes a seat back and gives it again in ${language}, and the teacher’s page at ${narrow} follows by itself`, async ({
    browser,
  }) => {
    const words = wordsOf(language)
    const director = await open(browser, { width: wide, height: 844 })
    const teacher = await open(browser, { width: narrow, height: 844 })
    for (const [{ page }, role] of [
      [director, 'director'],
      [teacher, 'teacher'],
    ] as const) {
      await skipAnnouncements(page)
      await speak(page, language)
      await enterAs(page, role, language)
    }
    const name = 'Күзембаева'
    await director.page.goto('/teachers-access')
    await director.page.getByLabel(words('payments.seats-search')).fill(name)
    const take = director.page.getByRole('button', { name: `${words('payments.seats-take')}: ${name}` })
    const give = director.page.getByRole('button', { name: `${words('payments.seats-give')}: ${name}` })
    await expect(take.or(give)).toBeVisible()
    await stands(director.page)
    if (await give.isVisible()) await press(give)
    await expect(take).toBeVisible()

    const held = teacher.page.locator('main').getByText(words('payments.type-teacher_school'))
    await teacher.page.goto('/profile/subscribe')
    await expect(held).toBeVisible()
    await press(take)
    await expect(give).toBeVisible()
    await expect(held).toBeHidden()
    await press(give)
    await expect(take).toBeVisible()
    await expect(held).toBeVisible()
    await stands(teacher.page)
    await leave(director)
    await leave(teacher)
  })

/** A student behind the locked screen pays by a bank that takes the money back some seconds later; both windows open. */
async function openedForNow(browser: Browser, login: string, language: Language, [width, wide]: [number, number]) {
  const words = wordsOf(language)
  const visitor = await open(browser, { width, height: 844 })
  const { page } = visitor
  await skipAnnouncements(page)
  await speak(page, language)
  await signIn(page, login)
  const other = await page.context().newPage()
  await other.setViewportSize({ width: wide, height: 844 })
  const lockedIn = (where: Page) => where.locator('main h1').filter({ hasText: words('shell.locked-title') })
  for (const one of [page, other]) {
    await one.goto('/schedule')
    await expect(lockedIn(one)).toBeVisible()
    await stands(one)
  }

  await page.goto('/profile/subscribe')
  const dialog = page.getByRole('dialog')
  await opens(page.getByRole('button', { name: words('payments.buy'), exact: true }).first(), dialog)
  await press(dialog.getByRole('radio', { name: words('payments.way-card_widget') }), 'Space')
  await press(dialog.getByRole('button', { name: payName(language) }))
  await atBank(page, 'charge-back', 'card_widget')
  await expect(page.getByRole('dialog', { name: words('payments.success-title') })).toBeVisible()
  await expect(other.locator('main h1')).toBeVisible()
  await expect(lockedIn(other)).toBeHidden()
  return { visitor, closed: async () => closes(page, lockedIn(page)) }
}

/** The bank waits a while, and a yes is believed for thirty seconds on every node. */
const closes = (page: Page, locked: ReturnType<Page['locator']>): Promise<void> =>
  expect(async () => {
    await page.goto('/schedule')
    await expect(locked).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })

test('students behind the locked screen pay by the widget and their other windows open; the bank takes the money back and it closes, and the books agree', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const both = [
    await openedForNow(browser, 'student-blocked', 'ru', [390, 1366]),
    await openedForNow(browser, 'student-locked', 'kz', [768, 1366]),
  ]
  for (const { closed } of both) await closed()
  const url = databaseUrl()
  if (url !== null) expect(runMoney(url, 'prove')).toContain('The books agree.')
  for (const { visitor } of both) await leave(visitor)
})
