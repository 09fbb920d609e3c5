import { payments, type Product } from '@qalam/contract/payments/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import SubscribePage from './SubscribePage.tsx'

const words = (name: string) => ({ kz: name, ru: name, en: name })
const product: Product = {
  id: 1,
  type: 'student',
  name: words('Оқушы'),
  description: words('Күнделік'),
  trialDays: 0,
  listPeriod: [
    { period: 1, price: 50_000, pricePerMonth: 50_000 },
    { period: 3, price: 135_000, pricePerMonth: 45_000 },
  ],
}

function house({ balance = 0 }: { balance?: number } = {}) {
  const people = [{ userId: 7, name: 'Асан Әли', triedProducts: [], hasSubscribe: false }]
  return serve([
    [payments.showcase, () => ({ featured: [product], showcase: [] })],
    [payments.active, () => ({ people, rows: [] })],
    [payments.balance, () => ({ balance, points: 25 })],
    [payments.transactions, () => ({ rows: [], page: 1, total: 0, pageSize: 20 })],
    [payments.subscribe, () => ({ status: 'success' as const, missing: 0 })],
  ])
}

test('three months are chosen and paid from the balance', async () => {
  const sent = house({ balance: 200_000 })
  show(<SubscribePage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Сатып алу' }))
  await userEvent.click(screen.getByRole('radio', { name: /^3 ай/ }))
  await userEvent.click(screen.getByRole('button', { name: /төлеу$/ }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ productId: 1, period: 3, price: 135_000, beneficiaryId: 7 }])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('where the balance lacks, it is said how much, and nothing can be sent', async () => {
  house({ balance: 20_000 })
  show(<SubscribePage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Сатып алу' }))
  expect(screen.getByText(/жетпейді/).textContent).toContain('300 ₸')
  expect(screen.getByRole('button', { name: /төлеу$/ })).toHaveProperty('disabled', true)
})
