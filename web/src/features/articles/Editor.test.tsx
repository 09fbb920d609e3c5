import { articles } from '@qalam/contract/articles/api.ts'
import { articleStale } from '@qalam/contract/articles/problems.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { today } from '#platform/dates.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import EditorPage from './editor/EditorPage.tsx'
import { articleId, draft } from './samples.ts'

/** A desk of one article; somebody else saves before the first saving when `isStale`. */
function server({ start = draft, isStale = false } = {}) {
  let held = start
  const other = { ...start, version: 9, savedBy: 'Ермеков Ілияс', content: withTitle('Басқаша') }
  const sent = serve([
    [articles.open, () => held],
    [articles.places, () => start.places],
    [
      articles.save,
      ({ body }) => {
        if (isStale && body.version !== 9) throw articleStale({ current: other })
        held = { ...held, version: body.version + 1, content: body.content }
        return { version: held.version }
      },
    ],
    [articles.publish, ({ body }) => ({ publishAt: body.publishAt ?? '2026-11-18T04:10:00.000Z' })],
    [articles.versions, () => [{ version: 1, by: 'Қалмұратов Жандос', at: draft.savedAt, title: 'Ескі тақырып' }]],
    [articles.version, () => ({ content: withTitle('Ескі тақырып') })],
  ])
  return { sent, saved: () => sent.filter(({ endpoint }) => endpoint === articles.save) }
}
const withTitle = (title: string) => ({
  ...draft.content,
  texts: {
    ...draft.content.texts,
    kz: { ...draft.content.texts.kz, title, lead: '', body: { type: 'doc' as const, content: [] } },
  },
})
const open = () => show(<EditorPage params={{ articleId }} />, { address: `/news/desk/${articleId}` })
const title = () => screen.findByRole('textbox', { name: /^Тақырыбы/ })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('what is written is saved over its version, and publishing saves first', async () => {
  const { sent, saved } = server()
  open()
  await userEvent.type(await title(), '!')
  await press('Сақтау')
  await expect.poll(() => saved().length).toBe(1)
  expect(saved()[0]?.body).toMatchObject({ version: 3, content: { texts: { kz: { title: 'Ашық есік күні!' } } } })

  await userEvent.type(await title(), '?')
  await press('Жариялау')
  await expect.poll(() => saved().length).toBe(2)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Жариялау' }))
  await expect.poll(() => sent.at(-1)?.endpoint).toBe(articles.publish)
  expect(sent.at(-1)?.body).toEqual({ version: 5, publishAt: null })
})

test('an article that lacks something is not let out, and what it lacks is said', async () => {
  const { sent } = server({
    start: { ...draft, content: { ...withTitle(''), audience: { roles: [], places: draft.content.audience.places } } },
  })
  open()
  await press('Жариялау')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Қазақша: тақырыбы жоқ',
    'Қазақша: мәтіні жоқ',
    'кімдер оқитыны көрсетілмеген',
  ])
  expect(sent).toEqual([])
})

test('a moment of publication is a day and a time of the school', async () => {
  const tomorrow = addDays(today(), 1)
  const { sent } = server({ start: { ...draft, state: 'scheduled', publishAt: `${tomorrow}T04:00:00.000Z` } })
  open()
  await press('Уақытын өзгерту')
  const dialog = within(await screen.findByRole('dialog'))
  const time = dialog.getByRole('textbox', { name: /^Уақыты/ })
  await userEvent.clear(time)
  await userEvent.type(time, '1830')
  await userEvent.click(dialog.getByRole('button', { name: 'Жоспарлау' }))
  await expect.poll(() => sent.at(-1)?.body).toEqual({ version: 3, publishAt: `${tomorrow}T13:30:00.000Z` })
})

test('what somebody else saved stands beside the own words until one of them is chosen', async () => {
  const { saved } = server({ isStale: true })
  open()
  await userEvent.type(await title(), '!')
  await press('Сақтау')
  const dialog = within(await screen.findByRole('dialog', { name: 'Мақаланы басқа біреу өзгертті' }))
  expect(dialog.getByText(/Басқаша/)).toBeTruthy()
  expect(dialog.getByText(/Ашық есік күні!/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Менікін сақтау' }))
  await expect.poll(() => saved().map(({ body }) => (body as { version: number }).version)).toEqual([3, 9])
})

test('an old version is put into the fields and waits to be saved', async () => {
  const { sent } = server()
  open()
  await press('Нұсқалар')
  await press('Осы нұсқаны алу')
  await expect.poll(async () => (await title()).getAttribute('value')).toBe('Ескі тақырып')
  expect(sent).toEqual([])
})
