import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** What is said to others and what they are asked, side by side. */
export const DeskTabs = ({ active }: { active: 'notices' | 'questionnaires' }) => (
  <LinkTabs
    label={text('announcement-desk.title')}
    active={active}
    tabs={[
      { key: 'notices', label: text('announcement-desk.tab-notices'), href: linkTo('/announcements') },
      { key: 'questionnaires', label: text('announcement-desk.tab-questionnaires'), href: linkTo('/questionnaires') },
    ]}
  />
)
