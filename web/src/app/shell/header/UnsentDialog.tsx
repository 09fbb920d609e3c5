import { useEffect, useEffectEvent } from 'react'
import { forgetUnsent, sendUnsent, useUnsentCount } from '#platform/outbox/unsent.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type Props = {
  /** Nothing waits any more: all was stored, or the person gave it up. */
  onLeave: () => void
  onClose: () => void
}

/** Whoever signs out while something waits on this device stays, or loses it. Once all is stored nobody is asked. */
export function UnsentDialog({ onLeave, onClose }: Props) {
  const count = useUnsentCount()
  const leave = useEffectEvent(onLeave)
  useEffect(sendUnsent, [])
  useEffect(() => {
    if (count === 0) leave()
  }, [count])

  return (
    <ConfirmDialog
      title={text('shell.sign-out')}
      message={text('shell.unsent', { count })}
      action={text('shell.unsent-lose', { count })}
      reject={text('shell.stay')}
      danger
      onConfirm={forgetUnsent}
      onClose={onClose}
    />
  )
}
