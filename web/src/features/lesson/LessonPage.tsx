import type { LessonPage as Page } from '@qalam/contract/lesson/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { LessonChat } from '#features/chat/public.tsx'
import { HomeworkTab } from '#features/homework/public.tsx'
import { Conference, LiveChecks } from '#features/live-lesson/public.tsx'
import { ClassMarks } from '#features/marks/list/public.tsx'
import { useStart } from '#features/schools/public.tsx'
import { clockNow, dayLong, dayShort, today, weekdayLong } from '#platform/dates.ts'
import { navigate, useFilters } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { IconBack, IconNext } from '#ui/page/icons.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Tabs } from '#ui/page/Tabs.tsx'
import { ConductButton } from './ConductButton.tsx'
import { ContentTab } from './content/ContentTab.tsx'
import { JournalTab, journalOf } from './JournalTab.tsx'
import { addressOf } from './address.ts'
import styles from './Lesson.module.css'
import { LessonBadges } from './LessonBadges.tsx'
import { childIn, lessonPage } from './reads.ts'
import { LessonDoubts } from './saving/LessonDoubts.tsx'
import { useLessonWrites } from './saving/useLessonWrites.ts'
import { type LessonTab, tabIn, tabsOf } from './tabs.ts'
import { useLessonLive } from './useLessonLive.ts'
import { useTabFocus } from './useTabFocus.ts'

type Params = { scheduleId: string; tab?: string; date?: string }

/** One lesson with its content, homework and class (R-2.2-05, R-2.2-02, Q-099). */
export default function LessonPage({ params: { scheduleId, tab, date } }: { params: Params }) {
  const [filters] = useFilters()
  const userId = childIn(filters)
  const { data: page } = useSuspenseQuery(lessonPage(scheduleId, userId))
  useLessonLive(scheduleId)
  const writes = useLessonWrites(scheduleId)

  const tabs = tabsOf(page, useStart().flags)
  const [now] = useState(() => ({ today: today(), clock: clockNow() }))
  const active = tabIn(tabs, tab, page, now)
  const keepFocus = useTabFocus(active)
  const open = (key: LessonTab) => {
    if (key === 'journal') return navigate(journalOf(page))
    keepFocus()
    navigate(addressOf({ scheduleId, tab: key, date }, filters), { replace: true })
  }

  return (
    <Screen
      title={`${page.subject.name[currentLanguage()]} · ${page.group.label}`}
      lead={leadOf(page)}
      actions={<ConductButton page={page} writes={writes} />}
    >
      <LessonBadges page={page} />
      <LessonDoubts writes={writes} />
      <Neighbours page={page} tab={active} isDated={date !== undefined} />
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
  if (active === 'conference')
    return (
      <Suspense fallback={<TableSkeleton columns={1} />}>
        <div className={styles.parts}>
          <Conference scheduleUuid={page.uuid} />
          {page.can.live && <LiveChecks scheduleUuid={page.uuid} />}
        </div>
      </Suspense>
    )
  if (active === 'chat')
    return (
      <Suspense fallback={<TableSkeleton columns={1} />}>
        <LessonChat scheduleUuid={page.uuid} />
      </Suspense>
    )
  return (
    <Suspense fallback={<TableSkeleton columns={4} />}>
      <div className={styles.parts}>
        {page.can.live && <LiveChecks scheduleUuid={page.uuid} />}
        <ClassMarks key={page.uuid} lessonUuid={page.uuid} subjectName={page.subject.name} />
      </div>
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

type NeighbourProps = { page: Page; tab: LessonTab; isDated: boolean }

/** The lessons before and after in the same plan, on the same tab. */
function Neighbours({ page: { previous, next }, tab, isDated }: NeighbourProps) {
  const [filters] = useFilters()
  if (!previous && !next) return null
  const to = ({ uuid, date }: NonNullable<Page['next']>) =>
    addressOf({ scheduleId: uuid, tab: tab === 'content' ? undefined : tab, date: isDated ? date : undefined }, filters)

  return (
    <nav aria-label={text('lesson.neighbours')} className={`${styles.neighbours} no-print`}>
      {previous && (
        <LinkButton
          size="small"
          kind="quiet"
          icon={<IconBack aria-hidden />}
          href={to(previous)}
          aria-label={text('lesson.previous', { day: dayShort(previous.date) })}
        >
          {dayShort(previous.date)}
        </LinkButton>
      )}
      {next && (
        <LinkButton
          size="small"
          kind="quiet"
          href={to(next)}
          aria-label={text('lesson.next', { day: dayShort(next.date) })}
        >
          {dayShort(next.date)}
          <IconNext aria-hidden />
        </LinkButton>
      )}
    </nav>
  )
}
