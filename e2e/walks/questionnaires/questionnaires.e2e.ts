import { enterAs, expect, kz, open, scrollsSideways, seriousFindings, skipAnnouncements, test } from '../../visitor.ts'

test('a deputy head asks the employees, and one of them answers', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await skipAnnouncements(page)
  await enterAs(page, 'zavuch')
  await page.goto('/questionnaires/new')
  const type = (label: string, words: string) => page.getByLabel(label, { exact: false }).first().fill(words)
  await type(`${kz('questionnaires.name')} · ${kz('language.kz')}`, 'Кітапхана')
  await type(`${kz('questionnaires.name')} · ${kz('language.ru')}`, 'Библиотека')
  await type(`${kz('questionnaires.words')} · ${kz('language.kz')}`, 'Кітап жеткілікті ме?')
  await type(`${kz('questionnaires.words')} · ${kz('language.ru')}`, 'Хватает ли книг?')
  await page.getByLabel(kz('questionnaires.kind')).selectOption('scale')
  await page.getByRole('checkbox', { name: kz('role.employee'), exact: true }).check()
  const soon = new Date(Date.now() + 5 * 86_400_000)
  const day = [soon.getDate(), soon.getMonth() + 1].map((part) => String(part).padStart(2, '0'))
  await type(kz('announcement-desk.until'), `${day.join('.')}.${soon.getFullYear()}`)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: kz('questionnaires.publish') }).click()
  await expect(page).toHaveURL('/questionnaires')
  await expect(page.getByRole('link', { name: 'Кітапхана' })).toBeVisible()
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await expect.poll(() => scrollsSideways(page), { message: `at ${width}` }).toBe(false)
  }

  const employee = await open(browser)
  await employee.page.goto('/login')
  await employee.page
    .getByRole('button')
    .filter({ has: employee.page.getByText(kz('role.employee'), { exact: true }) })
    .first()
    .click()
  const dialog = employee.page.getByRole('dialog', { name: 'Кітапхана' })
  await expect(dialog.getByText(kz('questionnaires.is-named'))).toBeVisible()
  await dialog.getByRole('radio', { name: '4' }).check()
  await dialog.getByRole('button', { name: kz('questionnaires.send') }).click()
  await expect(employee.page.getByText(kz('questionnaires.thanks'))).toBeVisible()

  await page.getByRole('link', { name: 'Кітапхана' }).click()
  await expect(page.getByText(kz('questionnaires.few')).first()).toBeVisible()
  // Nobody else's walk meets it.
  await page.goto('/questionnaires')
  await page.locator('tr', { hasText: 'Кітапхана' }).locator('[aria-haspopup=menu]').click()
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
