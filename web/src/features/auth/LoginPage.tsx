import { auth, SignIn } from '@qalam/contract/auth/api.ts'
import { useEffect, useRef } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { startSession } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/page/Link.tsx'
import { DemoRoles } from './DemoRoles.tsx'
import { Gate } from './Gate.tsx'
import styles from './Gate.module.css'
import { useStart } from '#features/schools/public.tsx'

export default function LoginPage() {
  const { demo, ustazUrl } = useStart()
  const login = useCommand(auth.login, { bare: true })
  const form = useRef<HTMLFormElement>(null)
  // On a touch screen the keyboard would cover the page before anybody has read it.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) form.current?.querySelector('input')?.focus()
  }, [])
  const draft = useDraft({
    schema: SignIn,
    start: { login: '', password: '' },
    send: async (body) => startSession(await login.mutateAsync({ body })),
  })

  return (
    <Gate
      title={text('auth.title')}
      lead={text('auth.lead')}
      aside={
        demo.length > 0 && <DemoRoles people={demo} enter={(body) => login.mutateAsync({ body }).then(startSession)} />
      }
    >
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
        {draft.problem && <Complaint text={draft.problem} />}
        <TextField label={text('auth.login')} autoComplete="username" {...draft.field('login')} />
        <PasswordField label={text('auth.password')} {...draft.field('password')} />
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('auth.enter')}
        </Button>
      </form>
      <p className={styles.note}>{text('auth.forgot')}</p>
      {ustazUrl && <Link href="/ustaz-register">{text('auth.to-ustaz')}</Link>}
    </Gate>
  )
}
