import { auth } from '@qalam/contract/auth/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type SignedIn, useSignOutGuard } from '#features/auth/public.tsx'
import { aigul, demoStart } from '#features/auth/samples.ts'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { UserMenu } from './header/UserMenu.tsx'

const teacher: SignedIn = { ...aigul, role: 'teacher' }

afterEach(() => token.set(null))

function ActiveTest({ complete }: { complete: () => Promise<unknown> }) {
  useSignOutGuard('auth.default-password', complete)
  return <UserMenu user={teacher} />
}

async function signOut() {
  token.set('access')
  serve([
    [schools.config, () => demoStart],
    [auth.logout, () => ({})],
  ])
  await userEvent.click(screen.getByRole('button', { name: /Менің мәзірім/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Шығу' }))
}

test('who has nothing under way is signed out at once', async () => {
  show(<UserMenu user={teacher} />)
  await signOut()
  await expect.poll(() => token.get()).toBeNull()
})

test('an active test asks first and is completed before the person is signed out', async () => {
  const complete = vi.fn(async () => undefined)
  show(<ActiveTest complete={complete} />)
  await signOut()
  await screen.findByRole('dialog', { name: 'Шығу' })
  expect([token.get(), complete.mock.calls.length]).toEqual(['access', 0])

  await userEvent.click(screen.getByRole('button', { name: 'Шығу' }))
  await expect.poll(() => token.get()).toBeNull()
  expect(complete).toHaveBeenCalledOnce()
})

test('a test that cannot be completed keeps the person signed in', async () => {
  show(<ActiveTest complete={() => Promise.reject(new Error('away'))} />)
  await signOut()
  await screen.findByRole('dialog', { name: 'Шығу' })
  await userEvent.click(screen.getByRole('button', { name: 'Шығу' }))

  expect(await screen.findByRole('alert')).toBeDefined()
  expect(token.get()).toBe('access')
})
