import { auth } from '@qalam/contract/auth/api.ts'
import { flatten } from '@qalam/contract/kernel/messages.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { profile } from '@qalam/contract/profile/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { aigul, demoStart } from '#features/auth/samples.ts'
import { chosenScheme } from '#platform/scheme.ts'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { Router } from './Router.tsx'

afterEach(() => token.set(null))

test('a device shows the language and the scheme of the account, and what is chosen there then stays', async () => {
  const sent = serve([
    [schools.config, () => demoStart],
    [schools.list, () => []],
    [schools.translate, ({ query }) => flatten(catalogue, query.lang === 'ru' ? 'ru' : 'kz')],
    [profile.setLook, () => ({})],
    // The account says the same for as long as the other choice is on its way.
    [auth.userInfo, () => ({ ...aigul, language: 'ru' as const, scheme: 'dark' as const })],
  ])
  token.set(`a.${btoa(JSON.stringify({ sub: '1204', sid: 'session' }))}.c`)
  show(<Router />, { address: '/no-such-page' })
  await screen.findByRole('heading', { name: 'Страница не найдена' })
  expect(chosenScheme()).toBe('dark')

  await userEvent.click(screen.getByRole('button', { name: /^Язык/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Қазақша' }))
  await screen.findByRole('heading', { name: 'Бет табылмады' })
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ language: 'kz' }))
  expect(screen.getByRole('heading', { name: 'Бет табылмады' })).toBeTruthy()
})
