import type { LessonMeeting } from '@qalam/contract/live-lesson/meetings.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Meeting.module.css'

type Props = { entered: NonNullable<LessonMeeting['entered']> }

/** Who of the class came into the meeting, since when, and whether they are in it now. */
export const Entered = ({ entered }: Props) => (
  <Card title={`${text('live.meeting-entered')} · ${entered.length}`}>
    {entered.length === 0 && <p className={styles.hint}>{text('live.meeting-nobody')}</p>}
    <ul className={styles.people}>
      {entered.map(({ userId, name, enteredAt, here }) => (
        <li key={userId}>
          <span>{name}</span>
          <Badge tone={here ? 'success' : 'neutral'}>{text(here ? 'live.meeting-here' : 'live.meeting-gone')}</Badge>
          <span className={styles.hint}>{momentText(enteredAt)}</span>
        </li>
      ))}
    </ul>
  </Card>
)
