import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { ReactNode } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { DigitsField } from '#ui/fields/DigitsField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { factorState } from './reads.ts'
import styles from './SecondFactor.module.css'

type Props = {
  app: Answer<typeof secondFactor.begin>
  locked: boolean
  extra: ReactNode
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

/** The picture for the app, its key for whoever has no camera, and the first code. */
export function ConfirmAppDialog({ app, onDone, ...frame }: Props) {
  const confirm = useCommand(secondFactor.confirm, { refresh: [factorState] })
  const draft = useDraft({
    schema: secondFactor.confirm.body,
    start: { code: '' },
    send: async (body) => onDone((await confirm.mutateAsync({ body })).codes),
  })
  const { size, path } = app.picture

  return (
    <FormDialog
      {...frame}
      title={text('second-factor.title')}
      action={text('second-factor.set-up')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
    >
      <p>{text('second-factor.scan')}</p>
      {/* Black on white in the dark look too: cameras read no other way round. */}
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={text('second-factor.picture')}
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        {text('second-factor.by-hand')}: <span className={styles.key}>{app.secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <DigitsField
        label={text('second-factor.app-code')}
        length={6}
        autoComplete="one-time-code"
        required
        {...draft.field('code')}
      />
    </FormDialog>
  )
}
