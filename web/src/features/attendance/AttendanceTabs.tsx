import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** One day, a span of days, or what families told of. */
export const AttendanceTabs = ({ active }: { active: 'day' | 'report' | 'notices' }) => (
  <LinkTabs
    label={text('attendance.title')}
    active={active}
    tabs={[
      { key: 'day', label: text('attendance.day'), href: linkTo('/control/attendance') },
      { key: 'report', label: text('attendance.report'), href: linkTo('/control/attendance/report') },
      { key: 'notices', label: text('attendance.coming'), href: linkTo('/control/attendance/notices') },
    ]}
  />
)
