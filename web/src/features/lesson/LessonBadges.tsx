import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import styles from './Lesson.module.css'

/** Who takes the lesson, what kind it is, what happened to it; a student's own mark. */
export function LessonBadges({ page }: { page: LessonPage }) {
  const { teacher, substituted, subgroup, lessonType, maxScore, conducted, forced, mark } = page

  return (
    <div className={styles.badges}>
      <span>{teacher.label}</span>
      {substituted && <Badge tone="warning">{text('lesson.substitutes', { name: substituted.label })}</Badge>}
      {subgroup && <Badge>{text('lesson.subgroup', { label: subgroup.label })}</Badge>}
      {lessonType !== 'regular' && (
        <Badge tone="accent">
          {text(`lesson-type.${lessonType}`)}
          {lessonType === 'sor' || lessonType === 'soch' ? ` · ${maxScore}` : ''}
        </Badge>
      )}
      {conducted && <Badge tone="success">{text('lesson.conducted')}</Badge>}
      {forced && <Badge tone="danger">{text('lesson.forced', { by: forced.by, at: momentText(forced.at) })}</Badge>}
      {mark && (mark.score !== null || mark.sign || mark.comment) && (
        <span className={styles.mine}>
          {text('lesson.mark')}: {mark.score !== null && <MarkBadge kind="points" value={mark.score} max={maxScore} />}
          {mark.sign && <Badge>{text(`schedule.sign-${mark.sign}`)}</Badge>}
          {mark.comment && <em>«{mark.comment}»</em>}
        </span>
      )}
    </div>
  )
}
