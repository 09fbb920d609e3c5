import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { Page } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Almaty' }).format(new Date())

/** Opens the marks of a plan for a quarter. */
async function openMarks(page: Page, groupId: number, plan: { uuid: string; subjectId: number }, quarter: number) {
  await page.addInitScript((chosen) => localStorage.setItem('quarter', String(chosen)), quarter)
  await page.goto(`/control/journal/groups/${groupId}/${plan.uuid}/${plan.subjectId}/marks`)
  await expect(page.locator('main h1')).toBeVisible()
}

/** The classes of seven, and for a subject that both have: its plan in each, closed for the first quarter in the first one. */
async function twoClasses(page: Page) {
  const groups = await ask(page, journal.groups, { query: {} })
  const [first, other] = ['7А', '7Ә'].map((label) => groups.find((group) => group.label === label)?.id ?? 0)
  const plansOf = (groupId = 0) => ask(page, journal.plans, { params: { groupId } })
  const [own, others] = [await plansOf(first), await plansOf(other)]
  const year = Math.floor(own.quarterId / 10) * 10
  for (const plan of own.plans.filter(({ scoreType, subgroup }) => scoreType === 'mark_quarter' && !subgroup)) {
    const there = others.plans.find(({ subjectId }) => subjectId === plan.subjectId)
    const sheet = await ask(page, periodMarks.sheet, { params: { id: plan.uuid }, query: { period: 'q1' } })
    if (there && sheet.status === 'closed')
      return { first: first ?? 0, other: other ?? 0, plan, there, sheet, year, quarterId: own.quarterId }
  }
  throw new Error('The demo has no subject of both classes that is closed for the first quarter.')
}

test('a pupil moves to another class: the signed quarter keeps the row, and the new class sees what was earned', async ({
  browser,
}) => {
  const student = await open(browser)
  await enterAs(student.page, 'student')
  const me = await ask(student.page, auth.userInfo, {})

  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  const { first, other, plan, there, sheet, year, quarterId } = await twoClasses(page)
  const row = sheet.rows.findLast(({ userId, mark }) => userId !== me.userId && mark.score !== null)
  if (!row) throw new Error('Nobody of the class has a mark.')
  await ask(page, contingent.move, {
    params: { userId: row.userId },
    body: { groupId: other, date: today(), order: '7-а' },
  })

  await openMarks(page, first, plan, year + 1)
  await expect(page.getByText('қазір сыныбы: 7Ә')).toBeVisible()
  await page.getByRole('button', { name: kz('period-marks.download-signed') }).click()
  await expect(page.getByText(kz('period-marks.signature-holds'))).toBeVisible()
  await looked(page)

  await openMarks(page, other, there, year + 1)
  const later = page.getByRole('table', { name: kz('period-marks.later') })
  await expect(later.getByText(row.fullName)).toBeVisible()
  await later.getByRole('button', { name: `Бұрын: 7А: ${row.fullName}` }).click()
  await expect(page.getByRole('dialog').getByText(/^Кезең бағасы: /)).toBeVisible()
  await looked(page)
  await page.keyboard.press('Escape')

  await openMarks(page, other, there, quarterId)
  await page.getByRole('button', { name: `Бұрын: 7А: ${row.fullName}` }).click()
  await expect(page.getByRole('dialog').getByText(/^7А · .+ · 01\.09\./)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`/control/journal/groups/${other}/${there.uuid}/${there.subjectId}/yearly`)
  await expect(page.getByRole('row', { name: new RegExp(row.fullName) }).getByText('Бұрын: 7А')).toBeVisible()
  await looked(page)
  expect(complaints).toEqual([])
})
