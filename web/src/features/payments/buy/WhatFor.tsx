import { tenge } from '@qalam/contract/payments/rules.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import styles from './Buy.module.css'
import { type PurchaseChoice, priceOf, type Purchase } from './purchase.ts'

type Props = {
  purchase: Purchase
  choice: PurchaseChoice
  disabled: boolean
  onChoose: (some: Partial<PurchaseChoice>) => void
}

/** For whom, for how long, and what it costs; of a single thing only what it costs. */
export function WhatFor({ purchase, choice, disabled, onChoose }: Props) {
  const price = tenge(priceOf(purchase, choice.period))
  const total = (
    <p className={styles.facts}>
      <span>{text('payments.to-pay')}</span>
      <strong>{price}</strong>
    </p>
  )
  if (purchase.kind === 'piece') return total
  const { people, product } = purchase

  return (
    <>
      {people.length > 1 && product.type === 'student' && (
        <RadioGroup
          label={text('payments.for-whom')}
          value={choice.whom}
          column
          disabled={disabled}
          onChange={(whom) => onChoose({ whom: whom ?? choice.whom })}
          choices={people.map(({ userId, name }) => ({ value: userId, label: name }))}
        />
      )}
      {product.listPeriod.length > 1 && (
        <RadioGroup
          label={text('payments.period')}
          value={choice.period}
          column
          disabled={disabled}
          onChange={(period) =>
            onChoose({ period: period ?? choice.period, ...(choice.way === 'bank_wallet' && { way: null }) })
          }
          choices={product.listPeriod.map((one) => ({
            value: one.period,
            label: `${text('payments.months', { count: one.period })} — ${tenge(one.price)}`,
          }))}
        />
      )}
      {total}
    </>
  )
}
