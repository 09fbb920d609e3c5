import { auth } from '@qalam/contract/auth/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { RelatedAccountsDialog } from './RelatedAccountsDialog.tsx'
import { aigul, places } from './samples.ts'

afterEach(() => token.set(null))

test('a person with two places sees both, is at one of them, and goes over to the other (M-31)', async () => {
  const sent = serve([
    [auth.relatedAccounts, () => places],
    [auth.userInfo, () => aigul],
    [auth.relatedAuth, () => ({ access_token: 'of the parent', expires_in: 900 })],
  ])
  show(<RelatedAccountsDialog onClose={vi.fn()} />)
  const here = await screen.findByRole('button', { name: /№7 мектеп-гимназия/ })
  expect(here).toHaveProperty('disabled', true)

  await userEvent.click(screen.getByRole('button', { name: /№12 мектеп-лицей/ }))
  await vi.waitFor(() => expect(token.get()).toBe('of the parent'))
  expect(sent).toMatchObject([{ path: auth.relatedAuth.path, body: { userId: 3390 } }])
})
