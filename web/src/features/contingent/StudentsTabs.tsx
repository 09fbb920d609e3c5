import { isOneOf, management } from '@qalam/contract/kernel/roles.ts'
import { useKnownUser } from '#features/auth/public.tsx'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** The lists of students; who manages the school has the transfers between schools too. */
export function StudentsTabs({ active }: { active: 'here' | 'archive' | 'transfers' }) {
  const user = useKnownUser()
  const transfers = { key: 'transfers', label: text('transfers.tab'), href: linkTo('/backoffice/contingent/transfers') }
  return (
    <LinkTabs
      label={text('contingent.tabs')}
      active={active}
      tabs={[
        { key: 'here', label: text('contingent.tab-here'), href: linkTo('/backoffice/contingent') },
        { key: 'archive', label: text('contingent.tab-archive'), href: linkTo('/backoffice/contingent/archive') },
        ...(user && isOneOf(management, user.role) ? [transfers] : []),
      ]}
    />
  )
}
