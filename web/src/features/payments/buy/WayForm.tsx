import { tenge } from '@qalam/contract/payments/rules.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import { text } from '#platform/text.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import styles from './Buy.module.css'
import { WayHelp } from './WayHelp.tsx'

type Props = {
  way: PaymentType
  info: Parameters<typeof WayHelp>[0]['info']
  phone: string
  onPhone: (phone: string) => void
  money: { balance: number; points: number }
}

/** What one way needs or tells: a phone, how much there is, or where to go. */
export function WayForm({ way, info, phone, onPhone, money }: Props) {
  if (way === 'operator_billing')
    return (
      <PhoneField
        label={text('payments.phone')}
        hint={text('payments.phone-hint')}
        required
        value={phone}
        onChange={onPhone}
      />
    )
  if (way === 'balance')
    return (
      <p className={styles.facts}>
        <span>{text('payments.balance')}</span>
        <strong>{tenge(money.balance)}</strong>
      </p>
    )
  if (way === 'bonus_wallet')
    return (
      <p className={styles.facts}>
        <span>{text('payments.bonus-score')}</span>
        <strong>{text('payments.points-count', { count: money.points })}</strong>
      </p>
    )
  return <WayHelp way={way} info={info} />
}
