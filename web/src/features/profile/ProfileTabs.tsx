import { employees, isOneOf } from '@qalam/contract/kernel/roles.ts'
import { useUser } from '#features/auth/public.tsx'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

type Key = 'cabinet' | 'contacts' | 'history' | 'passwords' | 'security' | 'certificates'

/** The pages of the profile that lie side by side. */
export function ProfileTabs({ active }: { active: Key }) {
  const { role } = useUser()
  const works = isOneOf(employees, role)

  return (
    <LinkTabs
      label={text('profile.title')}
      active={active}
      tabs={[
        { key: 'cabinet', label: text('profile.cabinet'), href: '/profile' },
        { key: 'contacts', label: text('profile.contacts'), href: '/profile/contacts' },
        { key: 'security', label: text('profile.security'), href: '/profile/security' },
        { key: 'history', label: text('profile.history'), href: '/profile/history' },
        { key: 'passwords', label: text('profile.passwords'), href: '/profile/password-history' },
        // Only who works has certificates (SH-MENU-9).
        ...(works
          ? [{ key: 'certificates' as const, label: text('profile.certificates'), href: '/profile/certificates' }]
          : []),
      ]}
    />
  )
}
