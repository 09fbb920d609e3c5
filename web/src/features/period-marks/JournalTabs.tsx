import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { isHalfYear } from '@qalam/contract/journal/rules.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

type Plan = { group: { id: number }; calendarPlanUuid: string; subjectId: number; scoreType: ScoreType }

/** The journal of a plan: its lessons, the marks of the period, the year. */
export function JournalTabs({ plan, active }: { plan: Plan; active: 'lessons' | 'marks' | 'yearly' }) {
  const { group, calendarPlanUuid, subjectId, scoreType } = plan
  const params = { groupId: group.id, calendarPlanUuid, subjectId }
  const root = '/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId'
  const lessons = linkTo(isHalfYear(scoreType) ? `${root}/halfyear` : `${root}/quarter`, params)
  return (
    <LinkTabs
      label={text('period-marks.journal')}
      active={active}
      tabs={[
        { key: 'lessons', label: text('period-marks.lessons'), href: lessons },
        { key: 'marks', label: text('period-marks.title'), href: linkTo(`${root}/marks`, params) },
        { key: 'yearly', label: text('period-marks.year'), href: linkTo(`${root}/yearly`, params) },
      ]}
    />
  )
}
