import { recovery, RecoveryAsk } from '@qalam/contract/recovery/api.ts'
import { recoveryRules } from '@qalam/contract/recovery/rules.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Gate } from './Gate.tsx'
import styles from './Gate.module.css'

/** A new password by the code of a letter: the login, then the code with the password. */
export default function RecoveryPage() {
  const [login, setLogin] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  if (done)
    return (
      <Gate title={text('recovery.done')} lead={text('recovery.done-lead')}>
        <Link href="/login">{text('auth.enter')}</Link>
      </Gate>
    )
  return login === null ? <Ask onSent={setLogin} /> : <Open login={login} onDone={() => setDone(true)} />
}

function Ask({ onSent }: { onSent: (login: string) => void }) {
  const ask = useCommand(recovery.ask, { bare: true })
  const draft = useDraft({
    schema: RecoveryAsk,
    start: { login: '' },
    send: async (body) => {
      await ask.mutateAsync({ body })
      onSent(body.login)
    },
  })
  return (
    <Gate title={text('recovery.title')} lead={text('recovery.lead')}>
      <form className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
        {draft.problem && <Complaint text={draft.problem} />}
        <TextField label={text('recovery.login')} autoComplete="username" required {...draft.field('login')} />
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('recovery.send')}
        </Button>
      </form>
      <Link href="/login">{text('auth.have-account')}</Link>
    </Gate>
  )
}

const Own = z.object({
  code: z.string().trim().min(1).max(20),
  password: z.string().min(1).max(64),
  password_confirmation: z.string().min(1).max(64),
})

function Open({ login, onDone }: { login: string; onDone: () => void }) {
  const open = useCommand(recovery.open, { bare: true })
  const draft = useDraft({
    schema: Own,
    start: { code: '', password: '', password_confirmation: '' },
    send: async (body) => {
      await open.mutateAsync({ body: { ...body, login } })
      onDone()
    },
  })
  return (
    <Gate title={text('recovery.title')} lead={text('recovery.code-lead', { minutes: recoveryRules.minutes })}>
      <form className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
        {draft.problem && <Complaint text={draft.problem} />}
        <TextField label={text('recovery.code')} autoComplete="one-time-code" required {...draft.field('code')} />
        <PasswordField
          label={text('recovery.password')}
          autoComplete="new-password"
          required
          {...draft.field('password')}
        />
        <PasswordField
          label={text('recovery.password-again')}
          autoComplete="new-password"
          required
          {...draft.field('password_confirmation')}
        />
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('recovery.open')}
        </Button>
      </form>
      <Link href="/login">{text('auth.have-account')}</Link>
    </Gate>
  )
}
