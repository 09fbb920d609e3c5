import { dictionaries } from '@qalam/contract/dictionaries/api.ts'
import { support } from '@qalam/contract/support/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import DeskPage from './desk/DeskPage.tsx'
import { deskRow, signInTicket } from './samples.ts'
import SupportPage from './SupportPage.tsx'
import TicketPage from './talk/TicketPage.tsx'

const algebra = {
  id: 12,
  slug: 'algebra',
  name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
  kind: 'default' as const,
}

/** A support that takes whatever is sent to it. */
const desk = () =>
  serve([
    [support.token, () => ({ token: '1.a' })],
    [support.requests, () => ({ rows: [], page: 1, total: 0, pageSize: 20, can: { desk: false } })],
    [support.ticket, ({ body }) => ({ message: '№5 өтініш қабылданды', uuid: body.uuid, number: 5 })],
    [dictionaries.subjects, () => [algebra]],
  ])

test('a suggestion needs words, is sent and closes its dialog (S-SUPPORT-1, V-SUP-8)', async () => {
  const sent = desk()
  show(<SupportPage />)
  await userEvent.click(await screen.findByRole('button', { name: /Ұсыныс/ }))
  const dialog = await screen.findByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'Жіберу' })
  expect(send).toHaveProperty('disabled', true)

  await userEvent.type(within(dialog).getByLabelText(/Сипаттама/), 'Түнгі тақырып')
  await userEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ body: { type: 'suggestion', ticket_content: 'Түнгі тақырып' } }])
})

test('an elective that is a subject already is said, and another line waits for the last one (V-SUP-9, V-SUP-10)', async () => {
  desk()
  show(<SupportPage />)
  await userEvent.click(await screen.findByRole('button', { name: /Факультатив қосу/ }))
  const dialog = await screen.findByRole('dialog')
  const more = within(dialog).getByRole('button', { name: 'Тағы біреуін қосу' })
  expect(more).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByLabelText(/Қазақша атауы/), 'алгебра')
  await within(dialog).findByText('Мұндай атау бар')
  await userEvent.type(within(dialog).getByLabelText(/Қазақша атауы/), ' плюс')
  await userEvent.type(within(dialog).getByLabelText(/Орысша атауы/), 'Алгебра плюс')
  expect(within(dialog).queryByText('Мұндай атау бар')).toBeNull()
  await userEvent.click(more)
  await userEvent.click(await within(dialog).findByRole('button', { name: '2-жолды алып тастау' }))
  expect(within(dialog).queryByRole('button', { name: '2-жолды алып тастау' })).toBeNull()
})

test('who answers requests of others has the queue among the tabs', async () => {
  serve([[support.requests, () => ({ rows: [], page: 1, total: 0, pageSize: 20, can: { desk: true } })]])
  show(<SupportPage />)
  expect(await screen.findByRole('link', { name: 'Өтініштер кезегі' })).toHaveProperty('pathname', '/support/desk')
})

test('the number of an exercise is two digits (V-SUP-11)', async () => {
  desk()
  show(<SupportPage />)
  await userEvent.click(await screen.findByRole('button', { name: /Сабақтағы қате/ }))
  const field = await screen.findByLabelText(/Тапсырма нөмірі/)
  await userEvent.type(field, 'a1b23')
  expect(field).toHaveProperty('value', '12')
})

test('who asked writes again under the answer, and the message goes once', async () => {
  const sent = serve([
    [support.request, () => signInTicket],
    [support.write, () => ({})],
  ])
  show(<TicketPage params={{ chatId: signInTicket.id }} />)
  const log = await screen.findByRole('log', { name: 'Хат алмасу' })
  within(log).getByText('Жаңа парақты сынып жетекшісінен алыңыз')
  await userEvent.type(screen.getByLabelText(/Хабар/), 'Рақмет')
  await userEvent.click(screen.getByRole('button', { name: 'Жіберу' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ text: 'Рақмет' }]))
  await waitFor(() => expect(screen.getByLabelText(/Хабар/)).toHaveProperty('value', ''))
})

test('the desk shows who asks, and its filter is asked of the server', async () => {
  const asked: unknown[] = []
  serve([
    [
      support.desk,
      ({ query }) => {
        asked.push(query.state)
        return { rows: [deskRow], page: 1, total: 1, pageSize: 20, can: { agents: false } }
      },
    ],
  ])
  show(<DeskPage />)
  const request = await screen.findByRole('link', { name: /№ 17/ })
  expect(request).toHaveProperty('pathname', `/support/desk/${deskRow.id}`)
  await userEvent.selectOptions(screen.getByLabelText('Күйі'), 'Жаңа')
  await waitFor(() => expect(asked).toContain('new'))
  expect(screen.queryByRole('button', { name: 'Кім жауап береді' })).toBeNull()
})
