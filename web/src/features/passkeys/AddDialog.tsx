import { passkeys } from '@qalam/contract/passkeys/api.ts'
import { startRegistration } from '@simplewebauthn/browser'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellError, tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { ownPasskeys } from './reads.ts'

const Form = z.object({ name: passkeys.add.body.shape.name, password: passkeys.begin.body.shape.password })

/** Password and name, then the device asks its person. Whoever closes its window can press again. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const begin = useCommand(passkeys.begin)
  const add = useCommand(passkeys.add, { refresh: [ownPasskeys] })
  const draft = useDraft({
    schema: Form,
    start: { name: '', password: '' },
    send: async ({ name, password }) => {
      const optionsJSON = await begin.mutateAsync({ body: { password } })
      const made = await startRegistration({ optionsJSON }).catch(() => null)
      if (made === null) return tellError(text('passkeys.not-made'))
      await add.mutateAsync({ body: { name, made } })
      tellSuccess(text('passkeys.added'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('passkeys.add')}
      action={text('passkeys.add')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField
        label={text('passkeys.name')}
        hint={text('passkeys.name-hint')}
        max={60}
        required
        {...draft.field('name')}
      />
      <PasswordField label={text('passkeys.password')} required {...draft.field('password')} />
    </FormDialog>
  )
}
