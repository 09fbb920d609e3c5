import { EmailDraft, profile } from '@qalam/contract/profile/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { afterContacts } from '../reads.ts'

type Props = { email: string; mail: boolean; onAsked: () => void; onClose: () => void }

/** Another e-mail; the password says that it is the person who asks. */
export function AskEmailDialog({ email, mail, onAsked, onClose }: Props) {
  const ask = useCommand(profile.askEmail, { refresh: afterContacts })
  const draft = useDraft({
    schema: EmailDraft,
    start: { email, password: '' },
    send: (body) => ask.mutateAsync({ body }),
    done: () => {
      onClose()
      onAsked()
    },
  })

  return (
    <FormDialog
      title={text('profile.email')}
      action={text(mail ? 'profile.email-send' : 'profile.email-keep')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField
        label={text('profile.email')}
        type="email"
        autoComplete="email"
        max={100}
        required
        {...draft.field('email')}
      />
      <PasswordField label={text('profile.password-now')} required {...draft.field('password')} />
    </FormDialog>
  )
}
