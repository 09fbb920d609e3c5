import type { Role } from '@qalam/contract/kernel/roles.ts'
import { text } from '#platform/text.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { Gate } from './Gate.tsx'

/** All that is there for somebody with the password that was handed out: to change it, or to leave (S-START-4, Q-121). */
export function HandedOutPage({ role }: { role: Role }) {
  return (
    <Gate title={text('auth.change-password')}>
      <ChangePasswordDialog role={role} prompted onClose={() => undefined} />
    </Gate>
  )
}
