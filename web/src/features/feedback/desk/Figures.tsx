import type { Figures as Counted } from '@qalam/contract/feedback/shapes.ts'
import { numberText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Feedback.module.css'

type Line = { key: string; label: string; reviews: number }

/** The average of what the filters leave, and how it is made up: by rating and by reason. */
export function Figures({ figures: { average, byRating, byCategory } }: { figures: Counted }) {
  const ratings = byRating.toReversed().map(({ rating, reviews }) => ({
    ...{ key: String(rating), reviews },
    label: text('feedback.stars', { count: rating }),
  }))
  const categories = byCategory.map(({ category, reviews }) => ({
    ...{ key: category, reviews },
    label: text(`feedback.category-${category}`),
  }))
  return (
    <div className={styles.figures}>
      <Card title={text('feedback.average')}>
        <p className={styles.average}>
          {average === null ? text('feedback.no-average') : text('feedback.of-five', { average: numberText(average) })}
        </p>
      </Card>
      <Card title={text('feedback.by-rating')}>
        <Lines lines={ratings} />
      </Card>
      {categories.length > 0 && (
        <Card title={text('feedback.by-category')}>
          <Lines lines={categories} />
        </Card>
      )}
    </div>
  )
}

/** A number beside each bar: the bar says nothing alone. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const most = Math.max(1, ...lines.map(({ reviews }) => reviews))
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, label, reviews }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.bar} style={{ inlineSize: `${(reviews / most) * 100}%` }} aria-hidden />
            <span>{reviews}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
