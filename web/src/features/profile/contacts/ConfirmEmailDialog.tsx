import { EmailCode, profile } from '@qalam/contract/profile/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { afterContacts } from '../reads.ts'

/** The code of the letter proves the address. */
export function ConfirmEmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const confirm = useCommand(profile.confirmEmail, { refresh: afterContacts })
  const draft = useDraft({
    schema: EmailCode,
    start: { code: '' },
    send: (body) => confirm.mutateAsync({ body }),
    done: () => {
      tellSuccess(text('profile.email-done'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('profile.email-confirm')}
      action={text('profile.email-confirm')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField
        label={text('profile.email-code')}
        hint={email}
        autoComplete="one-time-code"
        max={20}
        required
        {...draft.field('code')}
      />
    </FormDialog>
  )
}
