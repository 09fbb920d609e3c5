import type { DiaryWeek } from '@qalam/contract/diary/api.ts'
import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useUser } from '#features/auth/public.tsx'
import { dayOfMonth, daysBetweenText, weekdayLong } from '#platform/dates.ts'
import { linkTo, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { NoChild } from '../ChildSwitch.tsx'
import { named } from '../named.ts'
import { askedIn, diaryWeek } from '../reads.ts'
import { markWords } from '../mark/markWords.ts'
import styles from './Print.module.css'

/** The week of every child of a parent, across classes and schools, a sheet of paper each. */
export default function PrintPage() {
  const { children } = useUser()
  const [filters] = useFilters()
  if (children.length === 0) return <NoChild title={text('diary.print')} />
  const { date } = askedIn(filters)
  return <Sheets ids={children.map(({ userId }) => userId)} monday={mondayOf(date)} />
}

function Sheets({ ids, monday }: { ids: readonly number[]; monday: string }) {
  const weeks = useSuspenseQueries({ queries: ids.map((userId) => diaryWeek({ date: monday, userId })) })
  const { children } = useUser()
  const schoolOf = (id: number) => children.find(({ userId }) => userId === id)?.school

  return (
    <Screen
      title={text('diary.print')}
      lead={daysBetweenText(monday, addDays(monday, 6))}
      actions={
        <>
          <Link href={linkTo('/diary', {}, { date: monday })}>{text('diary.title')}</Link>
          <Button kind="main" onClick={() => window.print()}>
            {text('common.print')}
          </Button>
        </>
      }
    >
      {weeks.map(({ data }) => {
        const school = schoolOf(data.student.userId)
        return <Sheet key={data.student.userId} week={data} school={school ? named(school) : ''} />
      })}
    </Screen>
  )
}

function Sheet({ week: { student, weekStart, weekEnd, days }, school }: { week: DiaryWeek; school: string }) {
  const held = days.filter(({ lessons, holiday }) => lessons.length > 0 || holiday)
  return (
    <section className={styles.sheet} aria-label={student.fullName}>
      <h2>{[student.fullName, student.group?.label].filter(Boolean).join(' · ')}</h2>
      <p>{[school, daysBetweenText(weekStart, weekEnd)].filter(Boolean).join(' · ')}</p>
      {held.length === 0 && <p>{text('diary.empty-week')}</p>}
      {held.length > 0 && (
        <table className={styles.week}>
          <caption className="sr-only">{student.fullName}</caption>
          <thead>
            <tr>
              <th scope="col">{text('schedule.time')}</th>
              <th scope="col">{text('diary.subject')}</th>
              <th scope="col">{text('diary.home-task')}</th>
              <th scope="col">{text('diary.mark')}</th>
            </tr>
          </thead>
          {held.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </table>
      )}
    </section>
  )
}

function Day({ day: { date, holiday, lessons } }: { day: DiaryWeek['days'][number] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={styles.day}>
          {weekdayLong(date)}, {dayOfMonth(date)} {holiday && `· ${named(holiday)}`}
        </th>
      </tr>
      {lessons.map(({ uuid, timeStart, subject, theme, homework, mark }) => (
        <tr key={uuid}>
          <td>{timeStart}</td>
          <td>
            {named(subject.name)}
            {theme && <small>{theme}</small>}
          </td>
          <td>{homework?.text}</td>
          <td>{mark && [markWords(mark), mark.comment].filter(Boolean).join('. ')}</td>
        </tr>
      ))}
    </tbody>
  )
}
