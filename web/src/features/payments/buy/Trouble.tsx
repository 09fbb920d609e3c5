import { phoneEmpty } from '@qalam/contract/payments/problems.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Buy.module.css'
import { pointsOf } from './purchase.ts'
import type { usePurchase } from './usePurchase.ts'

type Props = {
  it: Pick<ReturnType<typeof usePurchase>, 'error' | 'back' | 'price'>
  lacking: number | null
  pointsLacking: boolean
  money: { points: number }
  onTopUp: () => void
}

const emptyPhone = phoneEmpty({ status: 2 }).code

/** Why it cannot be paid so, and what to do: top up (S-PAY-8), or another way (ERR-OPER-1). */
export function Trouble({ it, lacking, pointsLacking, money, onTopUp }: Props) {
  const { error, back, price } = it
  if (error?.code === emptyPhone)
    return (
      <div className={styles.body}>
        <Complaint text={text('payments.not-enough-phone')} />
        <Button onClick={back}>{text('payments.back-to-ways')}</Button>
      </div>
    )
  if (error) return <Complaint text={saidBy(error)} />
  if (pointsLacking)
    return <p role="status">{text('payments.no-points', { missing: pointsOf(price) - money.points })}</p>
  if (lacking === null) return null
  return (
    <div className={styles.facts}>
      <p role="status">{text('payments.lacking', { missing: tenge(lacking) })}</p>
      <Button onClick={onTopUp}>{text('payments.top-up')}</Button>
    </div>
  )
}
