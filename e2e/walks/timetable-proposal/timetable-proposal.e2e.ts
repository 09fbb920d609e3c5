import { looked } from '../../looks/looked.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

const address = '/backoffice/timetable-proposal'

test('a deputy head lays a week from the load, looks at it, puts it into the reference week and takes it back', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  await page.locator(`nav a[href="${address}"]`).first().click()
  await expect(page.locator('main h1')).toHaveText(kz('timetable-proposal.title'))
  await looked(page)

  await page.getByRole('slider').first().press('ArrowRight')
  await page.getByRole('button', { name: kz('timetable-proposal.start'), exact: true }).press('Enter')
  await page.locator(`main a[href^="${address}/"]:not([href$="/subjects"])`).first().press('Enter')
  await expect(page.locator('main h1')).toHaveText(kz('timetable-proposal.one-title'))
  await expect(page.getByText(kz('timetable-proposal.changed')).first()).toBeVisible()
  await looked(page)

  const pressed = async (act: 'apply' | 'undo' | 'remove') => {
    const name = kz(`timetable-proposal.${act}`)
    await page.locator('main').getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await pressed('apply')
  await expect(page.getByText(kz('timetable-proposal.changed'))).toHaveCount(0)
  await page.getByRole('button', { name: kz('office-schedule.week-menu') }).press('Enter')
  await page.getByRole('menuitem', { name: kz('office-schedule.fill-title') }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: kz('office-schedule.look') }).press('Enter')
  await expect(dialog.getByRole('button', { name: kz('office-schedule.fill'), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await pressed('undo')
  await expect(page.getByText(kz('timetable-proposal.changed')).first()).toBeVisible()
  await pressed('remove')
  await expect(page).toHaveURL(address)

  expect(complaints).toEqual([])
  await page.context().close()
})
