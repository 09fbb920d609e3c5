import { tenge } from '@qalam/contract/payments/rules.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Payments.module.css'
import { balance, ways } from '../reads.ts'

/** The money, the points, and what to do with either. */
export function BalanceCard({ onTopUp, onShop }: { onTopUp: () => void; onShop: () => void }) {
  const money = useSuspenseQuery(balance).data
  const { methods, shop } = useSuspenseQuery(ways).data
  const canTopUp = methods.some(({ type }) => type === 'bank_card')

  return (
    <Card title={text('payments.balance')}>
      <div className={styles.line}>
        <p className={styles.facts}>
          <strong className={styles.sum}>{tenge(money.balance)}</strong>
          <span>
            {text('payments.points')}: {money.points}
          </span>
        </p>
        <div className={styles.acts}>
          <LinkButton href="/profile/bilim-bonus">{text('payments.bonus-title')}</LinkButton>
          {shop.length > 0 && <Button onClick={onShop}>{text('payments.shop')}</Button>}
          {canTopUp && (
            <Button kind="main" onClick={onTopUp}>
              {text('payments.top-up')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
