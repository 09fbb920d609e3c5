import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { cabinetInUse } from '@qalam/contract/cabinets/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import CabinetsPage from './CabinetsPage.tsx'
import { rooms } from './samples.ts'

type Query = { search: string; page: number; sort?: string | undefined }

/** A school with these rooms; `asked` tells what the list was asked for. */
function school({ mayEdit = true, refuse }: { mayEdit?: boolean; refuse?: (number: string) => void } = {}) {
  let all = [...rooms]
  const asked: Query[] = []
  const can = { edit: mayEdit }
  const sent = serve([
    [
      cabinets.list,
      ({ query }) => {
        asked.push(query)
        const found = all.filter(({ number, name }) => `${number} ${name}`.includes(query.search))
        const rows = found.map((room) => ({ ...room, can }))
        return { rows, page: 1, total: rows.length, pageSize: 20, can: { create: mayEdit } }
      },
    ],
    [
      cabinets.create,
      ({ body }) => {
        refuse?.(body.number)
        const room = { id: 99, ...body, can }
        all = [...all, room]
        return room
      },
    ],
    [
      cabinets.update,
      ({ params, body }) => {
        const room = { id: params.id, ...body, can }
        all = all.map((one) => (one.id === params.id ? room : one))
        return room
      },
    ],
    [
      cabinets.delete,
      ({ params }) => {
        refuse?.(all.find(({ id }) => id === params.id)?.number ?? '')
        all = all.filter(({ id }) => id !== params.id)
        return {}
      },
    ],
  ])
  return { asked, sent }
}

const numbers = () =>
  screen
    .getAllByRole('button', { name: /әрекеттер$/ })
    .map((button) => button.getAttribute('aria-label')?.split('-')[0])
const actOn = async (number: string, act: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${number}-кабинет: әрекеттер` }))
  await userEvent.click(screen.getByRole('menuitem', { name: act }))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a room is added and stands in the list', async () => {
  const { sent } = school()
  show(<CabinetsPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Кабинет қосу' }))
  await userEvent.type(screen.getByLabelText(/^Нөмірі/), '204')
  await userEvent.type(screen.getByLabelText(/^Атауы/), 'Химия{Enter}')
  expect(await screen.findByRole('cell', { name: 'Химия' })).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ number: '204', name: 'Химия' }])
})

test('a number of another form, and one that the school has, stay in the form with the reason under them', async () => {
  school({
    refuse: () => {
      throw fieldProblem('number', 'already-exists')
    },
  })
  show(<CabinetsPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Кабинет қосу' }))
  const number = () => screen.getByLabelText(/^Нөмірі/)
  await userEvent.type(number(), 'А12{Enter}')
  expect(await screen.findByText(/^Кабинет нөмірі: 1–5 цифр/)).toBeTruthy()
  await userEvent.clear(number())
  await userEvent.type(number(), '101{Enter}')
  expect(await screen.findByText('Мұндай жазба бар')).toBeTruthy()
  expect(number()).toHaveProperty('value', '101')
})

test('a room is renamed', async () => {
  school()
  show(<CabinetsPage />)

  await actOn('9', 'Өзгерту')
  await userEvent.type(screen.getByLabelText(/^Атауы/), 'Спортзал{Enter}')
  expect(await screen.findByRole('cell', { name: 'Спортзал' })).toBeTruthy()
})

test('a room that nobody uses is deleted', async () => {
  school()
  show(<CabinetsPage />)

  await actOn('101', 'Жою')
  await press('Жою')
  await vi.waitFor(() => expect(numbers()).toEqual(['9', '12б']))
})

test('a room in use stays, and the question says where it is used', async () => {
  school({
    refuse: (number) => {
      throw cabinetInUse({ number, lessons: 3, slots: 1 })
    },
  })
  show(<CabinetsPage />)

  await actOn('101', 'Жою')
  await press('Жою')
  expect(await within(screen.getByRole('dialog')).findByText(/кабинет қолданыста/)).toBeTruthy()
})

test('several rooms are deleted at once, and the one in use stays', async () => {
  const { sent } = school({
    refuse: (number) => {
      if (number === '12б') throw cabinetInUse({ number, lessons: 1, slots: 0 })
    },
  })
  show(<CabinetsPage />)

  await userEvent.click(await screen.findByRole('checkbox', { name: 'chooseAll' }))
  await press('Таңдалғандарды жою')
  await press('Жою')
  expect(await screen.findByText(/кабинет қолданыста/)).toBeTruthy()
  expect(sent).toHaveLength(3)
  await vi.waitFor(() => expect(numbers()).toEqual(['12б']))
})

test('what is searched for and the order live in the address', async () => {
  const { asked } = school()
  show(<CabinetsPage />, { address: '/backoffice/school-settings/cabinets?search=Физ&sort=-name&page=zero&limit=900' })

  expect(await screen.findByRole('cell', { name: 'Физика' })).toBeTruthy()
  expect(asked[0]).toMatchObject({ search: 'Физ', sort: '-name', page: 1, limit: 20 })
  await press('clearFilters')
  await vi.waitFor(() => expect(numbers()).toEqual(['9', '12б', '101']))
  expect(new URLSearchParams(window.location.search).get('sort')).toBe('-name')
})

test('whoever may not change rooms is offered nothing to change them with', async () => {
  school({ mayEdit: false })
  show(<CabinetsPage />)

  await screen.findByRole('cell', { name: 'Физика' })
  expect(screen.queryByRole('button', { name: 'Кабинет қосу' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /әрекеттер$/ })).toBeNull()
})
