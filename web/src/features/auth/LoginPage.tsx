import { auth, SignIn } from '@qalam/contract/auth/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { hasPasskeys, PasskeyButton } from '#features/passkeys/public.tsx'
import { StaticLinks } from '#features/static-pages/public.tsx'
import { CodeStep, stepAsked } from '#features/second-factor/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { takeUp } from '#platform/http/refusal.ts'
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
  const [step, setStep] = useState<string | null>(null)
  // Who has a second factor is asked for its code: that is no refusal to be told of.
  const enter = async (body: SignIn) => {
    try {
      startSession(await login.mutateAsync({ body }))
    } catch (failure) {
      const asked = stepAsked(failure)
      if (asked === null || !(failure instanceof Problem)) throw failure
      takeUp(failure)
      setStep(asked)
    }
  }
  const draft = useDraft({ schema: SignIn, start: { login: '', password: '' }, send: enter })

  if (step !== null)
    return (
      <Gate title={text('second-factor.enter-title')} lead={text('second-factor.enter-lead')}>
        <Suspense fallback={null}>
          <CodeStep step={step} className={styles.form} onBack={() => setStep(null)} />
        </Suspense>
      </Gate>
    )

  return (
    <Gate
      title={text('auth.title')}
      lead={text('auth.lead')}
      aside={demo.length > 0 && <DemoRoles people={demo} enter={enter} />}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
        {draft.problem && <Complaint text={draft.problem} />}
        <TextField label={text('auth.login')} autoComplete="username" {...draft.field('login')} />
        <PasswordField label={text('auth.password')} {...draft.field('password')} />
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('auth.enter')}
        </Button>
      </form>
      {hasPasskeys() && (
        <Suspense fallback={null}>
          <PasskeyButton />
        </Suspense>
      )}
      <p className={styles.note}>{text('auth.forgot')}</p>
      <Link href="/recovery">{text('auth.recovery')}</Link>
      <Link href="/invitation">{text('auth.have-code')}</Link>
      {ustazUrl && <Link href="/ustaz-register">{text('auth.to-ustaz')}</Link>}
      <StaticLinks door />
    </Gate>
  )
}
