import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** One day, or a span of days. */
export const AttendanceTabs = ({ active }: { active: 'day' | 'report' }) => (
  <LinkTabs
    label={text('attendance.title')}
    active={active}
    tabs={[
      { key: 'day', label: text('attendance.day'), href: linkTo('/control/attendance') },
      { key: 'report', label: text('attendance.report'), href: linkTo('/control/attendance/report') },
    ]}
  />
)
