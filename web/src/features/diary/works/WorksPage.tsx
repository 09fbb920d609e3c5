import type { DiaryWork } from '@qalam/contract/diary/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useUser } from '#features/auth/public.tsx'
import { dayOfMonth, today, weekdayLong } from '#platform/dates.ts'
import { useQuarter } from '#platform/quarter.ts'
import { linkTo, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import { type DayMark, MonthCalendar } from '#ui/page/MonthCalendar.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import { ChildSwitch, NoChild } from '../ChildSwitch.tsx'
import { DiaryTabs } from '../DiaryTabs.tsx'
import { named } from '../named.ts'
import { askedIn, quarterWorks } from '../reads.ts'
import styles from './Works.module.css'

/** The announced sor and soch of a quarter, in a calendar and as a list. */
export default function WorksPage() {
  const { role, children } = useUser()
  const [filters] = useFilters()
  if (role === 'parent' && children.length === 0) return <NoChild title={text('diary.works')} />
  return <Works userId={askedIn(filters).userId} />
}

function Works({ userId: asked }: { userId: number | undefined }) {
  const userId = useDeferredValue(asked)
  const quarter = useDeferredValue(useQuarter())
  const { data } = useSuspenseQuery(quarterWorks({ userId }, quarter))
  const { student, works } = data
  const [chosen, choose] = useState<string | null>(null)
  const day = chosen ?? firstDay(works)

  return (
    <Screen title={text('diary.works')} lead={[student.fullName, student.group?.label].filter(Boolean).join(' · ')}>
      <ChildSwitch shown={student.userId} />
      <DiaryTabs active="works" />
      {works.length === 0 ? (
        <EmptyList title={text('diary.no-works')} text={text('diary.no-works-hint')} />
      ) : (
        <div className={styles.works}>
          <MonthCalendar value={day} marks={marksOf(works)} onChange={choose} />
          <WorkList works={works} day={day} child={userId} />
        </div>
      )}
    </Screen>
  )
}

/** The day of the next work, else of the last one. */
const firstDay = (works: readonly DiaryWork[]): string =>
  (works.find(({ date }) => date >= today()) ?? works.at(-1))?.date ?? today()

const tones = { sor: 'accent', soch: 'warning' } as const

function marksOf(works: readonly DiaryWork[]): Record<string, DayMark[]> {
  const marks: Record<string, DayMark[]> = {}
  for (const { date, kind, subject } of works)
    (marks[date] ??= []).push({ label: `${text(`lesson-type.${kind}`)}: ${named(subject.name)}`, tone: tones[kind] })
  return marks
}

type ListProps = { works: readonly DiaryWork[]; day: string; child: number | undefined }

function WorkList({ works, day, child }: ListProps) {
  return (
    <ol className={styles.list}>
      {works.map(({ uuid, date, timeStart, subject, kind, theme, maxScore, score }) => (
        <li key={uuid} aria-current={date === day ? 'date' : undefined} data-over={date < today() || undefined}>
          <time dateTime={date}>
            {dayOfMonth(date)}
            <small>
              {weekdayLong(date)}, {timeStart}
            </small>
          </time>
          <div className={styles.what}>
            <Link href={linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId: uuid }, { userId: child })}>
              {named(subject.name)}
            </Link>{' '}
            <Badge tone={tones[kind]}>{text(`lesson-type.${kind}`)}</Badge>
            <p>{theme}</p>
          </div>
          {score === null ? (
            <span className={styles.max}>{text('diary.up-to', { max: maxScore })}</span>
          ) : (
            <MarkBadge kind="points" value={score} max={maxScore} />
          )}
        </li>
      ))}
    </ol>
  )
}
