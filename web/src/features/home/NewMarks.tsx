import type { ChildHome, NewMark } from '@qalam/contract/home/api.ts'
import { dayShort } from '#platform/dates.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import styles from './Home.module.css'
import { Row } from './Row.tsx'
import { Rows } from './Rows.tsx'
import { named } from './named.ts'

/** Marks of the last days, newest first, each with what it was given for. */
export function NewMarks({ child: { userId, marks } }: { child: ChildHome }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{text('home.marks')}</h3>
      {marks.length === 0 && <p className={styles.muted}>{text('home.no-marks')}</p>}
      <Rows
        of={marks}
        row={(mark) => (
          <Row
            key={mark.lessonUuid}
            href={linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId: mark.lessonUuid }, { userId })}
            title={named(mark.subject.name)}
            detail={reasonOf(mark)}
            end={<Mark mark={mark} />}
          />
        )}
      />
    </section>
  )
}

const reasonOf = ({ date, kind, theme, comment }: NewMark): string =>
  [dayShort(date), kind !== 'regular' && text(`lesson-type.${kind}`), comment ? `«${comment}»` : theme]
    .filter(Boolean)
    .join(' · ')

function Mark({ mark: { score, sign, maxScore } }: { mark: NewMark }) {
  return (
    <>
      {score !== null && <MarkBadge kind="points" value={score} max={maxScore} />}
      {sign && <Badge tone={sign === 'absent' ? 'danger' : 'neutral'}>{text(`schedule.sign-${sign}`)}</Badge>}
    </>
  )
}
