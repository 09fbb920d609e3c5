import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { planHasFaults } from '@qalam/contract/import-plans/problems.ts'
import { jobs } from '@qalam/contract/jobs/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import FindingsPage from './FindingsPage.tsx'
import ImportPage from './ImportPage.tsx'
import PlanPage from './PlanPage.tsx'
import { job, plan } from './samples.ts'

const uuid = plan.id
const at = plan.madeAt
const paged = <Row,>(rows: Row[]) => ({ rows, page: 1, total: rows.length, pageSize: 20 })
const change = { field: 'teacher' as const, before: 'Ким Олег', after: 'Әлиева Айша' }

test('a workbook is sent to be checked, and those that were checked are listed with their state', async () => {
  let checks = 0
  serve([
    [importPlans.list, () => paged([plan])],
    [
      importPlans.check,
      () => {
        checks++
        return job
      },
    ],
    [jobs.mine, () => ({ jobs: [] })],
  ])
  show(<ImportPage />)
  const row = within((await screen.findByRole('link', { name: 'мектеп.xlsx' })).closest('tr')!)
  row.getByText('енгізуге дайын')
  await userEvent.click(screen.getByRole('button', { name: 'Тексеру' }))
  await screen.findByText('Файлды таңдаңыз')
  const file = new File(['PK'], 'kitap.xlsx')
  await userEvent.upload(screen.getByLabelText(/^Мектеп кітабы/, { selector: 'input' }), file)
  await userEvent.click(screen.getByRole('button', { name: 'Тексеру' }))
  await screen.findByText(/^Тексеру басталды/)
  expect(checks).toBe(1)
})

test('the whole school is asked for as a workbook', async () => {
  let asked = 0
  serve([
    [importPlans.list, () => paged([plan])],
    [
      importPlans.whole,
      () => {
        asked++
        return job
      },
    ],
    [jobs.mine, () => ({ jobs: [] })],
  ])
  show(<ImportPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Мектепті Excel-ге шығару' }))
  await expect.poll(() => asked).toBe(1)
})

test('a plan shows the old and the new value, and rows at fault stay out only where somebody says so', async () => {
  serve([
    [
      importPlans.rows,
      () =>
        paged([
          { id: 1, part: 'load' as const, row: 7, kind: 'change' as const, name: '7А Алгебра', changes: [change] },
        ]),
    ],
    [
      importPlans.commit,
      ({ body }) => {
        if (!body.withoutFaults) throw planHasFaults({ count: 1 })
        return job
      },
    ],
    [jobs.mine, () => ({ jobs: [] })],
    // Its address holds the others'.
    [importPlans.one, () => plan],
  ])
  show(<PlanPage params={{ uuid }} />)
  const row = within((await screen.findByText('7А Алгебра')).closest('tr')!)
  for (const words of ['Ким Олег', 'Әлиева Айша', 'өзгереді']) row.getByText(words)

  await userEvent.click(screen.getByRole('button', { name: 'Енгізу' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/қосылады — 24, өзгереді — 1/)
  expect(dialog.getByRole('button', { name: 'Енгізу' })).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Енгізу' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('the report names sheet, row, column and reason', async () => {
  const line = {
    id: 1,
    level: 'fault' as const,
    sheet: 'Оқушылар',
    row: 4,
    column: 'ЖСН',
    value: '1',
    words: '12 цифр керек',
    proposal: 'мүмкін',
    hasChoices: false,
  }
  serve([
    [importPlans.findings, () => paged([line])],
    [
      importPlans.one,
      () => ({ ...plan, state: 'closed' as const, can: { commit: false, correct: false, undo: false } }),
    ],
  ])
  show(<FindingsPage params={{ uuid }} />)
  const row = within((await screen.findByText('12 цифр керек')).closest('tr')!)
  for (const words of ['Оқушылар', '4', 'ЖСН', '1', 'қате']) row.getByText(words)
  screen.getByText(/^Кейін басқа кітап тексерілді/)
  expect(screen.queryByRole('button', { name: 'Енгізу' })).toBeNull()
})

test('an import is taken back after a question, and the page says who did', async () => {
  let state: 'done' | 'undone' = 'done'
  const done = { ...plan, doneBy: 'Ахметова Гүлнар', doneAt: at, undoneBy: 'Ахметова Гүлнар', undoneAt: at }
  serve([
    [importPlans.rows, () => paged([])],
    [
      importPlans.undo,
      () => {
        state = 'undone'
        return job
      },
    ],
    [jobs.mine, () => ({ jobs: [] })],
    [importPlans.one, () => ({ ...done, state, can: { commit: false, correct: false, undo: state === 'done' } })],
  ])
  const view = show(<PlanPage params={{ uuid }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Енгізуді қайтару' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Енгізуді қайтару' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  view.unmount()
  show(<PlanPage params={{ uuid }} />)
  await screen.findByText(/^Енгізуді қайтарған: Ахметова Гүлнар/)
  expect(screen.queryByRole('button', { name: 'Енгізуді қайтару' })).toBeNull()
})

test('a cell of the report is corrected, and given back to what the file says', async () => {
  const cell = { sheet: 'Оқушылар', row: 4, column: 'ЖСН' }
  const line = {
    id: 1,
    level: 'fault' as const,
    ...cell,
    value: '1',
    words: '12 цифр керек',
    proposal: null,
    hasChoices: false,
  }
  const asked: unknown[] = []
  serve([
    [importPlans.findings, () => paged([line])],
    [
      importPlans.correct,
      ({ body }) => {
        asked.push(...body.cells)
        return job
      },
    ],
    [jobs.mine, () => ({ jobs: [] })],
    [importPlans.one, () => ({ ...plan, corrections: [{ sheet: 'Оқушылар', row: 5, column: 'Аты', value: 'Әли' }] })],
  ])
  show(<FindingsPage params={{ uuid }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Түзету: Оқушылар, 4-жол, ЖСН' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText('ЖСН')
  await userEvent.clear(field)
  await userEvent.type(field, '130315500201')
  await userEvent.click(dialog.getByRole('button', { name: 'Түзету' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Файлдағыны қайтару: Оқушылар, 5-жол, Аты' }))
  await expect.poll(() => asked.length).toBe(2)
  expect(asked).toEqual([
    { ...cell, value: '130315500201' },
    { sheet: 'Оқушылар', row: 5, column: 'Аты', value: null },
  ])
})

test('an unknown class is chosen from the classes of the workbook', async () => {
  const cell = { sheet: 'Оқушылар', row: 4, column: 'Сынып' }
  const line = { id: 5, level: 'fault' as const, ...cell, value: '7Щ', words: 'Мұндай сынып жоқ', proposal: null }
  const asked: unknown[] = []
  serve([
    [importPlans.findings, () => paged([{ ...line, hasChoices: true }])],
    [importPlans.choices, () => ({ choices: ['7А', '7Ә'].map((label) => ({ value: label, label })) })],
    [
      importPlans.correct,
      ({ body }) => {
        asked.push(...body.cells)
        return job
      },
    ],
    [jobs.mine, () => ({ jobs: [] })],
    [importPlans.one, () => plan],
  ])
  show(<FindingsPage params={{ uuid }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Түзету: Оқушылар, 4-жол, Сынып' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Тізімнен таңдау' }))
  await userEvent.click(await dialog.findByRole('option', { name: '7Ә' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Түзету' }))
  await expect.poll(() => asked).toEqual([{ ...cell, value: '7Ә' }])
})
