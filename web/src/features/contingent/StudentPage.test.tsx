import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { personStale } from '@qalam/contract/personnel/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { student } from './samples.ts'
import StudentPage from './StudentPage.tsx'

const mother = { surname: 'Сейітова', firstname: 'Гүлнар', lastname: '', sex: 'w' as const, bornDate: null }

/** A school with one student; somebody else's change of the surname comes in between when `overtaken`. */
function school(change: Partial<PersonCard> = {}, overtaken?: string) {
  let card: PersonCard = { ...student, ...change }
  const label = (id: number, name: string) => ({ id, label: name, lang: 'kz' as const, faculty: null, parallel: 7 })
  return serve([
    [auth.userInfo, () => ({ ...aigul, role: 'zavuch' as const })],
    [personnel.card, () => card],
    [personnel.resetPassword, () => ({ login: 'alieva1107', password: 'kadevo4821' })],
    [
      personnel.unblock,
      () => {
        card = { ...card, isBlocked: false }
        return {}
      },
    ],
    [personnel.profileByIin, () => ({ person: null, agrees: false })],
    [groups.shortList, () => [label(7, '7А'), label(8, '7Ә')]],
    [
      contingent.update,
      ({ body }) => {
        const { surname, firstname, lastname, sex, bornDate, iin } = card
        if (overtaken && body.version === 3)
          throw personStale({
            version: 4,
            surname: overtaken,
            firstname,
            lastname,
            sex,
            bornDate,
            iin: iin ?? '',
            phone: '',
          })
        card = { ...card, surname: body.surname || surname }
        return {}
      },
    ],
    [
      contingent.parentByIin,
      ({ query }) => {
        const person = query.iin === '970630600045' ? mother : null
        return { person, agrees: person !== null }
      },
    ],
    [
      contingent.setParents,
      () => ({ accesses: [{ name: 'Сейітова Гүлнар', login: 'seiitova7', password: 'kadevo4821' }], invited: [] }),
    ],
    [contingent.remove, () => ({})],
  ])
}

const page = () => show(<StudentPage params={{ userId: '21' }} />)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const act = async (name: string) => {
  await press('Әрекеттер')
  await userEvent.click(screen.getByRole('menuitem', { name }))
}
const dialog = () => within(screen.getByRole('dialog'))

test('the card shows who somebody is, the class with its order, and the parents', async () => {
  school()
  page()
  expect(await screen.findByRole('heading', { name: 'Әлиева Айша' })).toBeTruthy()
  expect(screen.getByText('991231600022')).toBeTruthy()
  expect(screen.getByText('15-о')).toBeTruthy()
  expect(screen.getByText('Сейітова Гүлнар')).toBeTruthy()
})

test('the report card is there for who may take it, of this year and of all years', async () => {
  school()
  page()
  await press('Жүктеу')
  const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(offered).toEqual(['Үлгерім табелі', 'Барлық жылдар табелі'])
})

test('the report card is kept from who only teaches', async () => {
  school({ can: { ...student.can, report: false } })
  page()
  await screen.findByText('991231600022')
  expect(screen.queryByRole('button', { name: 'Жүктеу' })).toBeNull()
})

test('a closed sign-in is said and opened', async () => {
  school({ isBlocked: true })
  page()
  await press('Кіруді ашу')
  await vi.waitFor(() => expect(screen.queryByText(/кіруі жабық/)).toBeNull())
})

test('a new password is asked about, hidden, and revealed', async () => {
  school()
  page()
  await screen.findByText('991231600022')
  await act('Жаңа құпиясөз беру')
  await userEvent.click(dialog().getByRole('button', { name: 'Жаңа құпиясөз беру' }))
  expect(await dialog().findByText('****')).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'showPassword' }))
  expect(dialog().getByText('kadevo4821')).toBeTruthy()
})

test('the name of a student is locked until somebody means to correct it', async () => {
  const sent = school()
  page()
  await press('Деректерін өзгерту')
  await screen.findByRole('dialog')
  const surname = () => dialog().getByLabelText<HTMLInputElement>(/^Тегі/)
  expect(surname().disabled).toBe(true)
  await userEvent.click(dialog().getByRole('button', { name: 'Аты-жөнін түзету' }))
  await userEvent.clear(surname())
  await userEvent.type(surname(), 'Әлімова7')
  await userEvent.click(dialog().getByRole('button', { name: 'Сақтау' }))

  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ surname: 'Әлімова', groupId: 7, version: 3 }))
  expect(await screen.findByRole('heading', { name: 'Әлімова Айша' })).toBeTruthy()
})

test('what somebody else wrote meanwhile stands beside one’s own, and saving again keeps one’s own', async () => {
  const sent = school({}, 'Басқа')
  page()
  await press('Деректерін өзгерту')
  await screen.findByRole('dialog')
  await userEvent.click(dialog().getByRole('button', { name: 'Сақтау' }))
  expect(await dialog().findByText('Тегі: қазір «Басқа», сізде «Әлиева»')).toBeTruthy()

  await userEvent.click(dialog().getByRole('button', { name: 'Сақтау' }))
  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ surname: 'Әлиева', version: 4 }))
})

test('a parent is bound by the IIN, whose name comes by itself', async () => {
  const sent = school({ parents: [] })
  page()
  await screen.findByText('991231600022')
  await act('Ата-анасы')
  const [first] = dialog().getAllByLabelText(/^ЖСН/)
  await userEvent.type(first!, '970630600045')
  expect(await dialog().findByDisplayValue('Сейітова Гүлнар')).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Сақтау' }))

  expect(await dialog().findByText('seiitova7')).toBeTruthy()
  expect(sent.at(-1)?.body).toMatchObject({ parents: [{ iin: '970630600045' }] })
})

test('a student is let go by an order', async () => {
  const sent = school()
  page()
  await screen.findByText('991231600022')
  await act('Мектептен шығару')
  await userEvent.type(dialog().getByLabelText(/^Бұйрық/), '7-к')
  await userEvent.click(dialog().getByRole('button', { name: 'Мектептен шығару' }))
  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ order: '7-к' }))
})

test('who is archived is restored, and nothing else', async () => {
  const none = Object.fromEntries(Object.keys(student.can).map((key) => [key, false]))
  school({ isArchived: true, can: { ...student.can, ...none, restore: true } })
  page()
  expect(await screen.findByRole('button', { name: 'Мұрағаттан қайтару' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Деректерін өзгерту' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Әрекеттер' })).toBeNull()
})
