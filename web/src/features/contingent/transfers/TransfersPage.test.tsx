import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { coming, student, transfers } from '../samples.ts'
import StudentPage from '../StudentPage.tsx'
import TransfersPage from './TransfersPage.tsx'

/** A school with one student on the way to it and one on the way from it. */
const school = (refuse: () => void = () => {}) =>
  serve([
    [auth.userInfo, () => ({ ...aigul, role: 'zavuch' as const })],
    [groups.shortList, () => [{ id: 8, label: '7Ә', lang: 'kz' as const, faculty: null, parallel: 7 }]],
    [personnel.card, () => student],
    [contingent.transfers, () => ({ incoming: [transfers.incoming], outgoing: [transfers.outgoing] })],
    [contingent.coming, () => [coming]],
    [contingent.takeBack, () => ({})],
    [contingent.changeComing, () => ({})],
    [contingent.otherSchools, () => [{ id: 3, name: transfers.incoming.school }]],
    [
      contingent.take,
      () => {
        refuse()
        return { userId: 22 }
      },
    ],
    [contingent.withdraw, () => ({})],
    [contingent.letGo, () => ({})],
    [contingent.move, () => ({})],
  ])

const actOn = async (name: string, act: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(screen.getByRole('menuitem', { name: act }))
}

test('a student on the way is taken by IIN into a class, and another IIN is refused under its field', async () => {
  const sent = school(() => {
    throw fieldProblem('iin', 'transfer_iin')
  })
  show(<TransfersPage />)

  await actOn('Оспанов Дәулет Маратұлы: әрекеттер', 'Қабылдау')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Оқушының ЖСН-і/), '991231500016')
  await userEvent.click(dialog.getByRole('combobox', { name: /^Сынып/ }))
  await userEvent.click(dialog.getByRole('option', { name: '7Ә' }))
  await userEvent.type(dialog.getByLabelText(/^Қабылдау бұйрығы/), '9-о')
  await userEvent.click(dialog.getByRole('button', { name: 'Қабылдау' }))
  await dialog.findByText('Бұл оқушының ЖСН-і басқа')
  expect(sent[0]?.params).toEqual({ transferId: 61 })
  expect(sent[0]?.body).toMatchObject({ iin: '991231500016', groupId: 8, order: '9-о' })
})

test('a transfer that was not taken yet is withdrawn', async () => {
  const sent = school()
  show(<TransfersPage />)

  await actOn('Серікұлы Нұрлан: әрекеттер', 'Қайтарып алу')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Қайтарып алу' }))
  await waitFor(() => expect(sent[0]?.params).toEqual({ transferId: 62 }))
})

test('from the card a student is let go to another school, and moved to another class', async () => {
  const sent = school()
  show(<StudentPage params={{ userId: '21' }} />)

  await actOn('Әрекеттер', 'Басқа мектепке жіберу')
  const dialog = async () => within(await screen.findByRole('dialog'))
  await userEvent.click((await dialog()).getByRole('combobox', { name: /^Жаңа мектеп/ }))
  await userEvent.click(await (await dialog()).findByRole('option', { name: '№ 3 мектеп' }))
  await userEvent.type((await dialog()).getByLabelText(/^Бұйрық нөмірі/), '5-к')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Басқа мектепке жіберу' }))
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ schoolId: 3, order: '5-к' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await actOn('Әрекеттер', 'Басқа сыныпқа ауыстыру')
  await userEvent.click((await dialog()).getByRole('combobox', { name: /^Сынып/ }))
  await userEvent.click((await dialog()).getByRole('option', { name: '7Ә' }))
  await userEvent.click((await dialog()).getByRole('button', { name: 'Сақтау' }))
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ groupId: 8 }))
})

test('what is to come is changed or taken back, and who stays where is told', async () => {
  const sent = school()
  show(<TransfersPage />)

  await actOn('Омаров Данияр: әрекеттер', 'Қайтарып алу')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Омаров Данияр қазіргі сыныбында қалады: 7А.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Қайтарып алу' }))
  await waitFor(() => expect(sent[0]?.params).toEqual({ stayId: 71 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await actOn('Омаров Данияр: әрекеттер', 'Өзгерту')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Сақтау' }))
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ groupId: 8, date: coming.since, order: '21-а' }))
})
