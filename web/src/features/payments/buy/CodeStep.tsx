import { payments } from '@qalam/contract/payments/api.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DigitsField } from '#ui/fields/DigitsField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { afterPayment } from '../reads.ts'
import type { Ended } from './usePurchase.ts'

type Props = { uuid: string; title: string; onEnd: (ended: Ended) => void; onBack: () => void; onClose: () => void }

/** The code that the operator sent to the phone, and having it sent again while the operator does. */
export function CodeStep({ uuid, title, onEnd, onBack, onClose }: Props) {
  const [code, setCode] = useState('')
  const [canResend, setCanResend] = useState(true)
  const confirm = useCommand(payments.confirmCode, { silent: true, refresh: afterPayment })
  const again = useCommand(payments.resendCode)
  const submit = () =>
    confirm.mutateAsync({ params: { uuid }, body: { code } }).then(
      ({ status }) => onEnd({ uuid, isPaid: status === 'success' }),
      () => undefined,
    )
  const resend = () =>
    again.mutateAsync({ params: { uuid } }).then(
      (told) => {
        setCanResend(told.canResend)
        tellSuccess(text('payments.resent'))
      },
      () => setCanResend(false),
    )

  return (
    <FormDialog
      title={title}
      width={540}
      action={text('payments.confirm-code')}
      submit={submit}
      busy={confirm.isPending}
      disabled={code.length < 5}
      error={confirm.error ? saidBy(confirm.error) : null}
      extra={<Button onClick={onBack}>{text('payments.back-to-ways')}</Button>}
      onClose={onClose}
    >
      <DigitsField
        label={text('payments.code')}
        hint={text('payments.code-hint')}
        length={5}
        autoComplete="one-time-code"
        required
        value={code}
        onChange={setCode}
      />
      <Button size="small" disabled={!canResend} busy={again.isPending} onClick={() => void resend()}>
        {text('payments.resend')}
      </Button>
    </FormDialog>
  )
}
