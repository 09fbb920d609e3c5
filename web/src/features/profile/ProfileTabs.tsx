import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

type Key = 'cabinet' | 'history' | 'passwords'

/** The pages of the profile that lie side by side. */
export const ProfileTabs = ({ active }: { active: Key }) => (
  <LinkTabs
    label={text('profile.title')}
    active={active}
    tabs={[
      { key: 'cabinet', label: text('profile.cabinet'), href: '/profile' },
      { key: 'history', label: text('profile.history'), href: '/profile/history' },
      { key: 'passwords', label: text('profile.passwords'), href: '/profile/password-history' },
    ]}
  />
)
