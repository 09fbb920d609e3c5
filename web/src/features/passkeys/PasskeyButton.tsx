import { passkeys } from '@qalam/contract/passkeys/api.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { tellError } from '#platform/notices.ts'
import { startSession } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'

/** Asks the device for a passkey. Whoever closes its window goes on with the password. */
export function PasskeyButton() {
  const ask = useCommand(passkeys.ask, { bare: true })
  const enter = useCommand(passkeys.enter, { bare: true })
  const [busy, setBusy] = useState(false)

  const signIn = async () => {
    const optionsJSON = await ask.mutateAsync({})
    const shown = await startAuthentication({ optionsJSON }).catch(() => null)
    if (shown === null) return tellError(text('passkeys.not-made'))
    startSession(await enter.mutateAsync({ body: { shown } }))
  }
  const press = async () => {
    setBusy(true)
    // A refusal is announced by the command itself.
    await signIn().catch(() => undefined)
    setBusy(false)
  }

  return (
    <Button busy={busy} onClick={() => void press()}>
      {text('passkeys.enter')}
    </Button>
  )
}
