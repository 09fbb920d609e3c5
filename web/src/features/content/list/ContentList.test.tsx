import { content } from '@qalam/contract/content/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { sorRow, subjects } from '../samples.ts'
import LessonsPage from './LessonsPage.tsx'

function server(rows = [sorRow]) {
  const asked: object[] = []
  const sent = serve([
    [
      content.list,
      ({ query }) => {
        asked.push(query)
        return { rows, total: rows.length, page: 1, pageSize: 20, subjects }
      },
    ],
    [content.create, ({ body }) => ({ uuid: body.uuid })],
    [content.clone, ({ body }) => ({ uuid: body.uuid })],
    [content.share, () => ({})],
    [content.archive, () => ({})],
    [content.delete, () => ({})],
    [
      content.uses,
      () => ({ versions: [], copies: [{ uuid: sorRow.id, title: 'Көшірме', owner: 'Әріптес', at: sorRow.updatedAt }] }),
    ],
  ])
  return { asked, sent }
}
const act = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: '«БЖБ. Қан»: әрекеттер' }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

test('a row leads into the builder of its kind, and says what stands of it', async () => {
  server()
  show(<LessonsPage />)
  const link = await screen.findByRole('link', { name: 'БЖБ. Қан' })
  expect(link.getAttribute('href')).toBe(`/content/lessons/exams/sor/${sorRow.id}`)
  expect(within(screen.getByRole('table')).getByText('Қаралама')).toBeTruthy()
})

test('the filters of the address are asked of the server', async () => {
  const { asked } = server()
  show(<LessonsPage />, { address: '/content/lessons?whose=school&kind=soch&subjectId=21&parallel=7&state=archived' })
  await screen.findByRole('link', { name: 'БЖБ. Қан' })
  expect(asked[0]).toMatchObject({
    of: 'lessons',
    whose: 'school',
    kind: 'soch',
    subjectId: 21,
    parallel: 7,
    state: 'archived',
  })
})

test('a new work needs class and subject, and opens in its builder', async () => {
  const { sent } = server()
  show(<LessonsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Жаңа материал' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.selectOptions(within(dialog).getByLabelText(/^Түрі/), 'soch')
  await userEvent.type(within(dialog).getByLabelText(/^Атауы/), 'ТЖБ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Бастау' }))
  expect(sent).toHaveLength(0)
  await userEvent.click(within(dialog).getByRole('combobox', { name: /^Пән/ }))
  await userEvent.click(await within(dialog).findByRole('option', { name: 'Биология' }))
  await userEvent.selectOptions(within(dialog).getByLabelText(/^Сынып/), '7')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Бастау' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ kind: 'soch', title: 'ТЖБ', subjectId: 21, parallel: 7 })
  await vi.waitFor(() => expect(window.location.pathname).toMatch(/^\/content\/lessons\/exams\/soch\//))
})

test('a saved work is copied, and changing the kind gives up which', async () => {
  const { sent } = server()
  show(<LessonsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Жаңа материал' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByLabelText('Сақталған материалдан'))
  const source = () => within(dialog).getByLabelText(/^Сақталған материал/, { selector: 'input:not([type="radio"])' })
  await userEvent.click(source())
  await userEvent.click(await within(dialog).findByRole('option', { name: 'БЖБ. Қан' }))
  await userEvent.selectOptions(within(dialog).getByLabelText(/^Түрі/), 'test')
  expect(source()).toHaveProperty('value', '')
  await userEvent.click(source())
  await userEvent.click(await within(dialog).findByRole('option', { name: 'БЖБ. Қан' }))
  // The saved one is enough (V-TPL-1): its copy is called as it.
  await userEvent.click(within(dialog).getByRole('button', { name: 'Бастау' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: `/api/v3/os/content/${sorRow.id}/clone`, body: { title: 'БЖБ. Қан' } })
})

test('a row is shared, put away and deleted by its menu, and shows who copied it', async () => {
  const { sent } = server()
  show(<LessonsPage />)
  await act('Әріптестермен бөлісу')
  await act('Мұрағатқа салу')
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ shared: true }, { archived: true }]))
  await act('Қайда қолданылған')
  await screen.findByText('Көшірме')
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  await act('Жою')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Жою' }))
  await vi.waitFor(() => expect(sent.at(-1)?.endpoint.method).toBe('DELETE'))
})
