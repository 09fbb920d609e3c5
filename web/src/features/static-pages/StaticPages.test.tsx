import { documentOf } from '@qalam/contract/rich/document.ts'
import { type EditedPage, staticPages } from '@qalam/contract/static-pages/api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { ConsentAsk } from './ConsentAsk.tsx'
import EditPage from './desk/EditPage.tsx'
import StaticPage from './StaticPage.tsx'

const page = (title: string) => ({
  ...{ slug: 'terms' as const, version: 2, title, body: documentOf('Бірінші жол'), agreedAt: null },
  publishedAt: '2026-11-25T05:00:00.000Z',
})

beforeEach(() => token.set('access'))
afterEach(() => token.set(null))

test('a page is read before signing in, with the way to the sign-in', async () => {
  token.set(null)
  serve([[staticPages.openPage, ({ query }) => page(`Шарттар ${query.lang}`)]])
  show(<StaticPage params={{ slug: 'terms' }} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Шарттар kz' })).toBeDefined()
  expect(screen.getByText('Бірінші жол')).toBeDefined()
  expect(screen.getByText(/2026 ж\. 25 қараша жарияланды, 2-нұсқа/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Кіру бетіне' }).getAttribute('href')).toBe('/login')
})

test('a new version asks once: who agrees is asked no more, who waits is left alone for this visit', async () => {
  let due = [{ slug: 'terms' as const, version: 2, title: { kz: 'Шарттар', ru: 'Условия', en: 'Terms' } }]
  serve([
    [staticPages.due, () => due],
    [staticPages.page, () => page('Шарттар')],
    [staticPages.agree, () => ((due = []), {})],
  ])
  show(<ConsentAsk words={async () => undefined}>nothing to say</ConsentAsk>)
  await screen.findByRole('dialog', { name: 'Келісіміңіз керек: Шарттар' })
  await userEvent.click(screen.getByRole('button', { name: 'Келісемін' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('nothing to say')).toBeDefined()
})

test('"later" closes the question and keeps no agreement', async () => {
  const due = [{ slug: 'terms' as const, version: 2, title: { kz: 'Шарттар', ru: 'Условия', en: 'Terms' } }]
  serve([
    [staticPages.due, () => due],
    [staticPages.page, () => page('Шарттар')],
  ])
  show(<ConsentAsk words={async () => undefined}>nothing to say</ConsentAsk>)
  await userEvent.click(await screen.findByRole('button', { name: 'Кейінірек' }))
  expect(await screen.findByText('nothing to say')).toBeDefined()
})

test('an editor keeps a draft and publishes it with the question', async () => {
  const body = documentOf('Мәтін')
  const text = { titleKz: 'Шарттар', titleRu: 'Условия', titleEn: 'Terms', bodyKz: body, bodyRu: body, bodyEn: body }
  let edited: EditedPage = { slug: 'terms', text, revision: 0, draftAt: null, version: 1, asksPossible: true }
  let published: unknown = null
  const stands = { version: 1, title: { kz: 'a', ru: 'b', en: 'c' }, publishedAt: '2026-11-25T05:00:00.000Z' }
  serve([
    [staticPages.edited, () => edited],
    [staticPages.versions, () => [{ ...stands, by: null, asks: false, agreed: 0 }]],
    [
      staticPages.keepDraft,
      ({ body: { revision, ...words } }) =>
        (edited = { ...edited, text: words, revision: revision + 1, draftAt: '2026-11-25T06:00:00.000Z' }),
    ],
    [
      staticPages.publish,
      ({ body: asked }) => {
        published = asked
        edited = { ...edited, revision: 0, draftAt: null, version: 2 }
        return edited
      },
    ],
  ])
  show(<EditPage params={{ slug: 'terms' }} />)
  expect((await screen.findByRole('button', { name: 'Жариялау' })).hasAttribute('disabled')).toBe(true)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Тақырыбы' }), ' 2')
  await userEvent.click(screen.getByRole('button', { name: 'Жобаны сақтау' }))
  await waitFor(() => expect(edited.text.titleKz).toBe('Шарттар 2'))

  await waitFor(() => expect(screen.getByRole('button', { name: 'Жариялау' }).hasAttribute('disabled')).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'Жариялау' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Әр адамнан бір рет келісім сұралсын' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Жариялау' }).at(-1) ?? document.body)
  await waitFor(() => expect(published).toEqual({ revision: 1, asks: true }))
})
