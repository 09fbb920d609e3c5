import { secondFactor, SecondStep } from '@qalam/contract/second-factor/api.ts'
import { trustedDays } from '@qalam/contract/second-factor/rules.ts'
import { useEffect, useRef } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { startSession } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type Props = { step: string; className?: string | undefined; onBack: () => void }

/** The code of the app after the password. When the step is over the person begins again. */
export function CodeStep({ step, className, onBack }: Props) {
  const enter = useCommand(secondFactor.enter, { bare: true })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const draft = useDraft({
    schema: SecondStep,
    start: { step, code: '', trust: false },
    send: async (body) => {
      try {
        startSession(await enter.mutateAsync({ body }))
      } catch (failure) {
        if (failure instanceof Error && 'code' in failure && failure.code === 'second-factor.step-over') onBack()
        throw failure
      }
    },
  })

  return (
    <form ref={form} className={className} noValidate onSubmit={(event) => void draft.submit(event)}>
      {draft.problem && <Complaint text={draft.problem} />}
      <TextField
        label={text('second-factor.code')}
        hint={text('second-factor.code-hint')}
        autoComplete="one-time-code"
        max={20}
        {...draft.field('code')}
      />
      <CheckField label={text('second-factor.trust', { days: trustedDays })} {...draft.field('trust')} />
      <Button type="submit" kind="main" busy={draft.busy}>
        {text('auth.enter')}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {text('second-factor.back')}
      </Button>
    </form>
  )
}
