import { auth, SignIn } from '@qalam/contract/auth/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { startSession } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

/** Joins an account that somebody registered by themselves to the one that their school handed out. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const join = useCommand(auth.join)
  const draft = useDraft({
    schema: SignIn,
    start: { login: '', password: '' },
    send: async (body) => startSession(await join.mutateAsync({ body })),
    // Another account: everything that was loaded was somebody else's.
    done: () => window.location.assign('/'),
  })

  return (
    <FormDialog
      title={text('auth.join')}
      action={text('auth.join-action')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      onClose={onClose}
    >
      <p>{text('auth.join-lead')}</p>
      <TextField label={text('auth.login')} autoComplete="off" required {...draft.field('login')} />
      <PasswordField label={text('auth.password')} required {...draft.field('password')} />
    </FormDialog>
  )
}
