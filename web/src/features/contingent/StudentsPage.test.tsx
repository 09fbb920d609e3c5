import { auth } from '@qalam/contract/auth/api.ts'
import { contingent, type StudentsAsked } from '@qalam/contract/contingent/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ArchivePage from './ArchivePage.tsx'
import { students } from './samples.ts'
import StudentsPage from './StudentsPage.tsx'

function school() {
  const asked: StudentsAsked[] = []
  serve([
    [
      contingent.list,
      ({ query }) => {
        asked.push(query)
        const rows = students.filter(({ name }) => name.includes(query.search))
        return { rows, page: 1, total: rows.length, pageSize: 20, can: { create: true, manage: true } }
      },
    ],
    [auth.userInfo, () => ({ ...aigul, role: 'zavuch' as const })],
    [personnel.profileByIin, () => ({ person: null, agrees: false })],
    [groups.shortList, () => [{ id: 7, label: '7А', lang: 'kz' as const, faculty: null, parallel: 7 }]],
  ])
  return asked
}

test('a student stands in the list with the class, the birth date and what is wrong with the sign-in', async () => {
  school()
  show(<StudentsPage />)

  const row = within(await screen.findByRole('row', { name: /Серікұлы Нұрлан/ }))
  expect(row.getByText('7А')).toBeTruthy()
  expect(row.getByText('02.09.2013')).toBeTruthy()
  expect(row.getByText('Кіру жабық')).toBeTruthy()
})

test('the list is narrowed by grade and by whether parents are known, and the filters stand in the address', async () => {
  const asked = school()
  show(<StudentsPage />)
  await screen.findByRole('row', { name: /Серікұлы/ })

  await userEvent.selectOptions(screen.getByLabelText('Параллель'), '7')
  await userEvent.selectOptions(screen.getByLabelText('Ата-анасы'), 'Ата-анасы көрсетілмеген')
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ parallel: 7, withParents: 'no' }))
  expect(window.location.search).toBe('?parallel=7&withParents=no')
})

test('the archive asks for those who left, whatever the address says', async () => {
  const asked = school()
  show(<ArchivePage />)

  await screen.findByRole('row', { name: /Серікұлы/ })
  expect(asked[0]).toMatchObject({ archive: 'yes' })
})

test('a new student is written down with the IINs of the parents, and one that nobody knows is said under its field', async () => {
  school()
  show(<StudentsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Оқушы қосу' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Оқушы қосу' }))
  await userEvent.type(dialog.getByLabelText('1-ата-ананың ЖСН-і'), '991231500016')
  expect(await dialog.findByText(/ата-ананы оқушының карточкасында/)).toBeTruthy()
})
