import { SecondFactorCard } from '#features/second-factor/public.tsx'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

/** How the person signs in beside the password. */
export default function SecurityPage() {
  return (
    <Screen title={text('profile.security')}>
      <ProfileTabs active="security" />
      <SecondFactorCard />
    </Screen>
  )
}
