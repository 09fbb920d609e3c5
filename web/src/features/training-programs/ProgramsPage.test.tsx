import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { programIsAlive } from '@qalam/contract/training-programs/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ArchivePage from './ArchivePage.tsx'
import ProgramPage from './ProgramPage.tsx'
import ProgramsPage from './ProgramsPage.tsx'
import { archivedProgram, candidates, choices, programs, students } from './samples.ts'

/** A school with the sample programs; answers what it was sent. */
function school(refuse: () => void = () => {}) {
  let away = [archivedProgram]
  return serve([
    [
      trainingPrograms.list,
      ({ query }) => {
        const rows = query.archive ? away : programs
        return { rows, page: 1, total: rows.length, pageSize: 20, can: { create: true } }
      },
    ],
    [trainingPrograms.byId, () => programs[0]!],
    [trainingPrograms.students, () => students],
    [trainingPrograms.candidates, () => candidates],
    [trainingPrograms.choices, () => choices],
    [trainingPrograms.create, () => programs[0]!],
    [
      trainingPrograms.archive,
      () => {
        throw programIsAlive({ students: 1 })
      },
    ],
    [
      trainingPrograms.restore,
      () => {
        away = []
        return {}
      },
    ],
    [
      trainingPrograms.arrive,
      () => {
        refuse()
        return {}
      },
    ],
    [trainingPrograms.retire, () => ({})],
  ])
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const page = () => show(<ProgramPage params={{ programId: '71' }} />)

test('a program stands in the list with its class and its students, by the words of the language', async () => {
  school()
  show(<ProgramsPage />)

  const row = within((await screen.findByText('Сөйлеу тілі бұзылған')).closest('tr')!)
  for (const words of ['7А', '1', 'I']) row.getByText(words)
  screen.getByText('Үйде оқыту')
})

test('a program is one of eight; the last asks for a text, and the bells are those of the class', async () => {
  const sent = school()
  show(<ProgramsPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Бағдарлама қосу' }))
  const kinds = screen.getByLabelText(/^Бағдарлама/, { selector: 'dialog select' })
  expect(
    within(kinds)
      .getAllByRole('option')
      .filter((one) => one.getAttribute('value') !== ''),
  ).toHaveLength(8)
  await userEvent.selectOptions(kinds, 'Басқа бағдарлама')
  await press('Сақтау')
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText(/^Бағдарламаның атауы/), 'Үйде оқыту')
  await userEvent.click(screen.getByRole('combobox', { name: /^Сынып/ }))
  await userEvent.click(screen.getByRole('option', { name: '7А' }))
  await press('Сақтау')
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      parentId: 11,
      inclusiveDescription: 'Үйде оқыту',
      timeSchemeUuid: choices.timeSchemes[0]!.uuid,
    }),
  )
})

test('a program with students is not put away, and the question says why', async () => {
  school()
  show(<ProgramsPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Сөйлеу тілі бұзылған, 7А: әрекеттер' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Мұрағатқа жіберу' }))
  await press('Мұрағатқа жіберу')
  await within(screen.getByRole('dialog')).findByText(/^Бағдарламамен оқып жүргендер/)
})

test('a program comes back from the archive', async () => {
  school()
  show(<ArchivePage />)

  await userEvent.click(await screen.findByRole('button', { name: /: әрекеттер$/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Мұрағаттан қайтару' }))
  await screen.findByText('Мұрағат бос')
})

test('a student comes with a date and an order, and a refusal stands under its field', async () => {
  const sent = school(() => {
    throw fieldProblem('contingentId', 'program_taken')
  })
  page()

  await userEvent.click(await screen.findByRole('button', { name: 'Оқушыны тіркеу' }))
  await press('Сақтау')
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('combobox', { name: /^Оқушы/ }))
  await userEvent.click(screen.getByRole('option', { name: 'Болат Әсел' }))
  await userEvent.type(screen.getByLabelText(/^Басталған күні/), '02112026')
  await userEvent.type(screen.getByLabelText(/^Қабылдау бұйрығы/), '12-и')
  await press('Сақтау')
  await screen.findByText('Оқушы бұл кезде басқа бағдарламамен оқиды')
  expect(sent[0]?.body).toEqual({
    groupId: 71,
    contingentId: 52,
    arrivalDate: '2026-11-02',
    arrivalOrder: '12-и',
  })
})

test('a stay is ended by an order; one that is over has nothing to end', async () => {
  const sent = school()
  page()

  await screen.findByText('Шығару бұйрығы: 19-и')
  expect(screen.getAllByRole('button', { name: /^Аяқтау: / })).toHaveLength(1)
  await press('Аяқтау: Ғани Жанна')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Аяқталған күні/), '20112026')
  await userEvent.type(dialog.getByLabelText(/^Шығару бұйрығы/), '14-и')
  await userEvent.click(dialog.getByRole('button', { name: 'Аяқтау' }))
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ contingentId: 53, retirementDate: '2026-11-20', retirementOrder: '14-и' }),
  )
})

test('all that is missing of a program of one’s own is said at once, its words among it (V-TP-1)', async () => {
  school()
  show(<ProgramsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Бағдарлама қосу' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.selectOptions(within(dialog).getByLabelText(/^Бағдарлама/), 'Басқа бағдарлама')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  await waitFor(() => expect(within(dialog).getAllByText(/толтыру қажет/)).toHaveLength(3))
})
