import { looked } from '../../looks/looked.ts'
import { enterAs, expect, kz, open, openAfresh, test } from '../../visitor.ts'
import { unique } from '../chat/talk.ts'

test('a deputy head asks the employees, and one of them answers', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  const name = `Кітапхана ${unique()}`
  await page.goto('/questionnaires/new')
  const type = (label: string, words: string) => page.getByLabel(label, { exact: false }).first().fill(words)
  await type(`${kz('questionnaires.name')} · ${kz('language.kz')}`, name)
  await type(`${kz('questionnaires.name')} · ${kz('language.ru')}`, `Библиотека ${name}`)
  await type(`${kz('questionnaires.words')} · ${kz('language.kz')}`, 'Кітап жеткілікті ме?')
  await type(`${kz('questionnaires.words')} · ${kz('language.ru')}`, 'Хватает ли книг?')
  await page.getByLabel(kz('questionnaires.kind')).selectOption('scale')
  await page.getByRole('checkbox', { name: kz('role.employee'), exact: true }).check()
  const soon = new Date(Date.now() + 5 * 86_400_000)
  const day = [soon.getDate(), soon.getMonth() + 1].map((part) => String(part).padStart(2, '0'))
  await type(kz('announcement-desk.until'), `${day.join('.')}.${soon.getFullYear()}`)
  await looked(page)
  await page.getByRole('button', { name: kz('questionnaires.publish') }).click()
  await expect(page).toHaveURL('/questionnaires')
  await expect(page.getByRole('link', { name: name })).toBeVisible()
  await looked(page)

  const employee = await openAfresh(browser)
  await enterAs(employee.page, 'employee')
  const dialog = employee.page.getByRole('dialog', { name: name })
  await expect(dialog.getByText(kz('questionnaires.is-named'))).toBeVisible()
  await dialog.getByRole('radio', { name: '4' }).check()
  await dialog.getByRole('button', { name: kz('questionnaires.send') }).click()
  await expect(employee.page.getByText(kz('questionnaires.thanks'))).toBeVisible()

  await page.getByRole('link', { name: name }).click()
  await expect(page.getByText(kz('questionnaires.few')).first()).toBeVisible()
  // Nobody else's walk meets it.
  await page.goto('/questionnaires')
  await page.locator('tr', { hasText: name }).locator('[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: kz('announcement-desk.stop') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: kz('announcement-desk.stop') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect([...complaints, ...employee.complaints]).toEqual([])
  await page.context().close()
  await employee.page.context().close()
})
