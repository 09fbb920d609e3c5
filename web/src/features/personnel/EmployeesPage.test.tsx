import { personnel, type EmployeesAsked } from '@qalam/contract/personnel/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import EmployeePage from './EmployeePage.tsx'
import EmployeesPage from './EmployeesPage.tsx'
import { employee, employees, leaving } from './samples.ts'

const known = { surname: 'Омарова', firstname: 'Сәуле', lastname: '', sex: 'w' as const, bornDate: '2099-12-31' }

/** A school with one employee; one IIN is known to another school. */
function school(mayGiveRoles = true) {
  const asked: EmployeesAsked[] = []
  const sent = serve([
    [
      personnel.list,
      ({ query }) => {
        asked.push(query)
        return { rows: employees, page: 1, total: 1, pageSize: 20, can: { create: true } }
      },
    ],
    // The served addresses are tried in this order, and that of a card holds any word.
    [
      personnel.profileByIin,
      ({ query }) => {
        const person = query.iin === '991231600022' ? known : null
        return { person, agrees: person !== null }
      },
    ],
    [personnel.leaving, () => leaving],
    [personnel.card, () => ({ ...employee, can: { ...employee.can, setRole: mayGiveRoles } })],
    [
      personnel.positions,
      () => [
        { id: 4, role: 'teacher' as const },
        { id: 131, role: 'admin' as const },
      ],
    ],
    [
      personnel.create,
      () => ({ userId: 32, access: { login: 'omarova12', password: 'kadevo4821' }, invitation: null }),
    ],
    [personnel.remove, () => ({})],
  ])
  return { asked, sent }
}

const dialog = () => within(screen.getByRole('dialog'))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('an employee stands in the list with post, class, load and phone', async () => {
  school()
  show(<EmployeesPage />)
  const row = within(await screen.findByRole('row', { name: /Ерболов/ }))
  for (const words of ['Мұғалім', '7А', '18', '+7 (701) 000-00-00', 'Кіру жабық'])
    expect(row.getByText(words)).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe('/v3/backoffice/personnel/31')
})

test('the list is narrowed by post', async () => {
  const { asked } = school()
  show(<EmployeesPage />)
  await screen.findByRole('row', { name: /Ерболов/ })
  await userEvent.selectOptions(screen.getByLabelText('Лауазымы'), 'Психолог')
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ positionId: 6 }))
})

test('an IIN fills and locks the name, tells the sex, and the new sign-in is shown once', async () => {
  const { sent } = school()
  show(<EmployeesPage />)
  await press('Қызметкер қосу')
  await userEvent.type(dialog().getByLabelText(/^ЖСН/), '991231600022')
  const surname = await dialog().findByDisplayValue<HTMLInputElement>('Омарова')
  expect(surname.disabled).toBe(true)
  expect(dialog().getByLabelText<HTMLInputElement>('Әйел').checked).toBe(true)
  await userEvent.type(dialog().getByLabelText(/^Телефон/), '7010000000')
  await userEvent.selectOptions(dialog().getByLabelText(/^Лауазымы/), 'Мұғалім')
  await userEvent.click(dialog().getByRole('button', { name: 'Сақтау' }))

  expect(await dialog().findByText('omarova12')).toBeTruthy()
  expect(sent.at(-1)?.body).toMatchObject({ iin: '991231600022', surname: 'Омарова', sex: 'w', positionId: 4 })
})

test('without an IIN nobody is added, unless they are no resident', async () => {
  school()
  show(<EmployeesPage />)
  await press('Қызметкер қосу')
  await userEvent.click(dialog().getByRole('button', { name: 'Сақтау' }))
  const isRequired = () => dialog().getByLabelText(/^ЖСН/).getAttribute('aria-required')
  expect(isRequired()).toBe('true')
  await userEvent.click(dialog().getByLabelText(/резиденті емес/))
  expect(isRequired()).toBeNull()
})

test('who may not give roles chooses among the posts of the present one', async () => {
  school(false)
  show(<EmployeePage params={{ userId: '31' }} />)
  await press('Деректерін өзгерту')
  const posts = within(dialog().getByLabelText(/^Лауазымы/)).getAllByRole('option')
  expect(posts.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['Мұғалім', 'Сынып жетекшісі'])
})

test('before an employee goes, successors are chosen for everything at once or one by one', async () => {
  const { sent } = school()
  show(<EmployeePage params={{ userId: '31' }} />)
  await press('Әрекеттер')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Мектептен шығару' }))
  await userEvent.click(await dialog().findByRole('combobox', { name: 'Барлығын бір адамға беру' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Омарова Сәуле' }))
  expect(dialog().getByRole<HTMLInputElement>('combobox', { name: '7А, Алгебра' }).value).toBe('Омарова Сәуле')
  await userEvent.click(dialog().getByRole('button', { name: 'Мектептен шығару' }))
  await vi.waitFor(() => expect(sent.at(-1)?.path ?? '').toContain('archive'))
  expect(sent.at(-1)?.body).toMatchObject({ plans: [{ uuid: leaving.plans[0]?.uuid, teacherId: 40 }] })
  expect(sent.at(-1)?.body).toMatchObject({ groups: [{ id: 7, teacherId: 40 }] })
})
