import { payments } from '@qalam/contract/payments/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import { text } from '#platform/text.ts'
import styles from './Buy.module.css'

type Info = Answer<typeof payments.paymentInfo>
type Props = { way: PaymentType; info: Pick<Info, 'payerNumber' | 'bank'> }

/** How one pays elsewhere: a text, the payer number, and for a cash desk four steps (C-PAYTYPE-2). */
export function WayHelp({ way, info }: Props) {
  const { payerNumber, bank } = info
  if (way === 'cash_desk')
    return (
      <ol>
        {([1, 2, 3, 4] as const).map((step) => (
          <li key={step}>{text(`payments.help-cash_desk-${step}`, { number: payerNumber })}</li>
        ))}
      </ol>
    )
  if (way !== 'terminal' && way !== 'wallet' && way !== 'bank_transfer') return null
  return (
    <div className={styles.body}>
      <p className={styles.facts}>{text(`payments.help-${way}`)}</p>
      <p className={styles.facts}>
        <span>{text('payments.payer-number')}</span>
        <span className={styles.number}>{payerNumber}</span>
      </p>
      {way === 'bank_transfer' && bank && (
        <dl className={styles.details}>
          <dt>{text('payments.bank-name')}</dt>
          <dd>{bank.name}</dd>
          <dt>{text('payments.iban')}</dt>
          <dd>{bank.iban}</dd>
          <dt>{text('payments.bin')}</dt>
          <dd>{bank.bin}</dd>
        </dl>
      )}
    </div>
  )
}
