import type { Review } from '@qalam/contract/feedback/shapes.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import styles from './Feedback.module.css'
import { IconStar } from './icons.ts'

/** What a review is about, as its author saw it called. */
export const subjectOf = ({ type, name, theme }: Pick<Review, 'type' | 'name' | 'theme'>): string =>
  type === 'review' ? text('feedback.about-qalam') : [name, theme].filter(Boolean).join(' · ')

export const Given = ({ rating }: { rating: number }) => (
  <span className={styles.given}>
    <IconStar size={16} aria-hidden />
    <span aria-hidden>{rating}</span>
    <span className="sr-only">{text('feedback.stars', { count: rating })}</span>
  </span>
)

/** The words of a review with what they are about, and what was answered. */
export const Said = ({ review: { categories, message, second, answer } }: { review: Review }) => (
  <div className={styles.said}>
    <span className={styles.badges}>
      {categories.map((category) => (
        <Badge key={category}>{text(`feedback.category-${category}`)}</Badge>
      ))}
    </span>
    <p>{message}</p>
    {second && <p>{second}</p>}
    {answer && (
      <div className={styles.answer}>
        <strong>{text('feedback.answer')}</strong>
        <p>{answer.text}</p>
        <small>
          {momentText(answer.at)}
          {answer.isOfBefore && ` · ${text('feedback.answer-of-before')}`}
        </small>
      </div>
    )}
  </div>
)
