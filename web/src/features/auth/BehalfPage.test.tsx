import { auth } from '@qalam/contract/auth/api.ts'
import { handOverRefused } from '@qalam/contract/auth/problems.ts'
import { authRequired } from '@qalam/contract/kernel/problem.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import BehalfPage from './BehalfPage.tsx'
import { aigul } from './samples.ts'

const address = '/behalf_auth?hash=a-hash-of-one-minute'
const teacher = 'h.eyJzdWIiOiI3In0.s'
const pupil = 'h.eyJzdWIiOiI4In0.s'
const tokens = { access_token: pupil, expires_in: 900 }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => token.set(null))

test('nobody is here: the hash signs its person in at once', async () => {
  const sent = serve([[auth.behalf, () => tokens]])
  show(<BehalfPage />, { address })
  await expect.poll(() => token.get()).toBe(pupil)
  expect(sent).toHaveLength(1)
})

test('somebody who is signed in is named and asked; staying leaves the hash unused', async () => {
  token.set(teacher)
  const sent = serve([
    [auth.userInfo, () => aigul],
    [auth.behalf, () => tokens],
  ])
  show(<BehalfPage />, { address })

  await screen.findByText(new RegExp(`Қазір жүйеде: ${aigul.surname} ${aigul.firstname}`))
  expect(sent).toEqual([])
  await press('Осы аккаунтта қалу')
  expect([window.location.pathname, token.get(), sent.length]).toEqual(['/', teacher, 0])
})

test('somebody who is signed in and agrees is replaced', async () => {
  token.set(teacher)
  serve([
    [auth.userInfo, () => aigul],
    [auth.behalf, () => tokens],
  ])
  show(<BehalfPage />, { address })
  await press('Сілтеме арқылы кіру')
  await expect.poll(() => token.get()).toBe(pupil)
})

test('a session that has ended here stands in nobody’s way', async () => {
  token.set(teacher)
  serve([
    [
      auth.userInfo,
      () => {
        throw authRequired()
      },
    ],
    [auth.behalf, () => tokens],
  ])
  show(<BehalfPage />, { address })
  await expect.poll(() => token.get()).toBe(pupil)
  expect(window.location.pathname).toBe('/behalf_auth')
})

test('a refused hash leaves whoever is signed in where they are', async () => {
  token.set(teacher)
  serve([
    [auth.userInfo, () => aigul],
    [
      auth.behalf,
      () => {
        throw handOverRefused()
      },
    ],
  ])
  show(<BehalfPage />, { address })
  await press('Сілтеме арқылы кіру')
  await screen.findByText(/Сілтеме ескірген/)
  expect(token.get()).toBe(teacher)
  expect(screen.getByRole('link', { name: 'Осы аккаунтта қалу' }).getAttribute('href')).toBe('/')
})

test('no window message and no storage of the page holds a refresh token', async () => {
  const told = vi.spyOn(window, 'postMessage').mockReturnValue()
  serve([[auth.behalf, () => tokens]])
  show(<BehalfPage />, { address })
  await expect.poll(() => token.get()).toBe(pupil)
  expect(told).toHaveBeenCalledWith({ type: 'login', payload: { token: pupil, refreshToken: null } }, expect.anything())
})
