import { home, type ChildHome } from '@qalam/contract/home/api.ts'
import { homeworkChanged } from '@qalam/contract/homework/events.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { everyReadOf } from '#platform/api.ts'
import { dayOfMonth, today, weekdayLong } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { DueTasks } from './DueTasks.tsx'
import styles from './Home.module.css'
import { NewMarks } from './NewMarks.tsx'
import { Row } from './Row.tsx'
import { named } from './named.ts'
import { family } from './reads.ts'

/** Every child of a parent on one page: new marks with their reasons, what is due, the next school day. */
export default function FamilyPage() {
  const { data: children } = useSuspenseQuery(family)
  const stale = () => [everyReadOf(home.family)]
  useLive(marksStored, stale, [family])
  useLive(homeworkChanged, stale)
  useLive(scheduleChanged, stale)
  const isOneSchool = new Set(children.map(({ school }) => named(school))).size < 2

  return (
    <Screen title={text('home.family')}>
      {children.length === 0 && <EmptyList title={text('diary.no-child')} text={text('diary.no-child-hint')} />}
      {children.map((child) => (
        <Card
          key={child.userId}
          title={[child.name, child.group, !isOneSchool && named(child.school)].filter(Boolean).join(' · ')}
          actions={
            <>
              <LinkButton size="small" href={linkTo('/diary/attestation', {}, { userId: child.userId })}>
                {text('diary.attestation')}
              </LinkButton>
              <LinkButton size="small" kind="main" href={linkTo('/diary', {}, { userId: child.userId })}>
                {text('home.diary')}
              </LinkButton>
            </>
          }
        >
          <div className={styles.child}>
            <NewMarks child={child} />
            <DueTasks child={child} />
            <Day child={child} />
          </div>
        </Card>
      ))}
    </Screen>
  )
}

/** Lessons of today, or of the next school day. */
function Day({ child: { userId, day, lessons } }: { child: ChildHome }) {
  const title = day === null || day === today() ? text('home.today-lessons') : `${weekdayLong(day)}, ${dayOfMonth(day)}`

  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {lessons.length === 0 && <p className={styles.muted}>{text('home.no-lessons')}</p>}
      <ul className={styles.rows}>
        {lessons.map(({ uuid, timeStart, subject, cabinet, kind }) => (
          <Row
            key={uuid}
            href={linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId: uuid }, { userId })}
            title={named(subject.name)}
            lead={timeStart}
            detail={kind === 'regular' ? undefined : text(`lesson-type.${kind}`)}
            end={cabinet && <span className={styles.muted}>{cabinet}</span>}
          />
        ))}
      </ul>
    </section>
  )
}
