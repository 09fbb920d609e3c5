import { auth } from '@qalam/contract/auth/api.ts'
import { type Contacts, profile } from '@qalam/contract/profile/api.ts'
import { wrongEmailCode } from '@qalam/contract/profile/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ContactsPage from '../ContactsPage.tsx'

const nothing: Contacts = { email: null, confirmedAt: null, phone: '', pending: null, mail: true }
const pending = { email: 'me@example.kz', until: '2026-11-16T05:10:00.000Z' }
afterEach(() => token.set(null))

const dialog = () => within(screen.getByRole('dialog'))

test('an address is asked for by the password and proved by its code; a wrong code stays under the field', async () => {
  let contacts = nothing
  let isWrong = true
  const sent = serve([
    [auth.userInfo, () => aigul],
    [profile.contacts, () => contacts],
    [profile.askEmail, () => (contacts = { ...nothing, pending })],
    [
      profile.confirmEmail,
      () => {
        if (isWrong) throw wrongEmailCode()
        return (contacts = { ...nothing, email: pending.email, confirmedAt: pending.until })
      },
    ],
  ])
  show(<ContactsPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Пошта қосу' }))
  await userEvent.type(dialog().getByLabelText(/^Электрондық пошта/), 'me@example.kz')
  await userEvent.type(dialog().getByLabelText(/^Құпиясөз/), 'kitap7dala')
  await userEvent.click(dialog().getByRole('button', { name: 'Код жіберу' }))

  const code = await screen.findByLabelText(/^Хаттағы код/)
  await userEvent.type(code, '12345')
  await userEvent.click(dialog().getByRole('button', { name: 'Поштаны растау' }))
  expect(await dialog().findByText('Код алты цифрдан тұрады')).toBeTruthy()
  await userEvent.type(code, '6')
  await userEvent.click(dialog().getByRole('button', { name: 'Поштаны растау' }))
  await vi.waitFor(() => expect(sent.map(({ endpoint }) => endpoint)).toContain(profile.confirmEmail))
  expect(code.getAttribute('aria-invalid')).toBe('true')

  isWrong = false
  await userEvent.type(code, '{Backspace}7')
  await userEvent.click(dialog().getByRole('button', { name: 'Поштаны растау' }))
  expect(await screen.findByText('расталған')).toBeTruthy()
  expect(sent[0]?.body).toEqual({ email: 'me@example.kz', password: 'kitap7dala' })
})

test('where no letters can be sent the page says so', async () => {
  serve([
    [auth.userInfo, () => aigul],
    [profile.contacts, () => ({ ...nothing, email: 'me@example.kz', mail: false })],
  ])
  show(<ContactsPage />)
  expect(await screen.findByText(/хат жіберу бапталмаған/)).toBeTruthy()
  expect(screen.getByText('расталмаған')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Поштаны растау' })).toBeNull()
})

test('the look is chosen for this device and told to the account', async () => {
  token.set('access')
  const sent = serve([
    [auth.userInfo, () => aigul],
    [profile.contacts, () => nothing],
    [profile.setLook, () => ({})],
  ])
  show(<ContactsPage />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Қараңғы' }))
  await vi.waitFor(() => expect(sent[0]?.body).toEqual({ scheme: 'dark' }))
  expect(screen.getByRole('radio', { name: 'Қараңғы' })).toHaveProperty('checked', true)
})
