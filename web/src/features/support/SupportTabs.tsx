import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'
import { ownDesk } from './reads.ts'

/** The pages of who asks, side by side; for who answers, the queue too. */
export function SupportTabs({ active }: { active: 'ask' | 'open' | 'closed' }) {
  const { data } = useQuery(ownDesk)
  return (
    <LinkTabs
      label={text('support.title')}
      active={active}
      tabs={[
        { key: 'ask', label: text('support.new'), href: '/support' },
        { key: 'open', label: text('support.requests'), href: '/support/requests' },
        { key: 'closed', label: text('support.archive'), href: '/support/requests/archive' },
        ...(data?.can.desk ? [{ key: 'desk' as const, label: text('support.desk'), href: '/support/desk' }] : []),
      ]}
    />
  )
}
