import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { signOut } from './leave.ts'
import type { SignOutGuard } from './signOutGuard.ts'

/** Asks before what signing out would break off. */
export function SignOutDialog({ guard, onClose }: { guard: SignOutGuard; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const leave = async () => {
    setBusy(true)
    try {
      await guard.finish()
      await signOut()
    } catch (failure) {
      setError(saidBy(failure))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={text('shell.sign-out')}
      message={text(guard.question)}
      action={text('shell.sign-out')}
      busy={busy}
      error={error}
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
