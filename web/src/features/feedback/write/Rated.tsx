import { keptCategories, type ReviewCategory } from '@qalam/contract/feedback/rules.ts'
import { text } from '#platform/text.ts'
import { Categories } from './Categories.tsx'
import { Stars } from './Stars.tsx'

type Field<Value> = { value: Value | null | undefined; error: string | undefined; onChange: (value: Value) => void }
type Props = { rating: Field<number>; categories: Field<ReviewCategory[]> }

/** Stars and what they are about: on the other side of three nothing stays chosen (S-FB-1). */
export function Rated({ rating, categories }: Props) {
  const [given, chosen] = [rating.value ?? 0, categories.value ?? []]
  const rate = (count: number | null | undefined) => {
    if (count === null || count === undefined) return
    rating.onChange(count)
    categories.onChange(keptCategories(chosen, given, count))
  }
  return (
    <>
      <Stars label={text('feedback.rate')} required value={given} error={rating.error} onChange={rate} />
      <Categories rating={given} value={chosen} error={categories.error} onChange={categories.onChange} />
    </>
  )
}
