import { Proof, secondFactor } from '@qalam/contract/second-factor/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { factorState } from './reads.ts'

type Act = typeof secondFactor.codes | typeof secondFactor.remove

type Props = {
  endpoint: Act
  title: string
  action: string
  lead?: string
  danger?: boolean
  onDone: (answer: Answer<Act>) => void
  onClose: () => void
}

/** What is done with the second factor asks for password and code once more: the browser may have been left open. */
export function ProofDialog({ endpoint, title, action, lead, danger, onDone, onClose }: Props) {
  const act = useCommand<Act>(endpoint, { refresh: [factorState] })
  const draft = useDraft({
    schema: Proof,
    start: { password: '', code: '' },
    send: async (body) => onDone(await act.mutateAsync({ body })),
    done: onClose,
  })

  return (
    <FormDialog
      title={title}
      action={action}
      submit={draft.submit}
      busy={draft.busy}
      danger={danger}
      error={draft.problem}
      onClose={onClose}
    >
      {lead && <p>{lead}</p>}
      <PasswordField label={text('second-factor.password')} required {...draft.field('password')} />
      <TextField
        label={text('second-factor.code')}
        hint={text('second-factor.code-hint')}
        autoComplete="one-time-code"
        max={20}
        required
        {...draft.field('code')}
      />
    </FormDialog>
  )
}
