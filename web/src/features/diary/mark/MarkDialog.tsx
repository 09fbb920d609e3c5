import type { DiaryLesson } from '@qalam/contract/diary/api.ts'
import { useQuery } from '@tanstack/react-query'
import { saidBy } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { named } from '../named.ts'
import { markStory } from '../reads.ts'
import { markWords } from './markWords.ts'
import styles from './MarkDialog.module.css'

type Props = { lesson: DiaryLesson; child: number | undefined; onClose: () => void }

/** What the mark of a lesson has been: who gave it, who changed it, and when. */
export default function MarkDialog({ lesson, child, onClose }: Props) {
  const { data: events, error } = useQuery(markStory(lesson.uuid, child))
  const maxScore = lesson.mark?.maxScore ?? 0

  return (
    <Dialog title={named(lesson.subject.name)} onClose={onClose}>
      {lesson.theme && <p className={styles.theme}>{lesson.theme}</p>}
      {error && <p role="alert">{saidBy(error)}</p>}
      <ol className={styles.events} aria-busy={!events && !error}>
        {events?.map((event) => (
          <li key={event.at}>
            <strong>{markWords({ ...event, maxScore }) || text('diary.mark-emptied')}</strong>
            <span>
              {event.by}, {momentText(event.at)}
            </span>
            {event.comment && <em>«{event.comment}»</em>}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
