import { news } from '@qalam/contract/news/api.ts'
import { noticeNotDraft } from '@qalam/contract/news/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import DeskPage from './DeskPage.tsx'
import EditPage from './EditPage.tsx'
import { rowsSample } from './samples.ts'

const own = { scope: 'school' as const, scopeId: 12, name: { kz: '№12 мектеп', ru: 'Школа №12', en: '' } }

function desk({ refuse }: { refuse?: () => void } = {}) {
  const asked: object[] = []
  const sent = serve([
    [news.deskPlaces, () => ({ own, found: [own] })],
    [
      news.deskList,
      ({ query }) => {
        asked.push(query)
        return { rows: rowsSample, page: 1, total: rowsSample.length, pageSize: 20 }
      },
    ],
    [news.deskStore, () => ({ version: 1 })],
    [news.deskCopy, () => ({})],
    [news.deskStop, () => ({})],
    [
      news.deskDelete,
      () => {
        refuse?.()
        return {}
      },
    ],
  ])
  return { asked, sent }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = async (label: RegExp, words: string) => {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(words)
}
const act = async (row: RegExp, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: row }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

test('the desk says for whom, when, how far and how many, and is narrowed by the address', async () => {
  const { asked } = desk()
  show(<DeskPage />, { address: '/announcements?stage=running&kind=banner' })

  const row = await screen.findByRole('row', { name: /Олимпиада/ })
  expect(within(row).getByText('Жүріп жатыр')).toBeTruthy()
  expect(within(row).getByText(/Мұғалім, Ата-ана және тағы 1 · №12 мектеп/)).toBeTruthy()
  expect(within(row).getByRole('cell', { name: '34 / 5' })).toBeTruthy()
  expect(asked[0]).toMatchObject({ stage: 'running', kind: 'banner' })
})

test('a draft that was let out meanwhile is not deleted, and the question says why', async () => {
  const { sent } = desk({
    refuse: () => {
      throw noticeNotDraft()
    },
  })
  show(<DeskPage />, { address: '/announcements' })
  await act(/^«Жиналыс/, 'Жою')
  await press('Жою')
  expect(await within(screen.getByRole('dialog')).findByText(/тоқтатыңыз/)).toBeTruthy()

  await userEvent.keyboard('{Escape}')
  await act(/^«Олимпиада/, 'Көшірмесін жасау')
  await vi.waitFor(() => expect(sent.at(-1)?.path).toMatch(/\/copy$/))
})

test('a banner is written in two languages, seen as it will look, and let out', async () => {
  const { sent } = desk()
  show(<EditPage params={{ uuid: 'new' }} />, { address: '/announcements/new' })

  await type(/^Мәтін · Қазақша/, 'Ашық есік күні')
  expect(screen.getByRole('heading', { name: 'Ашық есік күні' })).toBeTruthy()
  await press('Жариялау')
  expect(sent).toEqual([])
  await type(/^Мәтін · Русский/, 'День открытых дверей')
  await type(/^Түйменің сілтемесі/, 'javascript:alert(1)')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ата-ана' }))
  await type(/^Соңғы күні/, '31.12.2026')
  await press('Жариялау')
  expect(await screen.findByText(/Сілтеме \/ белгісінен/)).toBeTruthy()

  await userEvent.clear(screen.getByLabelText(/^Түйменің сілтемесі/))
  await press('Жариялау')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    ...{ kind: 'banner', roles: ['parent'], scope: 'school', scopeId: 12, until: '2026-12-31' },
    ...{ version: 0, publish: true, text: { kz: 'Ашық есік күні', ru: 'День открытых дверей', en: '' } },
  })
})
