import { auth } from '@qalam/contract/auth/api.ts'
import { handedOutPassword } from '@qalam/contract/auth/problems.ts'
import { news } from '@qalam/contract/news/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aigul, demoStart } from '#features/auth/samples.ts'
import { call } from '#platform/api.ts'
import { handedOut } from '#platform/http/states.ts'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { Router } from './Router.tsx'

afterEach(() => {
  token.set(null)
  handedOut.set(false)
})

const changing = () => screen.findByRole('dialog', { name: 'Құпиясөзді өзгерту' })

test('somebody with the password that was handed out meets nothing but its change, and nothing else is asked for', async () => {
  const others = vi.fn(() => [])
  serve([
    [schools.config, () => demoStart],
    [auth.userInfo, () => ({ ...aigul, defaultPassword: true })],
    [schools.list, others],
    [news.staticModals, others],
    [news.banners, others],
  ])
  token.set('access')
  show(<Router />, { address: '/schedule' })

  await changing()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(others).not.toHaveBeenCalled()
})

test('a password that was reset meanwhile brings the change in front of the open page', async () => {
  serve([
    [schools.config, () => demoStart],
    [auth.userInfo, () => aigul],
    [
      auth.relatedAccounts,
      () => {
        throw handedOutPassword()
      },
    ],
  ])
  token.set('access')
  show(<Router />, { address: '/no-such-page' })
  await screen.findByRole('heading', { name: 'Бет табылмады' })
  await call(auth.relatedAccounts, {}).catch(() => undefined)
  await changing()
})

test('where no teachers’ platform is configured there is no page to register on', async () => {
  serve([[schools.config, () => demoStart]])
  show(<Router />, { address: '/ustaz-register' })
  expect(await screen.findByRole('heading', { name: 'Бет табылмады' })).toBeTruthy()
  expect(screen.queryByLabelText(/ЖСН/)).toBeNull()

  serve([[schools.config, () => ({ ...demoStart, ustazUrl: 'https://ustaz.example' })]])
  show(<Router />, { address: '/ustaz-register' })
  expect(await screen.findByLabelText(/ЖСН/)).toBeTruthy()
})

test('whoever signs out stands in the login field of the page they come to', async () => {
  serve([
    [schools.config, () => demoStart],
    [schools.list, () => []],
    [auth.userInfo, () => aigul],
    [auth.logout, () => ({})],
    [news.staticModals, () => []],
    [news.banners, () => []],
  ])
  token.set('access')
  show(<Router />, { address: '/profile', once: true })
  await screen.findByRole('heading', { name: 'Профиль' })
  await userEvent.click(screen.getByRole('button', { name: /Менің мәзірім/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Шығу' }))

  const field = await screen.findByRole('textbox', { name: 'Логин' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})
