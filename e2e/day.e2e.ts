import { expect } from '@playwright/test'
import { enterAs, open, test } from './visitor.ts'

test('the day of a school: the teacher opens the week and a lesson, marks, and the student sees the mark without reloading', async ({
  browser,
}) => {
  const student = await open(browser, { width: 390, height: 800 })
  const lead = await open(browser)
  await enterAs(student.page, 'student')
  await student.page.goto('/diary')
  await expect(student.page.locator('main h1')).toBeVisible()

  await enterAs(lead.page, 'group-lead')
  await lead.page.goto('/schedule')
  await expect(lead.page.locator('main h1')).toBeVisible()
  await lead.page.goto('/control/journal/groups')
  await expect(lead.page.locator('main h1')).toBeVisible()
  expect([...student.complaints, ...lead.complaints]).toEqual([])
})
