import { tenge } from '@qalam/contract/payments/rules.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { currentLanguage, text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { balance, ways } from '../reads.ts'
import styles from './Buy.module.css'
import { CodeStep } from './CodeStep.tsx'
import { type Purchase, pointsOf, waysFor } from './purchase.ts'
import { Trouble } from './Trouble.tsx'
import { type Ended, usePurchase } from './usePurchase.ts'
import { WayForm } from './WayForm.tsx'
import { WayList } from './WayList.tsx'
import { WhatFor } from './WhatFor.tsx'

type Props = { purchase: Purchase; onEnd: (ended: Ended) => void; onTopUp: () => void; onClose: () => void }

/** M-23: for whom and how long, by what, and what became of it (S-PAY-1, C-MODALW-4). */
export function BuyDialog({ purchase, onEnd, onTopUp, onClose }: Props) {
  const info = useSuspenseQuery(ways).data
  const money = useSuspenseQuery(balance).data
  const it = usePurchase(purchase, onEnd)
  const { choice, price, step } = it
  const name = (purchase.kind === 'product' ? purchase.product : purchase).name[currentLanguage()]
  const title = text('payments.buy-title', { product: name })
  const methods = waysFor(purchase, choice.period, info.methods)
  const method = methods.find(({ type }) => type === choice.way)
  const lacking = choice.way === 'balance' && money.balance < price ? price - money.balance : null
  const pointsLacking = choice.way === 'bonus_wallet' && money.points < pointsOf(price)
  const phoneMissing = choice.way === 'operator_billing' && it.phone.length < 12
  const stopped = !method || lacking !== null || pointsLacking || phoneMissing || it.missing !== null
  if (step === 'code') return <CodeStep uuid={it.uuid} title={title} onEnd={onEnd} onBack={it.back} onClose={onClose} />

  const footer = method && !method.isHelp && (
    <Button kind="main" busy={it.busy || step === 'going'} disabled={stopped} onClick={() => void it.pay()}>
      {choice.way === 'bonus_wallet'
        ? text('payments.pay-points', { count: pointsOf(price) })
        : text('payments.pay-by', { price: tenge(price) })}
    </Button>
  )
  return (
    <Dialog
      title={title}
      width={540}
      locked={it.busy || step === 'going'}
      onClose={onClose}
      footer={footer || undefined}
    >
      <div className={styles.body}>
        <WhatFor purchase={purchase} choice={choice} disabled={it.busy} onChoose={it.choose} />
        <WayList methods={methods} chosen={choice.way} disabled={it.busy} onChoose={(way) => it.choose({ way })} />
        {choice.way && <WayForm way={choice.way} info={info} phone={it.phone} onPhone={it.setPhone} money={money} />}
        <Trouble
          it={it}
          lacking={it.missing ?? lacking}
          pointsLacking={pointsLacking}
          money={money}
          onTopUp={onTopUp}
        />
        <p role="status" className={styles.quiet}>
          {step === 'going' ? text('payments.going') : it.busy ? text('payments.processing') : ''}
        </p>
        <p className={styles.quiet}>{text('payments.terms')}</p>
      </div>
    </Dialog>
  )
}
