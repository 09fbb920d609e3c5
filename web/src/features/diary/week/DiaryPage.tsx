import type { DiaryWeek } from '@qalam/contract/diary/api.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import IconPrint from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOfMonth, daysBetweenText, today, weekdayLong, weekdayShort } from '#platform/dates.ts'
import { useUser } from '#features/auth/public.tsx'
import { CalendarButton } from '#features/calendar-feed/public.tsx'
import { linkTo, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { WeekStrip } from '#ui/page/WeekStrip.tsx'
import { ChildSwitch, NoChild } from '../ChildSwitch.tsx'
import { DayCard } from './DayCard.tsx'
import { DiaryTabs } from '../DiaryTabs.tsx'
import styles from './Week.module.css'
import { named } from '../named.ts'
import { type DiaryQuery, askedIn, diaryWeek } from '../reads.ts'
import { useMedia } from '#platform/media.ts'
import { useKeptWeeks } from './useKeptWeeks.ts'
import { useFreshMarks } from './useFreshMarks.ts'
import { useDiaryLive } from '../useDiaryLive.ts'
import { isEmptyWeek, openDay } from './week.ts'

/** The week of a student, of one's own or of a child (R-2.4-06, Q-097). */
export default function DiaryPage() {
  const { role, children } = useUser()
  const [filters] = useFilters()
  if (role === 'parent' && children.length === 0) return <NoChild title={text('diary.title')} />
  return <Week asked={askedIn(filters)} isParent={role === 'parent'} />
}

function Week({ asked, isParent }: { asked: DiaryQuery; isParent: boolean }) {
  // The week that was open stays on the screen while the next one is on its way.
  const date = useDeferredValue(asked.date)
  const userId = useDeferredValue(asked.userId)
  const { data: week } = useSuspenseQuery(diaryWeek({ date, userId }))
  const isLeaving = date !== asked.date || userId !== asked.userId
  const { fresh, said } = useFreshMarks(week)
  useDiaryLive(week.student.userId, asked)
  useKeptWeeks(userId)
  useDayInSight(week, date)
  const { school, children } = useUser()
  const isPhone = useMedia('(max-width: 699.98px)')
  const [chosen, choose] = useState<string | null>(null)
  const shown = chosen ?? openDay(week.days, today())

  return (
    <Screen
      title={text('diary.title')}
      lead={[week.student.fullName, week.student.group?.label].filter(Boolean).join(' · ')}
      actions={
        <>
          <Button icon={<IconPrint aria-hidden />} onClick={() => window.print()} className={styles.wide}>
            {text('common.print')}
          </Button>
          {children.length > 1 && (
            <Link href={linkTo('/diary/print', {}, { date: week.weekStart })}>{text('diary.print-children')}</Link>
          )}
          <CalendarButton />
        </>
      }
    >
      <p className="print-only">
        {[school && named(school.name), daysBetweenText(week.weekStart, week.weekEnd), week.weekStart.slice(0, 4)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ChildSwitch shown={week.student.userId} />
      <DiaryTabs active="week" />
      <Strip week={week} onChoose={choose} />
      <p className="sr-only" role="status">
        {said}
      </p>
      {isEmptyWeek(week) ? (
        <EmptyList title={text('diary.empty-week')} text={text('diary.empty-week-hint')} />
      ) : (
        <div className={styles.week} aria-busy={isLeaving}>
          {week.days.map((day) => (
            <DayCard
              key={day.date}
              day={day}
              fresh={fresh}
              child={isParent ? week.student.userId : undefined}
              folds={isPhone && shown !== null && ![shown, date].includes(day.date) && day.lessons.length > 0}
            />
          ))}
        </div>
      )}
    </Screen>
  )
}

/** On a phone the days stand one under another: the week opens at the day that was asked for, when it shows something. */
function useDayInSight({ weekStart, days }: DiaryWeek, asked: string | undefined): void {
  const isBusy = days.some(({ date, lessons, due }) => date === asked && lessons.length + due.length > 0)

  useEffect(() => {
    if (!isBusy || !window.matchMedia('(max-width: 699.98px)').matches) return undefined
    // After the router has put the focus on the title, which scrolls to the top.
    const timer = setTimeout(() => {
      const day = document.getElementById(`day-${asked}`)
      if (day?.previousElementSibling) day.scrollIntoView()
    }, 50)
    return () => clearTimeout(timer)
  }, [weekStart, asked, isBusy])
}

function Strip({ week: { weekStart, days }, onChoose }: { week: DiaryWeek; onChoose: (date: string) => void }) {
  const [, change] = useFilters()
  const open = (date: string | undefined) => change({ date })
  const last = days.at(-1)?.date ?? weekStart

  return (
    <WeekStrip
      title={daysBetweenText(weekStart, last)}
      days={days.map(({ date, holiday }) => ({
        date,
        name: weekdayShort(date),
        number: Number(date.slice(8)),
        label: `${weekdayLong(date)}, ${dayOfMonth(date)}`,
        today: date === today(),
        holiday: holiday ? named(holiday) : undefined,
      }))}
      onSelect={(date) => {
        flushSync(() => onChoose(date))
        document.getElementById(`day-${date}`)?.scrollIntoView({ behavior: 'smooth' })
      }}
      onPrevious={() => open(addDays(weekStart, -7))}
      onNext={() => open(addDays(weekStart, 7))}
      onToday={() => open(undefined)}
    />
  )
}
