import { passkeys } from '@qalam/contract/passkeys/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { ownPasskeys } from './reads.ts'

type Props = { passkey: { id: string; name: string }; onClose: () => void }

/** Another name, so that a lost device is found in the list. */
export function RenameDialog({ passkey: { id, name }, onClose }: Props) {
  const rename = useCommand(passkeys.rename, { refresh: [ownPasskeys] })
  const draft = useDraft({
    schema: passkeys.rename.body,
    start: { id, name },
    send: (body) => rename.mutateAsync({ body }),
    done: onClose,
  })

  return (
    <FormDialog
      title={text('passkeys.rename')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField label={text('passkeys.name')} max={60} required {...draft.field('name')} />
    </FormDialog>
  )
}
