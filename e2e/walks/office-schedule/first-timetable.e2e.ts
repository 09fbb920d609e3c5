import { randomInt } from 'node:crypto'
import { auth } from '@qalam/contract/auth/api.ts'
import { birthDateOf, checkDigit, isIin, sexOf } from '@qalam/contract/profile/iin.ts'
import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import type { Page } from '@playwright/test'
import { iinFor, tinySchool } from '../../../server/src/platform/testing/workbook.ts'
import { looked } from '../../looks/looked.ts'
import { ask, askWith } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

const password = 'qalam2026x'

/** A BIN that no school has: twelve digits whose last one checks the others. */
function freshBin(): string {
  const eleven = `2601400${randomInt(1000, 9999)}`
  const last = checkDigit(eleven)
  return last === null ? freshBin() : `${eleven}${last}`
}

/** The small school of the tests as one of people whom nobody knows, with a load and without a timetable. */
async function workbookOf(bin: string): Promise<{ bytes: Buffer; directorIin: string }> {
  const book = tinySchool()
  const shift = randomInt(1000, 4000)
  const fresh = (iin: string) => iinFor(birthDateOf(iin) ?? '', sexOf(iin) ?? 'm', Number(iin.slice(7, 11)) + shift)
  for (const rows of Object.values(book.sheets))
    for (const row of rows)
      for (const [at, value] of row.entries()) if (typeof value === 'string' && isIin(value)) row[at] = fresh(value)
  for (const [field, words] of Object.entries({ БИН: bin, Регион: 'город Астана', Район: '' }))
    book.sheets['Школа']?.find(([name]) => name === field)?.splice(1, 1, words)
  book.sheets['Расписание']?.splice(1)
  return { bytes: Buffer.from(await book.bytes()), directorIin: String(book.at('Сотрудники', 2, 'ИИН')) }
}

/** The platform enters a school with its director, who chooses a password of their own. */
async function enterNewSchool(page: Page, bin: string, iin: string): Promise<void> {
  const about = { bin, nameKz: `№ ${bin} мектеп`, nameRu: `Школа № ${bin}`, regionId: 15 }
  const head = { iin, surname: 'Ахметов', firstname: 'Серік', lastname: 'Болатұлы' }
  const made = await ask(page, schoolRegistry.create, { body: { ...about, ...head } })
  const { login = '', password: handedOut = '' } = made.access ?? {}
  const told = await askWith(page.request, null, auth.login, { body: { login, password: handedOut } })
  const own = { old_password: handedOut, password, password_confirmation: password }
  await askWith(page.request, told.access_token, auth.passwordChange, { body: own })
  const { access_token: token } = await askWith(page.request, null, auth.login, { body: { login, password } })
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
}

const main = (page: Page) => page.locator('main')

/** Presses what a page offers, and the same in the dialog that asks once more. */
async function twice(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name, exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The workbook is checked, looked at and brought in whole. */
async function bringIn(page: Page, bin: string, buffer: Buffer): Promise<void> {
  await page.goto('/backoffice/school-import')
  const file = { name: `${bin}.xlsx`, mimeType: 'application/octet-stream', buffer }
  await page.locator('main input[type=file][accept=".xlsx"]').setInputFiles(file)
  await page.getByRole('button', { name: kz('import-plans.check'), exact: true }).press('Enter')
  await main(page).getByRole('link', { name: file.name }).press('Enter')
  await expect(page.locator('main h1')).toHaveText(file.name)
  await twice(page, kz('import-plans.commit'))
  await expect(page.getByText(kz('import-plans.state-done'), { exact: true })).toBeVisible()
}

/** A week is laid from the load, taken as the reference week, and put on the dates of the last quarter. */
async function layWeek(page: Page): Promise<void> {
  await page.goto('/backoffice/timetable-proposal')
  await page.getByRole('button', { name: kz('timetable-proposal.start'), exact: true }).press('Enter')
  await main(page).locator('a[href^="/backoffice/timetable-proposal/"]:not([href$="/subjects"])').first().click()
  await expect(page.locator('main h1')).toHaveText(kz('timetable-proposal.one-title'), { timeout: 30_000 })
  await twice(page, kz('timetable-proposal.apply'))

  await page.getByRole('button', { name: kz('office-schedule.week-menu') }).press('Enter')
  await page.getByRole('menuitem', { name: kz('office-schedule.fill-title') }).press('Enter')
  const dialog = page.getByRole('dialog')
  const quarter = dialog.getByRole('combobox', { name: kz('schedule.quarter') })
  // The quarters come by a call of their own.
  await expect.poll(() => quarter.locator('option').count()).toBeGreaterThan(3)
  await quarter.selectOption({ index: (await quarter.locator('option').count()) - 1 })
  await dialog.getByRole('checkbox', { name: kz('office-schedule.all-weeks') }).check()
  await dialog.getByRole('button', { name: kz('office-schedule.look') }).press('Enter')
  await dialog.getByRole('button', { name: kz('office-schedule.fill'), exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('a school that was entered today is brought in from a workbook and has a timetable on dates within minutes', async ({
  browser,
}) => {
  // Two pieces of long work are waited for: the plan of the workbook with its commit, and the week that is laid.
  test.setTimeout(240_000)
  const { page, complaints } = await open(browser)
  await enterAs(page, 'platform-admin')
  const bin = freshBin()
  const { bytes, directorIin } = await workbookOf(bin)
  await enterNewSchool(page, bin, directorIin)

  await bringIn(page, bin, bytes)
  await page.goto('/v3/backoffice/groups')
  const group = (await main(page).getByRole('link', { name: '7А', exact: true }).getAttribute('href'))
    ?.split('/')
    .at(-1)
  await layWeek(page)

  const year = new Date().getMonth() >= 7 ? new Date().getFullYear() + 1 : new Date().getFullYear()
  await page.goto(`/v3/backoffice/schedules/${group}/${year}-04-14`)
  await expect(main(page).getByText('Алгебра').first()).toBeVisible()
  await looked(page)
  expect(complaints).toEqual([])
  await page.context().close()
})
