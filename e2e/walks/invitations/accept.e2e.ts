import { newSchool } from '../../new-school.ts'
import { looked } from '../../looks/looked.ts'
import { enterAs, enterWith, expect, kz, open, test } from '../../visitor.ts'

test('a parent whom another school knows agrees to be told of a child of this one', async ({ browser }) => {
  const school = await newSchool()
  test.skip(school === null, 'the database of this product cannot be reached')
  const { parent, password, logins } = school!

  const { page: office, complaints } = await open(browser)
  await enterAs(office, 'zavuch')
  await office.goto('/backoffice/contingent')
  const link = office.locator('tbody a[href^="/backoffice/contingent/"]').nth(4)
  const child = await link.innerText()
  await link.click()
  await office.getByRole('button', { name: kz('person.actions'), exact: true }).click()
  await office.getByRole('menuitem', { name: kz('person.parents') }).click()
  const dialog = office.getByRole('dialog')
  const second = dialog.locator('fieldset').nth(1)
  await second.getByLabel(kz('person.iin')).fill(parent.iin)
  await second.getByRole('textbox', { name: kz('person.surname'), exact: true }).fill(parent.surname)
  await second.getByRole('textbox', { name: kz('person.firstname'), exact: true }).fill(parent.firstname)
  await looked(office)
  await dialog.getByRole('button', { name: kz('common.save') }).click()
  const code = (await office.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText()).trim()
  await looked(office)
  await office
    .getByRole('button', { name: kz('common.close') })
    .last()
    .click()

  await office.goto('/backoffice/invitations')
  await expect(office.locator('tbody tr').first()).toContainText(`${parent.surname} ${parent.firstname}`)
  await expect(office.locator('tbody tr').first()).toContainText(kz('invitations.state-asked'))
  await looked(office)

  const family = await open(browser, { width: 390, height: 844 })
  await enterWith(family.page, { login: logins.parent, password })
  await family.page.goto('/')
  await family.page.getByRole('button', { name: kz('invitations.look') }).click()
  await expect(family.page).toHaveURL(/\/invitations$/)
  await expect(family.page.getByText(child)).toBeVisible()
  await looked(family.page)
  await family.page.getByRole('button', { name: kz('invitations.accept') }).click()
  await family.page.getByLabel(kz('invitations.code')).fill(code)
  await family.page.getByLabel(kz('invitations.password')).fill(password)
  await looked(family.page)
  await family.page
    .getByRole('dialog')
    .getByRole('button', { name: kz('invitations.accept') })
    .click()
  await expect(family.page.getByText(kz('invitations.empty'))).toBeVisible()
  await family.page.goto('/family')
  await expect(family.page.getByText(child.split(' ')[1] ?? child).first()).toBeVisible()

  await expect(office.locator('tbody tr').first()).toContainText(kz('invitations.state-accepted'))
  expect([...complaints, ...family.complaints]).toEqual([])
})
