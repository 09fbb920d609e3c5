import { categoriesFor, isHigh, type ReviewCategory } from '@qalam/contract/feedback/rules.ts'
import { useId } from 'react'
import { text } from '#platform/text.ts'
import { Below } from '#ui/fields/Below.tsx'
import { Star } from '#ui/fields/FieldFrame.tsx'
import field from '#ui/fields/field.module.css'
import styles from '../Feedback.module.css'
import { categoryIcons } from '../icons.ts'

type Props = {
  rating: number
  value: readonly ReviewCategory[]
  onChange: (chosen: ReviewCategory[]) => void
  error?: string | undefined
}

/** What it is about: other choices for three stars or fewer than for more (S-FB-1). Nothing before a star is chosen. */
export function Categories({ rating, value, onChange, error }: Props) {
  const id = useId()
  if (rating === 0) return null
  const label = text(isHigh(rating) ? 'feedback.what-high' : 'feedback.what-low')
  const toggle = (category: ReviewCategory, isChosen: boolean) =>
    onChange(isChosen ? [...value, category] : value.filter((one) => one !== category))

  return (
    <fieldset
      className={field.field}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-below` : undefined}
    >
      <legend className={field.label}>
        {label}
        <Star />
      </legend>
      <div className={styles.choices}>
        {categoriesFor(rating).map((category) => {
          const Icon = categoryIcons[category]
          return (
            <label key={category} className={styles.choice}>
              <input
                type="checkbox"
                checked={value.includes(category)}
                onChange={({ target }) => toggle(category, target.checked)}
              />
              <Icon size={20} aria-hidden />
              <span>{text(`feedback.category-${category}`)}</span>
            </label>
          )
        })}
      </div>
      <Below id={`${id}-below`} {...{ label, error }} className={field.below} />
    </fieldset>
  )
}
