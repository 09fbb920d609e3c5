import { auth } from '@qalam/contract/auth/api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { retries, serverWaits } from '#platform/http/states.ts'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { userInfo } from '#features/auth/reads.ts'
import { ServerWaits } from './ServerWaits.tsx'

afterEach(() => {
  serverWaits.set(false)
  token.set(null)
})

test('a server in trouble is said over the page with the help; what was typed below stays (ERR-500-1, ERR-FAQ-1, ERR-FAQ-2)', async () => {
  token.set('access')
  serve([[auth.userInfo, () => ({ ...aigul, role: 'teacher' as const })]])
  const { client } = show(
    <>
      <input aria-label="typed" />
      <ServerWaits />
    </>,
  )
  await client.fetchQuery(userInfo)
  await userEvent.type(screen.getByLabelText('typed'), 'жарты сөз')
  serverWaits.set(true)

  await screen.findByRole('dialog')
  await userEvent.type(await screen.findByRole('searchbox'), 'балл{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: /балл қалай қойылады/ }))
  expect(screen.getByText(/Enter басыңыз/)).toBeDefined()
  // Nothing there asks the server that is away, or leads off the page.
  expect(screen.queryByText('Бұл көмектесті ме?')).toBeNull()
  expect(screen.queryAllByRole('link')).toEqual([])

  const before = retries.get()
  await userEvent.click(screen.getByRole('button', { name: 'retry' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(retries.get()).toBe(before + 1)
  expect(screen.getByLabelText('typed')).toHaveProperty('value', 'жарты сөз')
})
