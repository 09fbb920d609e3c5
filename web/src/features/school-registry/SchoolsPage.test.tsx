import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { card, row } from './samples.ts'
import SchoolPage from './SchoolPage.tsx'
import SchoolsPage from './SchoolsPage.tsx'

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, words: string) => userEvent.type(screen.getByLabelText(label), words)

test('a school is entered with its head, and the sign-in of the head is shown once', async () => {
  const access = { login: 'abenova7', password: 'taza-kitap-7' }
  const sent = serve([
    [schoolRegistry.list, () => ({ rows: [row], page: 1, total: 1, pageSize: 20 })],
    [schoolRegistry.create, () => ({ schoolId: 1002, access })],
  ])
  show(<SchoolsPage />)

  expect(await screen.findByRole('link', { name: '№77 мектеп' })).toBeTruthy()
  await press('Мектеп қосу')
  await type(/^БСН/, '990140000017')
  await type(/^Қазақша атауы/, '№78 мектеп')
  await type(/^Орысша атауы/, 'Школа №78')
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('combobox', { name: /^Өңір/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Астана қаласы' }))
  await type(/^ЖСН/, '850101400100')
  await type(/^Тегі/, 'Әбенова')
  await type(/^Аты/, 'Сәуле')
  await press('Сақтау')
  const dialog = await screen.findByRole('dialog', { name: 'Мектеп қосылды' })
  expect(within(dialog).getByText('abenova7')).toBeTruthy()
  expect(sent[0]?.body).toMatchObject({ nameKz: '№78 мектеп', surname: 'Әбенова', type: 'general' })
})

test('a school is closed with a reason, and who is met by it is said first', async () => {
  const sent = serve([
    [schoolRegistry.one, () => card],
    [schoolRegistry.block, () => ({})],
  ])
  show(<SchoolPage params={{ schoolId: '1001' }} />)

  await userEvent.click(await screen.findByRole('button', { name: 'Мектепті жабу' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText(/64 қызметкері мен 812 оқушысы/)).toBeTruthy()
  const act = within(dialog).getByRole('button', { name: 'Мектепті жабу' })
  await userEvent.click(act)
  expect(sent).toEqual([])
  await type(/^Себебі/, 'Шарт аяқталды')
  await userEvent.click(act)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]?.body).toEqual({ reason: 'Шарт аяқталды' })
})
