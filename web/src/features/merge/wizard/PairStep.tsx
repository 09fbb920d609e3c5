import { Problem } from '@qalam/contract/kernel/problem.ts'
import { Assign, type Found, merge } from '@qalam/contract/merge/api.ts'
import { useState } from 'react'
import { stepAsked } from '#features/second-factor/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { takeUp } from '#platform/http/refusal.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Merge.module.css'
import type { End } from './end.ts'

type Props = {
  code: string
  account: Found
  onBack: () => void
  onDone: (end: End) => void
  onCode: (step: string) => void
}

/** Step 2: the login and the password of another account (SH-MERGE-2); complaints stand under their fields (V-MERGE-2). */
export function PairStep({ code, account, onBack, onDone, onCode }: Props) {
  const assign = useCommand(merge.assign, { bare: true, silent: true })
  const [problem, setProblem] = useState<string>()
  const send = async (pair: { login: string; password: string }) => {
    setProblem(undefined)
    try {
      onDone({ tokens: await assign.mutateAsync({ body: { code, ...pair } }) })
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure
      const asked = stepAsked(failure)
      takeUp(failure)
      if (asked !== null) return onCode(asked)
      if (failure.code !== 'fields') setProblem(failure.message)
      throw failure
    }
  }
  const draft = useDraft({ schema: Assign.omit({ code: true }), start: { login: '', password: '' }, send })
  const said = draft.problem ?? problem

  return (
    <form className={styles.acts} noValidate onSubmit={(event) => void draft.submit(event)}>
      <h2 data-step-start tabIndex={-1}>
        {text('merge.link-other')}
      </h2>
      <p>{text('merge.pair-lead', { name: account.context.shortName, diary: account.diary })}</p>
      {said && <Complaint text={said} />}
      <TextField label={text('merge.login')} autoComplete="username" required {...draft.field('login')} />
      <PasswordField label={text('merge.password')} required {...draft.field('password')} />
      <Button type="submit" kind="main" busy={draft.busy}>
        {text('merge.link-other')}
      </Button>
      <Button onClick={onBack} disabled={draft.busy}>
        {text('merge.back')}
      </Button>
    </form>
  )
}
