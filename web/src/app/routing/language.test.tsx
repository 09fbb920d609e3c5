import { auth } from '@qalam/contract/auth/api.ts'
import { flatten } from '@qalam/contract/kernel/messages.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { aigul, demoStart } from '#features/auth/samples.ts'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { chooseLanguage } from '#platform/text-areas.ts'
import { Router } from './Router.tsx'

afterEach(() => token.set(null))

const texts = {
  fetch: async () => flatten(catalogue, 'ru'),
  builtIn: async () => flatten(catalogue, 'ru'),
}

test('another language keeps an open dialog and what was typed into it', async () => {
  serve([
    [schools.config, () => demoStart],
    [schools.list, () => []],
    [auth.userInfo, () => aigul],
  ])
  token.set('access')
  show(<Router />, { address: '/no-such-page' })
  await screen.findByRole('heading', { name: 'Бет табылмады' })
  await userEvent.click(screen.getByRole('button', { name: /Менің мәзірім/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Құпиясөзді өзгерту' }))
  const dialog = await screen.findByRole('dialog', { name: 'Құпиясөзді өзгерту' })
  const [field] = within(dialog).getAllByLabelText<HTMLInputElement>(/Қазіргі құпиясөз/)
  await userEvent.type(field!, 'half')

  await act(() => chooseLanguage(texts, 'ru'))

  expect(await screen.findByRole('heading', { name: 'Страница не найдена', hidden: true })).toBeDefined()
  expect(screen.getByRole('dialog', { name: 'Сменить пароль' })).toBe(dialog)
  expect(within(dialog).getAllByLabelText(/Текущий пароль/)[0]).toBe(field)
  expect([field!.isConnected, field!.value]).toEqual([true, 'half'])
})
