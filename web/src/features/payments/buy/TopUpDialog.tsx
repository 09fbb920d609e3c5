import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { payments } from '@qalam/contract/payments/api.ts'
import { useRef, useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

/** M-24: so many tenge by bank card; what the server says of the amount stands under it (V-TOPUP-1, V-TOPUP-2, ERR-TOPUP-1, C-MODALW-6). */
export function TopUpDialog({ onClose }: { onClose: () => void }) {
  const [going, setGoing] = useState(false)
  const orders = useRef(new Map<number, string>())
  const order = useCommand(payments.topUp, { silent: true })
  const draft = useDraft({
    schema: payments.topUp.body.pick({ amount: true }),
    start: { amount: 1000 },
    send: async ({ amount }) => {
      // However often it is sent it is one order; another amount is another one.
      const uuid = orders.current.get(amount) ?? crypto.randomUUID()
      orders.current.set(amount, uuid)
      const { url } = await order.mutateAsync({ body: { uuid, amount } })
      if (!url) return
      setGoing(true)
      window.location.assign(url)
    },
  })

  // What is wrong with the amount stands under it; any other refusal is said as a whole.
  const refusal = order.error && !(order.error instanceof FieldProblems) ? saidBy(order.error) : null

  return (
    <FormDialog
      title={text('payments.top-up')}
      width={920}
      action={text('payments.top-up-action')}
      submit={draft.submit}
      busy={draft.busy || going}
      locked={going}
      error={draft.problem ?? refusal}
      onClose={onClose}
    >
      <NumberField
        label={text('payments.top-up-amount')}
        hint={text('payments.top-up-hint')}
        digits={7}
        required
        autoFocus
        {...draft.field('amount')}
      />
      <p role="status">{going ? text('payments.going') : ''}</p>
    </FormDialog>
  )
}
