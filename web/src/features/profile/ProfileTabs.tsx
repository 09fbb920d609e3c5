import { employees, isOneOf } from '@qalam/contract/kernel/roles.ts'
import { useUser } from '#features/auth/public.tsx'
import { useStart } from '#features/schools/public.tsx'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

type Key = 'cabinet' | 'contacts' | 'history' | 'passwords' | 'security' | 'certificates'

/** The pages of the profile that lie side by side. */
export function ProfileTabs({ active }: { active: Key }) {
  const { role, school } = useUser()
  const { productSchoolType } = useStart()
  // Only who works has certificates, and monitoring not in a school of the product's own kind (SH-MENU-9).
  const isSpared = role === 'monitoring' && school?.type === productSchoolType
  const hasCertificates = isOneOf(employees, role) && !isSpared

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
        ...(hasCertificates
          ? [{ key: 'certificates' as const, label: text('profile.certificates'), href: '/profile/certificates' }]
          : []),
      ]}
    />
  )
}
