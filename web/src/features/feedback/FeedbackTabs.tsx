import { isOneOf, management } from '@qalam/contract/kernel/roles.ts'
import { useUser } from '#features/auth/public.tsx'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** One's own reviews, and for who reads them those that came. */
export function FeedbackTabs({ active }: { active: 'own' | 'desk' }) {
  const { role } = useUser()
  if (!isOneOf([...management, 'platform-admin'], role)) return null
  return (
    <LinkTabs
      label={text('feedback.tabs')}
      active={active}
      tabs={[
        { key: 'own', label: text('feedback.own'), href: '/feedback' },
        { key: 'desk', label: text('feedback.desk'), href: '/feedback/desk' },
      ]}
    />
  )
}
