import { contingent } from '@qalam/contract/contingent/api.ts'
import { type YearEndDraft, yearEnd } from '@qalam/contract/year-end/api.ts'
import { changedSince } from '@qalam/contract/year-end/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { sampleClasses, samplePlan } from './samples.ts'
import YearEndPage from './YearEndPage.tsx'

const year = { year: 2026, endsOn: '2027-05-25', isOver: true, classes: sampleClasses, batches: [] }
const batch = { uuid: '0190c8a4-0000-7000-8000-000000000050', year: 2026, by: 'Ахметова А.', classes: 3 }
const done = { ...batch, at: '2027-06-10T05:00:00.000Z', promoted: 45, left: 19, waiting: 0, undone: null }
const dialog = () => within(screen.getByRole('dialog'))
const person = { photo: null, sex: 'm' as const, bornDate: null, iin: null, login: null, parents: 0 }
const student = {
  ...{ ...person, id: 41, name: 'Серік Айдар', group: null, isBlocked: false, isInStatistic: true },
  can: { edit: true },
}

test('a student who leaves and a direction are chosen, the plan is looked at, and the year is ended', async () => {
  const asked: YearEndDraft[] = []
  const sent = serve([
    [yearEnd.read, () => year],
    [
      contingent.list,
      () => ({ rows: [student], page: 1, total: 1, pageSize: 100, can: { create: true, manage: true } }),
    ],
    [
      yearEnd.preview,
      ({ body }) => {
        asked.push(body)
        return samplePlan
      },
    ],
    [yearEnd.commit, () => done],
  ])
  show(<YearEndPage />)

  await userEvent.selectOptions(await screen.findByLabelText('10А: бағыты'), 'emn')
  await userEvent.click(screen.getByRole('button', { name: 'Оқушы қосу' }))
  await userEvent.type(dialog().getByRole('combobox', { name: /^Сынып/ }), '7А{Enter}')
  await userEvent.type(dialog().getByRole('combobox', { name: /^Оқушы/ }), 'Серік')
  await userEvent.click(await dialog().findByRole('option', { name: 'Серік Айдар' }))
  await userEvent.selectOptions(dialog().getByLabelText(/^Келесі жылғы/), 'Мектептен кетеді')
  await userEvent.click(dialog().getByRole('button', { name: 'Оқушы қосу' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await userEvent.click(screen.getByRole('button', { name: 'Не болатынын көру' }))
  expect(await screen.findByText(/Көшеді: 23/)).toBeTruthy()
  expect(asked).toMatchObject([
    {
      classes: [{ act: 'promote' }, { act: 'promote', faculty: 'emn' }, { act: 'graduate' }],
      students: [{ userId: 41, to: null }],
    },
  ])

  await userEvent.click(screen.getByRole('button', { name: 'Жылды аяқтау' }))
  await userEvent.click(dialog().getByRole('button', { name: 'Жылды аяқтау' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter(({ endpoint }) => endpoint === yearEnd.commit)).toHaveLength(1)
})

test('before the year is over the plan may be looked at and not be carried out', async () => {
  serve([
    [yearEnd.read, () => ({ ...year, isOver: false })],
    [yearEnd.preview, () => samplePlan],
  ])
  show(<YearEndPage />)
  expect(await screen.findByText(/Жыл 25.05.2027 аяқталады/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Не болатынын көру' }))
  expect(await screen.findByText(/Көшеді: 23/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Жылды аяқтау' })).toBeNull()
})

test('an act whose students were moved since stays, and the dialog says so', async () => {
  serve([
    [yearEnd.read, () => ({ ...year, batches: [done] })],
    [
      yearEnd.undo,
      () => {
        throw changedSince({ names: 'Серік Айдар', count: 1 })
      },
    ],
  ])
  show(<YearEndPage />)
  await userEvent.click(await screen.findByRole('button', { name: /: қайтару$/ }))
  await userEvent.click(dialog().getByRole('button', { name: 'Қайтару' }))
  expect(await dialog().findByText(/Содан бері өзгерген/)).toBeTruthy()
})
