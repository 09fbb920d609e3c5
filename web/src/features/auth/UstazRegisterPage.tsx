import { auth, UstazDraft } from '@qalam/contract/auth/api.ts'
import { passwordRules } from '@qalam/contract/auth/rules.ts'
import { isIin, sexOf } from '@qalam/contract/profile/iin.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { startSession, type Tokens } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { DigitsField } from '#ui/fields/DigitsField.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { keepName } from '@qalam/contract/profile/names.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Gate } from './Gate.tsx'
import styles from './Gate.module.css'

/** The IIN of people from abroad does not say whether they are a man or a woman (V-IIN-7). */
const tellsNoGender = (iin = ''): boolean => isIin(iin) && sexOf(iin) === null

const empty = { surname: '', firstname: '', lastname: '', iin: '', phone: '', email: '', password: '' }

/** Registration for the other platform; on success the person learns the login and is signed in (G-ANON-4, Q-008). */
export default function UstazRegisterPage() {
  const [registered, setRegistered] = useState<(Tokens & { login: string }) | null>(null)
  const register = useCommand(auth.ustazRegister, { bare: true })
  const draft = useDraft({
    schema: UstazDraft,
    start: empty,
    send: async (body) => setRegistered(await register.mutateAsync({ body })),
  })
  const { minForStaff: min, max } = passwordRules
  if (registered) return <Registered {...registered} />

  return (
    <Gate title={text('auth.ustaz-title')} lead={text('auth.ustaz-lead')}>
      <form className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
        {draft.problem && <Complaint text={draft.problem} />}
        <TextField
          label={text('auth.surname')}
          autoComplete="family-name"
          required
          keep={keepName}
          {...draft.field('surname')}
        />
        <TextField
          label={text('auth.firstname')}
          autoComplete="given-name"
          required
          keep={keepName}
          {...draft.field('firstname')}
        />
        <TextField
          label={text('auth.lastname')}
          autoComplete="additional-name"
          keep={keepName}
          {...draft.field('lastname')}
        />
        <DigitsField label={text('auth.iin')} length={12} required {...draft.field('iin')} />
        {tellsNoGender(draft.value.iin) && (
          <RadioGroup
            label={text('auth.gender')}
            hint={text('auth.gender-hint')}
            choices={[
              { value: 'm', label: text('auth.gender-m') },
              { value: 'w', label: text('auth.gender-w') },
            ]}
            required
            {...draft.field('gender')}
          />
        )}
        <PhoneField label={text('auth.phone')} required {...draft.field('phone')} />
        <TextField label={text('auth.email')} type="email" autoComplete="email" {...draft.field('email')} />
        <PasswordField
          label={text('auth.password')}
          autoComplete="new-password"
          hint={text('auth.password-hint', { min, max })}
          required
          {...draft.field('password')}
        />
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('auth.register')}
        </Button>
      </form>
      <Link href="/login">{text('auth.have-account')}</Link>
    </Gate>
  )
}

/** The login was made by the server: it is shown before anything else covers it. */
function Registered({ login, ...tokens }: Tokens & { login: string }) {
  return (
    <Gate title={text('auth.registered-title')} lead={text('auth.registered-lead')}>
      <p className={styles.login} aria-label={text('auth.login')}>
        {login}
      </p>
      <Button kind="main" onClick={() => startSession(tokens)}>
        {text('auth.go-on')}
      </Button>
    </Gate>
  )
}
