import { accessChanged, moneyMoved } from '@qalam/contract/payments/events.ts'
import type { Product } from '@qalam/contract/payments/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { BuyDialog } from '../buy/BuyDialog.tsx'
import type { Purchase } from '../buy/purchase.ts'
import { ShopDialog } from '../buy/ShopDialog.tsx'
import { TopUpDialog } from '../buy/TopUpDialog.tsx'
import type { Ended } from '../buy/usePurchase.ts'
import styles from '../Payments.module.css'
import { active, afterPayment, showcase, waiting } from '../reads.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { HeldList } from './HeldList.tsx'
import { OrderResult } from './OrderResult.tsx'
import { ProductCard } from './ProductCard.tsx'
import { Transactions } from './Transactions.tsx'

/** The subscription page: what is open, what is sold to one's role, the balance and its movements (R-2.9-08). */
export default function SubscribePage() {
  const held = useSuspenseQuery(active).data
  const sold = useSuspenseQuery(showcase).data
  const orders = useSuspenseQuery(waiting).data.rows
  const [filters, setFilters] = useFilters()
  const [buying, setBuying] = useState<Purchase | null>(null)
  const [shopping, setShopping] = useState(false)
  useLive(accessChanged, () => afterPayment, afterPayment)
  useLive(moneyMoved, () => afterPayment, afterPayment)
  const asked = filters['order']
  const shown = [...new Set([...(asked ? [asked] : []), ...orders.slice(0, 2).map(({ uuid }) => uuid)])]
  const lists = [
    { title: text('payments.featured'), products: sold.featured },
    { title: text('payments.showcase'), products: sold.showcase },
  ].filter(({ products }) => products.length > 0)
  const buy = (product: Product) => setBuying({ kind: 'product', product, people: held.people })
  /** From the purchase too it is topped up here (S-PAY-10). */
  const toTopUp = () => {
    setBuying(null)
    setFilters({ 'top-up': 'on' })
  }
  const end = ({ uuid }: Ended) => {
    setBuying(null)
    setFilters({ order: uuid })
  }

  return (
    <Screen title={text('payments.title')}>
      <div className={styles.page}>
        {shown.map((uuid) => (
          <OrderResult key={uuid} uuid={uuid} onClose={() => setFilters({ order: '' })} />
        ))}
        <BalanceCard onTopUp={toTopUp} onShop={() => setShopping(true)} />
        <HeldList
          {...held}
          onBuy={(id) => [...sold.featured, ...sold.showcase].filter((one) => one.id === id).forEach(buy)}
        />
        {lists.map(({ title, products }) => (
          <Card key={title} title={title}>
            <ul className={styles.list}>
              {products.map((product) => (
                <ProductCard key={product.id} {...held} product={product} onBuy={() => buy(product)} />
              ))}
            </ul>
          </Card>
        ))}
        {lists.length === 0 && <EmptyList title={text('payments.nothing-sold')} />}
        <Transactions />
      </div>
      <Suspense fallback={null}>
        {shopping && !buying && (
          <ShopDialog
            sold={[...sold.featured, ...sold.showcase]}
            onProduct={buy}
            onCertification={(price, name) => setBuying({ kind: 'piece', courseId: 1, name, price })}
            onClose={() => setShopping(false)}
          />
        )}
        {buying && <BuyDialog purchase={buying} onEnd={end} onTopUp={toTopUp} onClose={() => setBuying(null)} />}
        {filters['top-up'] && !buying && <TopUpDialog onClose={() => setFilters({ 'top-up': '' })} />}
      </Suspense>
    </Screen>
  )
}
