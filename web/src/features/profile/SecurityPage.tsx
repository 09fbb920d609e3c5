import { employees, isOneOf, management } from '@qalam/contract/kernel/roles.ts'
import { useUser } from '#features/auth/public.tsx'
import { JoinedCard } from '#features/merge/public.tsx'
import { PasskeysCard } from '#features/passkeys/public.tsx'
import { RuleCard, SecondFactorCard } from '#features/second-factor/public.tsx'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

/** How the person signs in beside the password: staff by a second step, everybody by a passkey and by what was joined from an outer diary. */
export default function SecurityPage() {
  const { role } = useUser()

  return (
    <Screen title={text('profile.security')}>
      <ProfileTabs active="security" />
      {isOneOf(employees, role) && <SecondFactorCard />}
      <PasskeysCard />
      <JoinedCard />
      {isOneOf(management, role) && <RuleCard />}
    </Screen>
  )
}
