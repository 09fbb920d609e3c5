import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ClosingReminders from './ClosingReminders.tsx'
import { planUuid, year } from './samples.ts'
import YearlyPage from './YearlyPage.tsx'

test('the year is marked on its own page, and the points of a final score from 0 to 10', async () => {
  serve([[periodMarks.yearly, () => year]])
  show(<YearlyPage params={{ calendarPlanUuid: planUuid }} />)

  expect(await screen.findByRole('button', { name: 'Ұсынылғанын қою (1)' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^1-тоқсан, Ахметов Алихан/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Қорытынды балл, Ахметов Алихан/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('radio')).toHaveLength(11)
})

test('the signed class of a closed year stands with what has changed since', async () => {
  const [first] = year.rows
  if (!first) throw new Error('The sample has a row.')
  const now = { fullName: null, group: null, subgroup: null, left: '2027-05-26' }
  serve([[periodMarks.yearly, () => ({ ...year, status: 'closed' as const, rows: [{ ...first, now }] })]])
  show(<YearlyPage params={{ calendarPlanUuid: planUuid }} />)
  expect(await screen.findByText('мектептен кетті: 26.05.2027')).toBeTruthy()
})

test('a mark of a quarter that another class gave stands in the year with the class', async () => {
  const [first] = year.rows
  if (!first) throw new Error('The sample has a row.')
  const source = { school: null, group: '7Ә', subgroup: null, teacher: 'Омаров Ерлан', since: '2026-09-01' }
  const brought = { q1: { ...source, until: '2026-11-24', score: 3, unmarked: null } }
  const { q1: _, ...marks } = first.marks
  serve([[periodMarks.yearly, () => ({ ...year, rows: [{ ...first, marks, brought }] })]])
  show(<YearlyPage params={{ calendarPlanUuid: planUuid }} />)
  const cell = (await screen.findByText('Бұрын: 7Ә')).closest('td')
  expect(cell?.textContent).toContain('3')
})

test('a teacher sees which journals they were asked to close', async () => {
  const asked = {
    ...{ id: planUuid, calendarPlanUuid: planUuid, groupId: 5, group: '7А', subjectId: 12 },
    ...{ subject: year.subjectName, subgroup: null, teacher: year.teacher, period: 'q1' as const },
    ...{ students: 0, missing: 0, closedAt: null, remindedAt: '2026-11-18T04:10:00Z', remindedBy: 'Омаров Ерлан' },
  }
  serve([[periodMarks.reminders, () => [{ ...asked, quarterId: 20261 }]]])
  show(<ClosingReminders />)
  expect(await screen.findByRole('link', { name: '7А · Алгебра · 1-тоқсан' })).toBeTruthy()
})
