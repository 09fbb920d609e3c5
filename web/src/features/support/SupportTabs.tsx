import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** The pages of who asks, side by side. */
export const SupportTabs = ({ active }: { active: 'ask' | 'open' | 'closed' }) => (
  <LinkTabs
    label={text('support.title')}
    active={active}
    tabs={[
      { key: 'ask', label: text('support.new'), href: '/support' },
      { key: 'open', label: text('support.requests'), href: '/support/requests' },
      { key: 'closed', label: text('support.archive'), href: '/support/requests/archive' },
    ]}
  />
)
