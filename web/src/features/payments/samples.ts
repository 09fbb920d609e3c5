import type { Reward } from '@qalam/contract/payments/api-rewards.ts'
import type { Beneficiary } from '@qalam/contract/payments/shapes.ts'

export const people: Beneficiary[] = [
  { userId: 7, name: 'Мамытбеков Ұлан', triedProducts: [], hasSubscribe: false },
  { userId: 8, name: 'Мамытбекова Сандуғаш', triedProducts: [1], hasSubscribe: true },
]

export const reward: Reward = {
  ...{ id: 1, productId: 1, type: 'student', months: 1, points: 500 },
  name: { kz: 'Оқушы жазылымы', ru: 'Подписка ученика', en: 'Student subscription' },
}
