import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ProposalPage from './ProposalPage.tsx'
import { proposed } from './samples.ts'

function open(shown = proposed) {
  const sent = serve([
    [timetableProposal.one, () => shown],
    [timetableProposal.apply, () => ({ lessons: 2 })],
    [timetableProposal.list, () => ({ proposals: [] })],
  ])
  show(<ProposalPage params={{ uuid: proposed.uuid }} />)
  return sent
}

test('the score stands beside that of the reference week, and a lesson without a place has its reason', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Мұғалімдердің бос терезелері/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['12', '1'])
  expect(
    screen.getByText('7А, Музыка, Сейітова А. Қ.: 1 сабақ: мұғалімде 36 сабақ бар, ал аптаға 35 сыяды'),
  ).toBeTruthy()
})

test('a lesson that stands elsewhere today is marked in a word; the week of a teacher names the class', async () => {
  open()
  const table = await screen.findByRole('table', { name: '7А: ұсынылған апта' })
  expect(within(table).getAllByText('Алгебра')).toHaveLength(2)
  expect(within(table).getAllByText('жаңа орын')).toHaveLength(1)

  await userEvent.selectOptions(screen.getByRole('combobox'), 'Сейітова А. Қ.')
  const own = await screen.findByRole('table', { name: 'Сейітова А. Қ.: ұсынылған апта' })
  expect(within(own).getAllByText('7А · 101')).toHaveLength(2)
})

test('it is put into the reference week that was shown, after a question', async () => {
  const sent = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Үлгі аптаға қою' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Үлгі аптаға қою' }))
  await expect.poll(() => sent[0]?.body).toEqual({ stamp: 'seen' })
})

test('a proposal of another load is only looked at', async () => {
  open({ ...proposed, moved: true, can: { apply: false, undo: false, remove: true } })
  expect(await screen.findByText(/жүктеме өзгерді/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Үлгі аптаға қою' })).toBeNull()
})
