import type { ChildHome } from '@qalam/contract/home/api.ts'
import { dayShort, today } from '#platform/dates.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import styles from './Home.module.css'
import { Row } from './Row.tsx'
import { Rows } from './Rows.tsx'
import { named } from './named.ts'

/** Homework of the coming days, what is due first on top. */
export function DueTasks({ child: { userId, due } }: { child: ChildHome }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{text('home.due')}</h3>
      {due.length === 0 && <p className={styles.muted}>{text('home.no-due')}</p>}
      <Rows
        of={due}
        row={({ lessonUuid, subject, dueOn, text: words, files }) => (
          <Row
            key={lessonUuid}
            href={linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId: lessonUuid, tab: 'homework' }, { userId })}
            title={named(subject.name)}
            detail={[words, files > 0 && text('home.files', { count: files })].filter(Boolean).join(' · ')}
            end={
              <Badge tone={dueOn === today() ? 'accent' : 'neutral'}>
                {dueOn === today() ? text('home.today') : dayShort(dueOn)}
              </Badge>
            }
          />
        )}
      />
    </section>
  )
}
