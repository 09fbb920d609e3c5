import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** Who has not closed the period, and corrections of closed ones. */
export const ClosingTabs = ({ active }: { active: 'closings' | 'amendments' }) => (
  <LinkTabs
    label={text('period-marks.closings')}
    active={active}
    tabs={[
      { key: 'closings', label: text('period-marks.closings'), href: linkTo('/control/journal/closings') },
      {
        key: 'amendments',
        label: text('period-marks.amendments'),
        href: linkTo('/control/journal/closings/amendments'),
      },
    ]}
  />
)
