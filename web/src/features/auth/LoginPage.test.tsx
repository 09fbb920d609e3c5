import { auth } from '@qalam/contract/auth/api.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { codeNeeded } from '@qalam/contract/second-factor/problems.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { arriving, token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import LoginPage from './LoginPage.tsx'
import { demoStart, tokens } from './samples.ts'

afterEach(() => {
  token.set(null)
  arriving.set(false)
})

async function signIn(login: string, password: string) {
  await userEvent.type(screen.getByLabelText('Логин'), login)
  await userEvent.type(screen.getByLabelText('Құпиясөз'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Кіру' }))
}

test('a teacher signs in with login and password', async () => {
  const sent = serve([
    [schools.config, () => ({ ...demoStart, demo: [] })],
    [auth.login, () => tokens],
  ])
  show(<LoginPage />)

  await signIn('a.sarsenova', 'demo12')

  await expect.poll(() => token.get()).toBe('access')
  expect(arriving.get()).toBe(true)
  expect(sent).toMatchObject([
    { path: '/api/v3/os/guest/auth/login', body: { login: 'a.sarsenova', password: 'demo12' } },
  ])
  expect(sent[0]?.headers.get('authorization')).toBeNull()
})

test('a wrong pair is said under the password and nothing typed is lost', async () => {
  serve([
    [schools.config, () => demoStart],
    [
      auth.login,
      () => {
        throw fieldProblem('password', 'invalid')
      },
    ],
  ])
  show(<LoginPage />)

  await signIn('a.sarsenova', 'oops')

  expect(await screen.findByText('Мәні дұрыс емес')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Логин').value).toBe('a.sarsenova')
  expect(token.get()).toBeNull()
})

test('the demo school offers a button per role, any other set-up none', async () => {
  const sent = serve([
    [schools.config, () => demoStart],
    [auth.login, () => tokens],
  ])
  show(<LoginPage />)

  await userEvent.click(await screen.findByRole('button', { name: /Мұғалім/ }))

  await expect.poll(() => token.get()).toBe('access')
  expect(sent).toMatchObject([{ body: { login: 'a.sarsenova', password: 'demo12' } }])
})

test('the password can be shown and hidden', async () => {
  serve([[schools.config, () => demoStart]])
  show(<LoginPage />)
  const field = screen.getByLabelText<HTMLInputElement>('Құпиясөз')

  expect(field.type).toBe('password')
  await userEvent.click(field.parentElement?.querySelector('button') ?? field)
  expect(field.type).toBe('text')
})

test('who has a second factor is asked for its code after the password, and may trust the browser', async () => {
  const sent = serve([
    [schools.config, () => ({ ...demoStart, demo: [] })],
    [
      auth.login,
      () => {
        throw codeNeeded({ step: 'a-step-of-this-sign-in' })
      },
    ],
    [secondFactor.enter, () => tokens],
  ])
  show(<LoginPage />)

  await signIn('a.sarsenova', 'demo12')
  await userEvent.type(await screen.findByLabelText('Код'), '123456')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Кіру' }))

  await expect.poll(() => token.get()).toBe('access')
  expect(sent.at(-1)).toMatchObject({ body: { step: 'a-step-of-this-sign-in', code: '123456', trust: true } })
})
