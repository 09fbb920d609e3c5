import type { PresentLesson as Lesson } from '@qalam/contract/home/api.ts'
import { isOneOf, teaching } from '@qalam/contract/kernel/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useKnownUser } from '#features/auth/public.tsx'
import { dayOfMonth, today, weekdayLong } from '#platform/dates.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import styles from './Home.module.css'
import { named } from './named.ts'
import { presentLesson } from './reads.ts'

/** Milliseconds after which it is looked whether another lesson has begun. */
const every = 60_000

/** The lesson that a teacher gives now, or the next one: mark, homework and journal by one tap each. */
export function PresentLesson() {
  const user = useKnownUser()
  return user && isOneOf(teaching, user.role) ? <Present /> : null
}

function Present() {
  const { data, isPending } = useQuery({ ...presentLesson, refetchInterval: every })
  // Its place is kept: nothing below moves when it comes.
  if (isPending) return <div className={styles.present} aria-hidden />
  return data?.lesson ? <Shown lesson={data.lesson} /> : null
}

function Shown({ lesson }: { lesson: Lesson }) {
  const { uuid, running, timeStart, timeEnd, subject, group, subgroup, cabinet, theme, calendarPlanUuid } = lesson
  const params = { scheduleId: uuid }

  return (
    <section
      className={`${styles.present} no-print`}
      data-running={running || undefined}
      aria-labelledby="present-lesson"
    >
      <div className={styles.presentWords}>
        <p className={styles.when}>
          <strong>{text(running ? 'home.now' : 'home.next')}</strong> {whenOf(lesson)}, {timeStart}–{timeEnd}
        </p>
        <h2 id="present-lesson">
          {[named(subject.name), group.label, subgroup && text('journal.subgroup', { label: subgroup })]
            .filter(Boolean)
            .join(' · ')}
        </h2>
        <p className={styles.muted}>
          {[cabinet && text('schedule.cabinet', { label: cabinet }), theme].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.acts}>
        {running ? (
          <LinkButton kind="main" href={linkTo('/schedule/lesson/:scheduleId/:tab?', { ...params, tab: 'students' })}>
            {text('home.mark')}
          </LinkButton>
        ) : (
          <LinkButton kind="main" href={linkTo('/schedule/lesson/:scheduleId/:tab?', params)}>
            {text('home.lesson')}
          </LinkButton>
        )}
        <LinkButton href={linkTo('/schedule/control/homework/create/:scheduleId', params)}>
          {text('home.homework')}
        </LinkButton>
        <LinkButton
          href={linkTo('/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/quarter', {
            groupId: group.id,
            calendarPlanUuid,
            subjectId: subject.id,
          })}
        >
          {text('home.journal')}
        </LinkButton>
      </div>
    </section>
  )
}

const whenOf = ({ date }: Lesson): string =>
  date === today() ? text('home.today') : `${weekdayLong(date)}, ${dayOfMonth(date)}`
