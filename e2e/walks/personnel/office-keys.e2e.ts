import type { Browser, Page } from '@playwright/test'
import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { addDays, dottedOf, localDay, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { pressAt, tabTo } from '../../keyboard.ts'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

/** A deputy at the keyboard. Nothing of the walk touches the pointer. */
type Deputy = {
  page: Page
  complaints: string[]
  /** The button with the words of a key, in the dialog that is open, else on the page. */
  button: (key: MessageKey) => ReturnType<Page['getByRole']>
  /** Goes to a section by the menu. */
  section: (href: string) => Promise<void>
}

async function deputy(browser: Browser): Promise<Deputy> {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  return {
    ...{ page, complaints },
    button: (key) => page.getByRole('button', { name: kz(key), exact: true }).last(),
    section: async (href) => {
      await pressAt(page, page.locator(`nav a[href="${href}"]`).first())
      await expect(page).toHaveURL((url) => url.pathname === href)
      await expect(page.locator('main h1')).toBeVisible()
    },
  }
}

async function leave({ page, complaints }: Deputy): Promise<void> {
  expect(complaints).toEqual([])
  await page.context().close()
}

/** Types over what stands in the field that has the focus. */
async function write(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
}

/** Opens the menu of a row and takes its last act, which removes; the dialog is answered. */
async function removeRow({ page, button }: Deputy, name: string): Promise<void> {
  const row = page.locator('tbody tr').filter({ hasText: name })
  await tabTo(page, row.locator('[aria-haspopup=menu]'))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await pressAt(page, button('common.delete'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
}

test('a student is found, and the card is changed and changed back, by keys alone', async ({ browser }) => {
  const walk = await deputy(browser)
  const { page, button } = walk
  await walk.section('/backoffice/contingent')
  const first = page.locator('tbody a[href^="/backoffice/contingent/"]').first()
  const name = await first.innerText()
  await tabTo(page, page.getByRole('searchbox'))
  await write(page, name)
  await expect(page).toHaveURL(/search=/)
  await expect(page.locator('tbody tr').first()).toContainText(name)
  await pressAt(page, first)
  await expect(page.locator('main h1')).toContainText(name.split(' ')[0] ?? '')

  for (const time of ['out of the statistics', 'back']) {
    await pressAt(page, button('person.edit'))
    await expect(page.getByRole('dialog')).toBeVisible()
    const field = page.getByRole('checkbox', { name: kz('person.in-statistic') })
    await tabTo(page, field)
    const before = await field.isChecked()
    await page.keyboard.press('Space')
    await expect(field).toBeChecked({ checked: !before })
    if (time !== 'back') await looked(page)
    await pressAt(page, button('common.save'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(kz('person.stored')).last()).toBeVisible()
  }
  await leave(walk)
})

test('a class is made and removed by keys alone', async ({ browser }) => {
  const walk = await deputy(browser)
  const { page, button } = walk
  await walk.section('/v3/backoffice/groups')
  await pressAt(page, button('groups.add'))
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel(kz('groups.parallel')))
  await page.keyboard.type('9')
  await tabTo(page, dialog.getByLabel(kz('groups.letter')))
  const letter = 'Ұ'
  await page.keyboard.type(letter)
  await tabTo(page, dialog.getByLabel(kz('groups.lang')))
  await page.keyboard.press('ArrowDown')
  await looked(page)
  await pressAt(page, button('common.save'))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(kz('groups.stored')).last()).toBeVisible()

  await tabTo(page, page.getByRole('searchbox'))
  await write(page, `9${letter}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await removeRow(walk, `9${letter}`)
  await leave(walk)
})

test('a room is added and removed by keys alone', async ({ browser }) => {
  const walk = await deputy(browser)
  const { page, button } = walk
  await walk.section('/backoffice/school-settings/cabinets')
  await pressAt(page, button('cabinets.add'))
  const number = '9871'
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await ask(page, cabinets.list, { query: { search: number } })).total).toBe(1)

  await tabTo(page, page.getByRole('searchbox'))
  await write(page, number)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await removeRow(walk, number)
  await leave(walk)
})

test('a lesson is carried to a free hour and back by keys alone', async ({ browser }) => {
  const walk = await deputy(browser)
  const { page } = walk
  const monday = addDays(mondayOf(localDay(new Date())), 7)
  const { groups } = await ask(page, schedule.choices, {})
  await page.goto(`/v3/backoffice/schedules/${groups[0]?.id}/${monday}`)
  const lesson = page.locator('[data-lesson]').first()
  const uuid = await lesson.getAttribute('data-lesson')
  const here = page.locator(`[data-lesson="${uuid}"]`)
  const cellOf = () => here.evaluate((one) => one.closest('td')?.dataset)
  const from = await cellOf()
  await tabTo(page, lesson.locator('[data-stop]'))
  // Who is free where is asked when the lesson is picked up.
  const asked = page.waitForResponse((answer) => answer.url().includes(`/busy/`) || answer.url().includes('/busy?'))
  await page.keyboard.press('m')
  await asked
  const free = kz('schedule.over-free').split('{{slot}}').at(-1) ?? ''
  const told = page.locator('main [aria-live], main [role=status]').filter({ hasText: new RegExp(`${free}\\s*$`) })
  for (let steps = 0; steps < 60 && (await told.count()) === 0; steps++)
    await page.keyboard.press(steps % 10 === 9 ? 'ArrowRight' : steps % 20 < 10 ? 'ArrowDown' : 'ArrowUp')
  await expect(told).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect.poll(cellOf).not.toEqual(from)
  await expect(here.locator('[data-stop]')).toBeFocused()

  await page.keyboard.press('Control+Z')
  await expect(page.getByText(kz('schedule.act-undone')).last()).toBeVisible()
  await expect.poll(cellOf).toEqual(from)
  await leave(walk)
})

test('an absence is set, covered by substitutes and ended by keys alone', async ({ browser }) => {
  const walk = await deputy(browser)
  const { page, button } = walk
  const day = addDays(mondayOf(localDay(new Date())), 21)
  const teacher = await busyOn(page, day)
  await walk.section('/v3/backoffice/substitutions')
  await pressAt(page, button('substitution.add'))
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('combobox').first())
  await page.keyboard.type(teacher)
  await expect(dialog.getByRole('option').first()).toContainText(teacher)
  await page.keyboard.press('Enter')
  for (const key of ['substitution.from', 'substitution.to'] as const) {
    await tabTo(page, dialog.getByRole('textbox', { name: kz(key) }))
    await write(page, dottedOf(day))
  }
  await pressAt(page, button('common.save'))
  await expect(page.locator('main h1')).toContainText(teacher.split(' ')[0] ?? '')

  await pressAt(page, button('substitution.cover'))
  await looked(page)
  await pressAt(page, dialog.locator('button[type=submit]'))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(kz('substitution.assigned').split('{{')[0] ?? '').last()).toBeVisible()

  await pressAt(page, button('substitution.cancel'))
  await expect(dialog).toBeVisible()
  await pressAt(page, dialog.getByRole('button', { name: kz('substitution.cancel'), exact: true }))
  await expect(page.getByText(kz('substitution.cancelled')).last()).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/v3/backoffice/substitutions')
  await leave(walk)
})

/** Who gives lessons on a day. */
async function busyOn(page: Page, date: string): Promise<string> {
  const { teachers } = await ask(page, schedule.choices, {})
  for (const { id, label } of teachers) {
    const { days } = await ask(page, schedule.week, { query: { date, teacherId: id } })
    if (days.some((one) => one.date === date && one.lessons.length > 0)) return label
  }
  throw new Error('Nobody gives lessons on that day.')
}
