import { payments } from '@qalam/contract/payments/api.ts'
import type { Reward } from '@qalam/contract/payments/api-rewards.ts'
import type { Beneficiary } from '@qalam/contract/payments/shapes.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import styles from '../Payments.module.css'
import { afterPayment } from '../reads.ts'

type Props = { reward: Reward; people: readonly Beneficiary[]; currentScore: number; onClose: () => void }

/** M-43: the price, what there is, and the terms that have to be ticked (V-BONUS-1, 2). */
export function RewardDialog({ reward, people, currentScore, onClose }: Props) {
  const [terms, setTerms] = useState(false)
  const [whom, setWhom] = useState(people[0]?.userId ?? 0)
  const [uuid] = useState(() => crypto.randomUUID())
  const order = useCommand(payments.bonusOrder, { silent: true, refresh: afterPayment })
  const submit = () =>
    order.mutateAsync({ body: { uuid, id: reward.id, points: reward.points, beneficiaryId: whom, terms: true } }).then(
      () => {
        tellSuccess(text('payments.bonus-done'))
        onClose()
      },
      () => undefined,
    )

  return (
    <FormDialog
      title={text('payments.bonus-order-title')}
      action={text('payments.buy')}
      submit={submit}
      busy={order.isPending}
      disabled={!terms || currentScore < reward.points}
      error={order.error ? saidBy(order.error) : null}
      onClose={onClose}
    >
      <p className={styles.facts}>
        <strong>{reward.name[currentLanguage()]}</strong>
        <span>{text('payments.months', { count: reward.months })}</span>
      </p>
      {people.length > 1 && (
        <RadioGroup
          label={text('payments.for-whom')}
          value={whom}
          column
          onChange={(id) => setWhom(id ?? whom)}
          choices={people.map(({ userId, name }) => ({ value: userId, label: name }))}
        />
      )}
      <p className={styles.facts}>
        <span>
          {text('payments.bonus-price')}: {text('payments.points-count', { count: reward.points })}
        </span>
        <span>
          {text('payments.bonus-score')}: {text('payments.points-count', { count: currentScore })}
        </span>
      </p>
      <CheckField label={text('payments.bonus-terms')} value={terms} onChange={setTerms} required />
    </FormDialog>
  )
}
