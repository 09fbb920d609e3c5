import { payments } from '@qalam/contract/payments/api.ts'
import type { Beneficiary, Held, Product } from '@qalam/contract/payments/shapes.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { stateOf } from '../label.ts'
import styles from '../Payments.module.css'
import { afterPayment } from '../reads.ts'

type Props = {
  product: Product
  people: readonly Beneficiary[]
  /** What they have now, of this product and of others. */
  rows: readonly Held[]
  onBuy: () => void
}

/** A product: its price a month, its packages above one month, until when one has it, and the way to buy or try it (SH-SUBCARD-1, SH-SUBCARD-2, SH-SUBCARD-3). */
export function ProductCard({ product, people, rows, onBuy }: Props) {
  const begin = useCommand(payments.trial, { refresh: afterPayment })
  const { id, name, description, listPeriod, trialDays } = product
  const held = rows.filter((row) => row.isOwn && row.productId === id && row.isOpen)
  const named = (userId: number) => (people.length > 1 ? people.find((one) => one.userId === userId)?.name : null)
  const untried = trialDays > 0 ? people.find((one) => !one.hasSubscribe && !one.triedProducts.includes(id)) : undefined
  const tryIt = async (beneficiaryId: number) => {
    await begin.mutateAsync({ body: { uuid: crypto.randomUUID(), productId: id, beneficiaryId } }).then(
      () => tellSuccess(text('payments.tried')),
      () => undefined,
    )
  }

  return (
    <li className={styles.line}>
      <div>
        <strong>{name[currentLanguage()]}</strong>
        <p>{description[currentLanguage()]}</p>
        <p className={styles.facts}>
          {listPeriod.map(({ period, price, pricePerMonth }) => (
            <span key={period}>
              {period === 1
                ? text('payments.per-month', { price: tenge(pricePerMonth) })
                : `${text('payments.months', { count: period })} — ${tenge(price)}`}
            </span>
          ))}
        </p>
        {held.map((row) => (
          <p key={row.id}>{[named(row.userId), stateOf(row)].filter(Boolean).join(' · ')}</p>
        ))}
      </div>
      <div className={styles.acts}>
        {untried && (
          <Button busy={begin.isPending} onClick={() => void tryIt(untried.userId)}>
            {text('payments.try', { count: trialDays })}
            {people.length > 1 && ` · ${untried.name}`}
          </Button>
        )}
        {people.length > 0 && listPeriod.length > 0 && (
          <Button kind="main" onClick={onBuy}>
            {text('payments.buy')}
          </Button>
        )}
      </div>
    </li>
  )
}
