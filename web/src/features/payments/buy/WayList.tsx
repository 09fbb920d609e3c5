import type { Method } from '@qalam/contract/payments/api-paying.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import { useId } from 'react'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import styles from './Buy.module.css'

type Props = {
  methods: readonly Method[]
  chosen: PaymentType | null
  disabled: boolean
  onChoose: (way: PaymentType) => void
}

/** The ways to pay as tiles, a group of radio buttons (SH-MODAL-17); one under another below 710 pixels (SH-MODAL-18). */
export function WayList({ methods, chosen, disabled, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.ways} role="radiogroup">
      <legend className={styles.legend}>{text('payments.way')}</legend>
      {methods.map(({ type, isSandbox }) => (
        <label key={type} className={styles.way}>
          <input
            type="radio"
            name={name}
            checked={chosen === type}
            disabled={disabled}
            onChange={() => onChoose(type)}
          />
          <span>{text(`payments.way-${type}`)}</span>
          {isSandbox && <Badge>{text('payments.sandbox')}</Badge>}
        </label>
      ))}
    </fieldset>
  )
}
