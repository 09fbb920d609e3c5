import { invitations } from '@qalam/contract/invitations/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Gate } from './Gate.tsx'
import styles from './Gate.module.css'

type Shown = Answer<typeof invitations.byCode> & { code: string }

const invitedTo = ({ role, child }: Shown): string =>
  child === null ? text(`role.${role ?? 'employee'}`) : text('invitations.to-child', { child })

/** The code of a printed sheet, then a password of one's own: for who has no sign-in yet. */
export default function CodePage() {
  const [shown, setShown] = useState<Shown | null>(null)
  const [login, setLogin] = useState<string | null>(null)
  if (login) return <Done login={login} />
  return shown ? <Choose shown={shown} onDone={setLogin} /> : <Type onFound={setShown} />
}

const Code = z.object({ code: z.string().trim().min(1).max(40) })

function Type({ onFound }: { onFound: (shown: Shown) => void }) {
  const ask = useCommand(invitations.byCode, { bare: true })
  const draft = useDraft({
    schema: Code,
    start: { code: '' },
    send: async (body) => onFound({ ...(await ask.mutateAsync({ body })), ...body }),
  })
  return (
    <Gate title={text('invitations.by-code-title')} lead={text('invitations.by-code-lead')}>
      <form className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
        {draft.problem && <Complaint text={draft.problem} />}
        <TextField label={text('invitations.code')} autoComplete="off" required max={40} {...draft.field('code')} />
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('invitations.by-code-next')}
        </Button>
      </form>
      <Link href="/login">{text('auth.have-account')}</Link>
    </Gate>
  )
}

const Own = z.object({ password: z.string().min(1).max(64), password_confirmation: z.string().min(1).max(64) })

function Choose({ shown, onDone }: { shown: Shown; onDone: (login: string) => void }) {
  const accept = useCommand(invitations.acceptByCode, { bare: true })
  const draft = useDraft({
    schema: Own,
    start: { password: '', password_confirmation: '' },
    send: async (body) => onDone((await accept.mutateAsync({ body: { ...body, code: shown.code } })).login),
  })
  return (
    <Gate title={named(shown.school)} lead={`${shown.name} · ${invitedTo(shown)}`}>
      <form className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
        {draft.problem && <Complaint text={draft.problem} />}
        <PasswordField
          label={text('invitations.new-password')}
          autoComplete="new-password"
          required
          {...draft.field('password')}
        />
        <PasswordField
          label={text('invitations.new-password-again')}
          autoComplete="new-password"
          required
          {...draft.field('password_confirmation')}
        />
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('invitations.accept')}
        </Button>
      </form>
    </Gate>
  )
}

const Done = ({ login }: { login: string }) => (
  <Gate title={text('invitations.accepted')} lead={text('invitations.your-login', { login })}>
    <Link href="/login">{text('auth.enter')}</Link>
  </Gate>
)
