import { articles } from '@qalam/contract/articles/api.ts'
import { news } from '@qalam/contract/news/api.ts'
import { documentOf } from '@qalam/contract/rich/document.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import NewsPage from './list/NewsPage.tsx'
import ArticlePage from './reading/ArticlePage.tsx'
import { articleId, card } from './samples.ts'

function server(rows = [card], write = false) {
  const asked: object[] = []
  const sent = serve([
    [news.banners, () => [{ id: 1, place: 'news' as const, image: '', alt: '', title: 'Жазғы лагерь', buttons: [] }]],
    [
      articles.list,
      ({ query }) => {
        asked.push(query)
        return { rows, total: rows.length, page: 1, pageSize: 20, can: { write } }
      },
    ],
    [articles.read, () => ({})],
    [
      articles.article,
      ({ query: { language = 'kz' } }) => ({
        ...card,
        language,
        title: language === 'ru' ? 'День открытых дверей' : card.title,
        languages: ['kz' as const, 'ru' as const],
        body: documentOf('Сабақтарды көріп кетіңіз.'),
        cover: { url: '/cover.png', alt: 'Мектептің есігі' },
        gallery: [{ url: '/one.png', alt: 'Дәліз' }],
        files: [],
        archived: false,
        open: true,
        can: { edit: false },
      }),
    ],
  ])
  return { asked, sent }
}

test('a card says who tells it and that it is unread, and leads to the article; banners stand on top', async () => {
  server()
  show(<NewsPage />)
  const list = await screen.findByRole('list', { name: 'Жаңалықтар' })
  expect(within(list).getByRole('link', { name: card.title }).getAttribute('href')).toBe(`/news/${articleId}`)
  expect(within(list).getByText('№ 12 мектеп')).toBeTruthy()
  expect(within(list).getByText('Оқылмаған')).toBeTruthy()
  expect(within(list).getByText('Бекітілген')).toBeTruthy()
  expect(await screen.findByText('Жазғы лагерь')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Жаңалық жазу' })).toBeNull()
})

test('the filters of the address are asked of the server, and a writer is led to the desk', async () => {
  const { asked } = server([card], true)
  show(<NewsPage />, { address: '/news?shelf=archive&from=above&unread=1&search=есік&sort=publishedAt' })
  await screen.findByRole('link', { name: 'Жаңалық жазу' })
  expect(asked[0]).toMatchObject({ shelf: 'archive', from: 'above', unread: '1', search: 'есік', sort: 'publishedAt' })
})

test('nothing yet is said in words, and nothing found in others', async () => {
  server([])
  const { unmount } = show(<NewsPage />, { address: '/news' })
  expect(await screen.findByText('Әзірге жаңалық жоқ')).toBeTruthy()
  unmount()
  show(<NewsPage />, { address: '/news?search=жоқ' })
  expect(await screen.findByText('Мұндай жаңалық табылмады')).toBeTruthy()
})

test('an article that is opened is marked as read, is read in its other language, and shows a picture large', async () => {
  const { sent } = server()
  show(<ArticlePage params={{ articleId }} />, { address: `/news/${articleId}` })
  expect(await screen.findByRole('heading', { level: 1, name: card.title })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Мектептің есігі' })).toBeTruthy()
  await expect.poll(() => sent.map(({ path }) => path)).toContain(`/api/v3/os/news/${articleId}/read`)

  await userEvent.click(screen.getByRole('button', { name: 'Дәліз' }))
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'Дәліз' })).toBeTruthy()
  const other = screen.getByRole('link', { name: 'Русский' }).getAttribute('href') ?? ''
  show(<ArticlePage params={{ articleId }} />, { address: other })
  expect(await screen.findByRole('heading', { level: 1, name: 'День открытых дверей' })).toBeTruthy()
})
