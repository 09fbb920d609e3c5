import type { PassportCategory } from '@qalam/contract/social-passports/categories.ts'
import { text } from '#platform/text.ts'
import styles from './SocialPassports.module.css'

type Props = {
  counts: readonly { category: PassportCategory; students: number }[]
  chosen: PassportCategory | undefined
  onChoose: (category: PassportCategory | undefined) => void
}

/** How many students each category has; one of them narrows the list, pressed again it no longer does. */
export function Counts({ counts, chosen, onChoose }: Props) {
  if (counts.length === 0) return null
  return (
    <ul className={styles.counts} aria-label={text('social-passports.counts')}>
      {counts.map(({ category, students }) => (
        <li key={category}>
          <button
            type="button"
            className={styles.count}
            aria-pressed={category === chosen}
            onClick={() => onChoose(category === chosen ? undefined : category)}
          >
            <span className={styles.number}>{students}</span>
            <span>{text(`social-passports.category-${category}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
