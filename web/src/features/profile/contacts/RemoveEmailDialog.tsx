import { EmailDraft, profile } from '@qalam/contract/profile/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { afterContacts } from '../reads.ts'

const Proof = EmailDraft.pick({ password: true })

/** Takes the e-mail away, by the password. */
export function RemoveEmailDialog({ onClose }: { onClose: () => void }) {
  const remove = useCommand(profile.removeEmail, { refresh: afterContacts })
  const draft = useDraft({
    schema: Proof,
    start: { password: '' },
    send: (body) => remove.mutateAsync({ body }),
    done: () => {
      tellSuccess(text('profile.email-removed'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('profile.email-remove')}
      action={text('profile.email-remove')}
      danger
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      onClose={onClose}
    >
      <p>{text('profile.email-remove-lead')}</p>
      <PasswordField label={text('profile.password-now')} required {...draft.field('password')} />
    </FormDialog>
  )
}
