import { auth, PasswordDraft } from '@qalam/contract/auth/api.ts'
import { needsDigitAndLetter, passwordComplaints, passwordRules, shortestPassword } from '@qalam/contract/auth/rules.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { handedOut } from '#platform/http/states.ts'
import { tellNative } from '#platform/native.ts'
import { tellSuccess } from '#platform/notices.ts'
import { hasText, text, textNamed } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { signOut } from './leave.ts'
import { userInfo } from './reads.ts'

type Props = {
  role: Role
  /** The person still has the password that was handed out: there is no way past it but out (S-START-4, Q-121). */
  prompted?: boolean
  onClose: () => void
}

const helpKey = 'auth.password-help-link'

/** M-01. Who is prompted cannot leave it until the password is changed. */
export function ChangePasswordDialog({ role, prompted = false, onClose }: Props) {
  const change = useCommand(auth.passwordChange, { refresh: [userInfo] })
  const draft = useDraft({
    schema: PasswordDraft,
    start: { old_password: '', password: '', password_confirmation: '' },
    send: (body) => change.mutateAsync({ body }),
    done: () => {
      handedOut.set(false)
      tellNative({ type: 'passwordChanged', payload: {} })
      tellSuccess(text('auth.password-changed'))
      onClose()
    },
  })
  const { old_password: old = '', password = '', password_confirmation: repeat = '' } = draft.value
  const [hasLeft, setLeft] = useState(false)

  return (
    <FormDialog
      title={text('auth.change-password')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      disabled={old === '' || complaintAbout(password, role) !== undefined || password === '' || password !== repeat}
      locked={prompted}
      extra={prompted && <Button onClick={() => void signOut()}>{text('shell.sign-out')}</Button>}
      onClose={onClose}
    >
      {prompted && <p>{text('auth.default-password')}</p>}
      <PasswordField label={text('auth.old-password')} required {...draft.field('old_password')} />
      <PasswordField
        label={text('auth.new-password')}
        autoComplete="new-password"
        required
        hint={hintFor(role)}
        {...draft.field('password')}
        error={draft.field('password').error ?? (password === '' ? undefined : complaintAbout(password, role))}
      />
      <div onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
        <PasswordField
          label={text('auth.repeat-password')}
          autoComplete="new-password"
          required
          {...draft.field('password_confirmation')}
          error={draft.field('password_confirmation').error ?? mismatch(password, repeat, hasLeft)}
        />
      </div>
      {hasText(helpKey) && (
        <a href={textNamed(helpKey)} target="_blank" rel="noopener noreferrer">
          {text('auth.password-help')}
        </a>
      )}
    </FormDialog>
  )
}

/** The rules of a new password in words (V-PWD-1…5, Q-121). */
const hintFor = (role: Role): string =>
  text(needsDigitAndLetter(role) ? 'auth.password-hint-managed' : 'auth.password-hint', {
    min: shortestPassword(role),
    max: passwordRules.max,
  })

/** The first rule that a new password breaks, in words (V-PWD-1…5). */
function complaintAbout(password: string, role: Role): string | undefined {
  const [first] = passwordComplaints(password, role)
  return first && textNamed(`field.${first.code}`, first.with)
}

// While it is typed half a word is not yet a mismatch; once the field was left it is (V-PWD-6).
function mismatch(password: string, repeat: string, hasLeft: boolean): string | undefined {
  const isUnderWay = !hasLeft && password.startsWith(repeat)
  return repeat === '' || repeat === password || isUnderWay ? undefined : text('field.password_mismatch')
}
