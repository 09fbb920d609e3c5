import { tenge } from '@qalam/contract/payments/rules.ts'
import type { Product } from '@qalam/contract/payments/shapes.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { currentLanguage, text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { certification, ways } from '../reads.ts'
import styles from './Buy.module.css'

type Props = {
  /** What may be bought here; the rest is shown with its price alone. */
  sold: readonly Product[]
  onProduct: (product: Product) => void
  onCertification: (price: number, name: Product['name']) => void
  onClose: () => void
}

/** M-60: a teacher’s month, the school’s year, a certification (C-MONEY-3, Q-040). */
export function ShopDialog({ sold, onProduct, onCertification, onClose }: Props) {
  const { shop } = useSuspenseQuery(ways).data
  const owned = useQuery(certification).data?.isOwned === true

  return (
    <Dialog title={text('payments.shop-title')} width={540} onClose={onClose}>
      <ul className={styles.shop}>
        {shop.map(({ key, name, price, productId }) => {
          const product = sold.find(({ id }) => id === productId)
          return (
            <li key={key}>
              <span>
                {name[currentLanguage()]} — <strong>{tenge(price)}</strong>
              </span>
              {product && <Button onClick={() => onProduct(product)}>{text('payments.shop-buy')}</Button>}
              {key === 'certification' && owned && <Badge tone="success">{text('payments.shop-owned')}</Badge>}
              {key === 'certification' && !owned && (
                <Button onClick={() => onCertification(price, name)}>{text('payments.shop-buy')}</Button>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
