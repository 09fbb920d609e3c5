import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

/** Certificates come with courses and certification; until then there are none to show. */
export default function CertificatesPage() {
  return (
    <Screen title={text('profile.certificates')}>
      <ProfileTabs active="certificates" />
      <EmptyList title={text('profile.certificates-empty')} text={text('profile.certificates-lead')} />
    </Screen>
  )
}
