import { auth } from '@qalam/contract/auth/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type SignedIn, useSignOutGuard } from '#features/auth/public.tsx'
import { aigul, demoStart } from '#features/auth/samples.ts'
import { countIn } from '#platform/outbox/unsent.ts'
import { makeOutbox } from '#platform/outbox/outbox.ts'
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

/** A queue with one mark whose line is broken until `mend`. */
function waitingMark() {
  let isBroken = true
  const outbox = makeOutbox<number, null>({
    who: () => token.get(),
    most: 10,
    send: async (entries) =>
      isBroken
        ? { again: 'line' }
        : { answers: entries.map(({ id }) => ({ id, outcome: 'stored', version: 1, says: null })) },
  })
  countIn(outbox)
  outbox.put({ slot: 'a cell', owner: 'access', value: 9, base: 0 })
  const mend = () => {
    isBroken = false
    outbox.flush()
  }
  return { outbox, mend }
}

test('a mark that waits on this device asks first: stay keeps the person and the mark', async () => {
  const { outbox } = waitingMark()
  show(<UserMenu user={teacher} />)
  await signOut()
  expect((await screen.findByRole('dialog', { name: 'Шығу' })).textContent).toContain('сақталмаған жазбалар бар: 1')

  await userEvent.click(screen.getByRole('button', { name: 'Осында қалу' }))
  expect([token.get(), outbox.count('access').waiting]).toEqual(['access', 1])
  outbox.forget('access')
})

test('who signs out all the same loses what waits', async () => {
  const { outbox } = waitingMark()
  show(<UserMenu user={teacher} />)
  await signOut()
  await userEvent.click(await screen.findByRole('button', { name: 'Шығу, жоғалту: 1' }))
  await expect.poll(() => token.get()).toBeNull()
  expect(outbox.size()).toBe(0)
})

test('once the line is back the mark is stored and the person is signed out without another press', async () => {
  const { outbox, mend } = waitingMark()
  show(<UserMenu user={teacher} />)
  await signOut()
  await screen.findByRole('dialog', { name: 'Шығу' })
  mend()
  await expect.poll(() => token.get()).toBeNull()
  expect(outbox.count('access').waiting).toBe(0)
})
