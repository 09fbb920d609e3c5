import { type Beneficiary, payments, type Product } from '@qalam/contract/payments/api.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Payments.module.css'
import { afterPayment } from './reads.ts'

type Props = { product: Product; people: readonly Beneficiary[]; balance: number; onClose: () => void }

/** M-23: for whom, for how long, then paid from the balance; where it lacks, how much and what to do (S-PAY-8). */
export function BuyDialog({ product, people, balance, onClose }: Props) {
  const { listPeriod } = product
  const [whom, setWhom] = useState(people[0]?.userId ?? 0)
  const [period, setPeriod] = useState(listPeriod[0]?.period ?? 1)
  const [missing, setMissing] = useState<number | null>(null)
  // One purchase however often the button is pressed; another choice is another order.
  const [order, setOrder] = useState(() => crypto.randomUUID())
  const buy = useCommand(payments.subscribe, { silent: true, refresh: afterPayment })
  const price = listPeriod.find((one) => one.period === period)?.price ?? 0
  const choose =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setMissing(null)
      setOrder(crypto.randomUUID())
    }
  const pay = async () => {
    const body = { uuid: order, productId: product.id, period, price, beneficiaryId: whom }
    const answer = await buy.mutateAsync({ body }).catch(() => null)
    if (answer === null) return
    if (answer.status === 'reject_no_balance') return setMissing(answer.missing)
    tellSuccess(text('payments.paid'))
    onClose()
  }
  const lacking = missing ?? (balance < price ? price - balance : null)

  return (
    <Dialog
      title={text('payments.buy-title', { product: product.name[currentLanguage()] })}
      locked={buy.isPending}
      onClose={onClose}
      footer={
        <Button kind="main" busy={buy.isPending} disabled={lacking !== null} onClick={() => void pay()}>
          {text('payments.pay', { price: tenge(price) })}
        </Button>
      }
    >
      <div className={styles.page}>
        {people.length > 1 && (
          <RadioGroup
            label={text('payments.for-whom')}
            value={whom}
            column
            onChange={choose((id: number | null | undefined) => setWhom(id ?? whom))}
            choices={people.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        )}
        <RadioGroup
          label={text('payments.period')}
          value={period}
          column
          onChange={choose((months: number | null | undefined) => setPeriod(months ?? period))}
          choices={listPeriod.map((one) => ({
            value: one.period,
            label: `${text('payments.months', { count: one.period })} — ${tenge(one.price)}`,
          }))}
        />
        <p className={styles.facts}>
          <span>
            {text('payments.balance')}: {tenge(balance)}
          </span>
          <strong>
            {text('payments.to-pay')}: {tenge(price)}
          </strong>
        </p>
        {lacking !== null && <p role="status">{text('payments.no-balance', { missing: tenge(lacking) })}</p>}
        {buy.error && <Complaint text={saidBy(buy.error)} />}
      </div>
    </Dialog>
  )
}
