import { Beginning, secondFactor } from '@qalam/contract/second-factor/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { type ReactNode, useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { ConfirmAppDialog } from './ConfirmAppDialog.tsx'

type Props = {
  /** Another app takes the place of the one that stands: a code of that one is asked for as well. */
  replacing?: boolean
  /** The school requires it: there is no way past it but out. */
  prompted?: boolean
  extra?: ReactNode
  onClose: () => void
}

/** Password, then the picture for the app and its first code, then the recovery codes. */
export function SetUpDialog({ replacing = false, prompted = false, extra, onClose }: Props) {
  const [begun, setBegun] = useState<Answer<typeof secondFactor.begin> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const frame = { locked: prompted, extra, onClose }

  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  if (begun) return <ConfirmAppDialog {...frame} app={begun} onDone={setCodes} />
  return <BeginDialog {...frame} replacing={replacing} onBegun={setBegun} />
}

type Begin = {
  locked: boolean
  extra: ReactNode
  replacing: boolean
  onBegun: (app: Answer<typeof secondFactor.begin>) => void
  onClose: () => void
}

function BeginDialog({ replacing, onBegun, ...frame }: Begin) {
  const begin = useCommand(secondFactor.begin)
  const draft = useDraft({
    schema: Beginning,
    start: { password: '', code: '' },
    send: async (body) => onBegun(await begin.mutateAsync({ body })),
  })

  return (
    <FormDialog
      {...frame}
      title={text('second-factor.title')}
      action={text('second-factor.next')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
    >
      <p>{text(frame.locked ? 'second-factor.missing-lead' : 'second-factor.lead')}</p>
      <PasswordField label={text('second-factor.password')} required {...draft.field('password')} />
      {replacing && (
        <TextField
          label={text('second-factor.old-app-code')}
          hint={text('second-factor.code-hint')}
          autoComplete="one-time-code"
          max={20}
          required
          {...draft.field('code')}
        />
      )}
    </FormDialog>
  )
}
