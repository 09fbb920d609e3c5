import { auth } from '@qalam/contract/auth/api.ts'
import { wrongPair } from '@qalam/contract/auth/problems.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { RelatedAccountsDialog } from './RelatedAccountsDialog.tsx'
import { aigul, places } from './samples.ts'

const open = (selfMade: boolean) => {
  const sent = serve([
    [auth.relatedAccounts, () => places.slice(0, 1)],
    [auth.userInfo, () => ({ ...aigul, selfMade })],
    [
      auth.join,
      () => {
        throw wrongPair()
      },
    ],
  ])
  show(<RelatedAccountsDialog onClose={vi.fn()} />)
  return sent
}
const joining = { name: 'Мектеп берген логинмен біріктіру' }

test('who registered by themselves joins by the login and password of the access sheet, and is told what was wrong', async () => {
  const sent = open(true)
  await userEvent.click(await screen.findByRole('button', joining))
  await screen.findByRole('dialog', joining)
  await userEvent.type(screen.getByLabelText(/^Логин/), 'petrov4821')
  await userEvent.type(screen.getByLabelText(/^Құпиясөз/), 'dakemo4821')
  await userEvent.click(screen.getByRole('button', { name: 'Біріктіру' }))

  expect(await screen.findByText('Логин немесе құпиясөз дұрыс емес')).toBeTruthy()
  expect(sent).toMatchObject([{ path: auth.join.path, body: { login: 'petrov4821', password: 'dakemo4821' } }])
})

test('whose account the school made is offered no joining', async () => {
  open(false)
  await screen.findByText('Басқа аккаунтыңыз жоқ')
  expect(screen.queryByRole('button', joining)).toBeNull()
})
