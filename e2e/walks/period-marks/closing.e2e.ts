import { auth } from '@qalam/contract/auth/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { Page } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

const button = (page: Page, key: MessageKey) => page.getByRole('button', { name: kz(key), exact: true }).last()

/** The first quarter of the year, and a plan of the teacher in the group of the demo's student. */
async function firstQuarter(page: Page, groupId: number) {
  const { plans, quarterId } = await ask(page, journal.plans, { params: { groupId } })
  const plan = plans.find(({ scoreType }) => scoreType === 'mark_quarter')
  if (!plan) throw new Error('the teacher has no plan in this group')
  const quarter = Math.floor(quarterId / 10) * 10 + 1
  return { plan, quarter, path: `/control/journal/groups/${groupId}/${plan.uuid}/${plan.subjectId}/marks` }
}

test('a teacher gives a quarter its marks and closes it by the keyboard, a second person approves a correction, and the student sees it', async ({
  browser,
}) => {
  const student = await open(browser)
  await enterAs(student.page, 'student')
  const me = await ask(student.page, auth.userInfo, {})

  const { page, complaints } = await open(browser)
  await enterAs(page, 'teacher')
  const { plan, quarter, path } = await firstQuarter(page, me.group?.id ?? 0)
  await page.addInitScript((chosen) => localStorage.setItem('quarter', String(chosen)), quarter)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(plan.subjectName.kz)

  await page.getByRole('button', { name: /^Ұсынылғанын қою/ }).press('Enter')
  await expect(page.getByText(/^Қойылған баға: /)).toBeVisible()
  // Whoever has no score yet is not assessed, with the words for it.
  const { rows } = await ask(page, periodMarks.sheet, { params: { id: plan.uuid }, query: { period: 'q1' } })
  const own = rows.find(({ userId }) => userId === me.userId)
  for (const { fullName, missing } of rows) if (missing) await notAssessed(page, fullName)

  await looked(page)
  await button(page, 'period-marks.close-action').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await button(page, 'period-marks.close-action').press('Enter')
  await expect(page.getByText(kz('period-marks.status-closed'), { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `${kz('period-marks.correct-short')}: ${own?.fullName}` }).press('Enter')
  const dialog = page.getByRole('dialog')
  const wanted = dialog
    .getByRole('radio', { name: /^[2-5]$/ })
    .and(dialog.locator(':not(:checked)'))
    .first()
  const mark = (await wanted.locator('..').textContent())?.trim() ?? ''
  await wanted.press('Space')
  await dialog.getByLabel(new RegExp(`^${kz('period-marks.comment')}`)).fill('Олимпиада')
  await dialog.getByLabel(new RegExp(`^${kz('period-marks.reason')}`)).fill('Қате басылды')
  await dialog.getByRole('button', { name: kz('period-marks.ask-correction') }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Қате басылды')).toBeVisible()

  const director = await open(browser)
  await enterAs(director.page, 'director')
  await director.page.goto('/control/journal/closings/amendments')
  // Others wait there as well.
  const asked = director.page
    .getByRole('main')
    .locator('li, article, section, tr')
    .filter({ hasText: 'Қате басылды' })
    .last()
  await asked.getByRole('button', { name: kz('period-marks.approve') }).press('Enter')
  await expect(asked.getByText(kz('period-marks.approved'), { exact: true })).toBeVisible()
  await looked(director.page)

  await student.page.goto('/diary/attestation')
  const subject = student.page.locator('tbody').filter({ hasText: plan.subjectName.kz })
  await expect(subject.locator('td').first()).toContainText(mark)
  expect([...complaints, ...director.complaints, ...student.complaints]).toEqual([])
})

async function notAssessed(page: Page, fullName: string): Promise<void> {
  await page.getByRole('button', { name: `${kz('period-marks.set-short')}: ${fullName}` }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: kz('period-marks.not_assessed') }).press('Space')
  await dialog.getByLabel(new RegExp(`^${kz('period-marks.comment')}`)).fill('Ауырды')
  await dialog.getByRole('button', { name: kz('common.save') }).press('Enter')
  await expect(dialog).toHaveCount(0)
}
