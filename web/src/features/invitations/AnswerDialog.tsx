import { invitations, type OwnInvitation } from '@qalam/contract/invitations/api.ts'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { named } from '#platform/named.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { invitedTo } from './invitedTo.ts'
import { everyInvitation } from './reads.ts'

type Props = { act: 'accept' | 'decline'; invitation: OwnInvitation; onClose: () => void }

const Answer = z.object({ password: z.string().min(1), code: z.string().optional() })

/** Agrees or declines with the own password: nobody who found the page open answers. */
export function AnswerDialog({ act, invitation, onClose }: Props) {
  const accept = useCommand(invitations.accept, { refresh: everyInvitation })
  const decline = useCommand(invitations.decline, { refresh: everyInvitation })
  const isAccept = act === 'accept'
  const asksCode = isAccept && invitation.needsCode
  const draft = useDraft({
    schema: Answer,
    start: { password: '', ...(asksCode && { code: '' }) },
    send: async ({ password, code }) => {
      const params = { id: invitation.id }
      if (isAccept) await accept.mutateAsync({ params, body: { password, ...(asksCode && code && { code }) } })
      else await decline.mutateAsync({ params, body: { password } })
      tellSuccess(text(isAccept ? 'invitations.accepted' : 'invitations.declined'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text(isAccept ? 'invitations.accept-title' : 'invitations.decline-title')}
      action={text(isAccept ? 'invitations.accept' : 'invitations.decline')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      onClose={onClose}
    >
      <p>
        {named(invitation.school)} · {invitedTo(invitation)}
      </p>
      {asksCode && (
        <TextField
          label={text('invitations.code')}
          hint={text('invitations.code-hint')}
          required
          max={40}
          {...draft.field('code')}
          value={draft.value.code ?? ''}
        />
      )}
      <PasswordField
        label={text('invitations.password')}
        autoComplete="current-password"
        required
        {...draft.field('password')}
      />
    </FormDialog>
  )
}
