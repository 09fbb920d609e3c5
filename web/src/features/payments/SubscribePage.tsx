import { accessChanged } from '@qalam/contract/payments/events.ts'
import type { Product } from '@qalam/contract/payments/api.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { BuyDialog } from './BuyDialog.tsx'
import { HeldList } from './HeldList.tsx'
import styles from './Payments.module.css'
import { ProductCard } from './ProductCard.tsx'
import { active, afterPayment, balance, showcase } from './reads.ts'
import { Transactions } from './Transactions.tsx'

/** The subscription page: what is open, what is sold to one's role, the balance and its movements (R-2.9-07). */
export default function SubscribePage() {
  const held = useSuspenseQuery(active).data
  const money = useSuspenseQuery(balance).data
  const sold = useSuspenseQuery(showcase).data
  const [buying, setBuying] = useState<Product | null>(null)
  useLive(accessChanged, () => afterPayment, afterPayment)
  const lists = [
    { title: text('payments.featured'), products: sold.featured },
    { title: text('payments.showcase'), products: sold.showcase },
  ].filter(({ products }) => products.length > 0)

  return (
    <Screen title={text('payments.title')}>
      <div className={styles.page}>
        <Card title={text('payments.balance')}>
          <p className={styles.facts}>
            <strong>{tenge(money.balance)}</strong>
            <span>
              {text('payments.points')}: {money.points}
            </span>
          </p>
        </Card>
        <HeldList {...held} />
        {lists.map(({ title, products }) => (
          <Card key={title} title={title}>
            <ul className={styles.list}>
              {products.map((product) => (
                <ProductCard key={product.id} {...{ product }} people={held.people} onBuy={() => setBuying(product)} />
              ))}
            </ul>
          </Card>
        ))}
        {lists.length === 0 && <EmptyList title={text('payments.nothing-sold')} />}
        <Transactions />
      </div>
      {buying && (
        <BuyDialog product={buying} people={held.people} balance={money.balance} onClose={() => setBuying(null)} />
      )}
    </Screen>
  )
}
