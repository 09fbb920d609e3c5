import type { LessonPage as Page } from '@qalam/contract/lesson/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { HomeworkTab } from '#features/homework/public.tsx'
import { dayLong, dayShort, weekdayLong } from '#platform/dates.ts'
import { linkTo, navigate, useFilters } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconBack, IconNext } from '#ui/icons.ts'
import { Screen } from '#ui/Screen.tsx'
import { TableSkeleton } from '#ui/Skeletons.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { ConductButton } from './ConductButton.tsx'
import { ContentTab } from './content/ContentTab.tsx'
import { JournalTab } from './JournalTab.tsx'
import styles from './Lesson.module.css'
import { LessonBadges } from './LessonBadges.tsx'
import { childIn, lessonPage } from './reads.ts'
import { type LessonTab, tabIn, tabsOf } from './tabs.ts'
import { useLessonLive } from './useLessonLive.ts'
import { useTabFocus } from './useTabFocus.ts'

const StudentsTab = lazy(() => import('./class/StudentsTab.tsx'))
const address = '/schedule/lesson/:scheduleId/:tab?'

/** One lesson with its content, homework and class (R-2.2-05, Q-099). */
export default function LessonPage({ params: { scheduleId, tab } }: { params: { scheduleId: string; tab?: string } }) {
  const [filters] = useFilters()
  const userId = childIn(filters)
  const { data: page } = useSuspenseQuery(lessonPage(scheduleId, userId))
  useLessonLive(scheduleId)

  const tabs = tabsOf(page)
  const active = tabIn(tabs, tab)
  const keepFocus = useTabFocus(active)
  const open = (key: LessonTab) => {
    keepFocus()
    navigate(linkTo(address, { scheduleId, tab: key }, { userId }), { replace: true })
  }

  return (
    <Screen
      title={`${page.subject.name[currentLanguage()]} · ${page.group.label}`}
      lead={leadOf(page)}
      actions={<ConductButton page={page} />}
    >
      <LessonBadges page={page} />
      <Neighbours page={page} tab={active} userId={userId} />
      <Tabs
        label={text('lesson.tabs')}
        tabs={tabs.map((key) => ({ key, label: text(`lesson.tab-${key}`) }))}
        active={active}
        onChange={open}
      >
        {panelOf(active, page)}
      </Tabs>
    </Screen>
  )
}

function panelOf(active: LessonTab, page: Page): ReactNode {
  if (active === 'homework') return <HomeworkTab page={page} />
  if (active === 'journal') return <JournalTab page={page} />
  if (active === 'content') return <ContentTab page={page} />
  return (
    <Suspense fallback={<TableSkeleton columns={4} />}>
      <StudentsTab page={page} />
    </Suspense>
  )
}

const leadOf = ({ date, timeStart, timeEnd, cabinet }: Page): string =>
  [
    `${dayLong(date)}, ${weekdayLong(date)}`,
    `${timeStart}–${timeEnd}`,
    cabinet && text('schedule.cabinet', { label: cabinet.label }),
  ]
    .filter(Boolean)
    .join(' · ')

type NeighbourProps = { page: Page; tab: LessonTab; userId: number | undefined }

/** The lessons before and after in the same plan, on the same tab. */
function Neighbours({ page: { previous, next }, tab, userId }: NeighbourProps) {
  if (!previous && !next) return null
  const to = (scheduleId: string) =>
    linkTo(address, { scheduleId, tab: tab === 'content' ? undefined : tab }, { userId })

  return (
    <nav aria-label={text('lesson.neighbours')} className={`${styles.neighbours} no-print`}>
      {previous && (
        <LinkButton
          size="small"
          kind="quiet"
          icon={<IconBack aria-hidden />}
          href={to(previous.uuid)}
          aria-label={text('lesson.previous', { day: dayShort(previous.date) })}
        >
          {dayShort(previous.date)}
        </LinkButton>
      )}
      {next && (
        <LinkButton
          size="small"
          kind="quiet"
          href={to(next.uuid)}
          aria-label={text('lesson.next', { day: dayShort(next.date) })}
        >
          {dayShort(next.date)}
          <IconNext aria-hidden />
        </LinkButton>
      )}
    </nav>
  )
}
