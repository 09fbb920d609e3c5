import type { feedback, ReviewsAsked } from '@qalam/contract/feedback/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { reviewCategories, reviewTypes, stars } from '@qalam/contract/feedback/rules.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'

type Asked = Partial<ReviewsAsked>
type Props = {
  asked: Asked
  schools: Answer<typeof feedback.desk>['schools']
  onFilter: (
    change: Partial<
      Record<'rating' | 'category' | 'type' | 'state' | 'from' | 'until' | 'schoolId', string | number | undefined>
    >,
  ) => void
}

/** Rating, reason, kind, answer, period, and for who reads all of them the school. */
export const DeskFilters = ({ asked, schools, onFilter }: Props) => (
  <>
    <SelectField
      label={text('feedback.rating')}
      value={asked.rating ?? null}
      placeholder={text('feedback.every')}
      onChange={(rating) => onFilter({ rating: rating ?? undefined })}
      choices={stars.map((value) => ({ value: Number(value), label: text('feedback.stars', { count: value }) }))}
    />
    <SelectField
      label={text('feedback.categories')}
      value={asked.category ?? null}
      placeholder={text('feedback.every')}
      onChange={(category) => onFilter({ category: category ?? undefined })}
      choices={reviewCategories.map((value) => ({ value, label: text(`feedback.category-${value}`) }))}
    />
    <SelectField
      label={text('feedback.type')}
      value={asked.type ?? null}
      placeholder={text('feedback.every')}
      onChange={(type) => onFilter({ type: type ?? undefined })}
      choices={reviewTypes.map((value) => ({ value, label: text(`feedback.type-${value}`) }))}
    />
    <SelectField
      label={text('feedback.state')}
      value={asked.state ?? null}
      placeholder={text('feedback.every')}
      onChange={(state) => onFilter({ state: state ?? undefined })}
      choices={(['waiting', 'answered'] as const).map((value) => ({ value, label: text(`feedback.state-${value}`) }))}
    />
    <DateField
      label={text('feedback.from')}
      value={asked.from ?? null}
      onChange={(from) => onFilter({ from: from ?? undefined })}
    />
    <DateField
      label={text('feedback.until')}
      value={asked.until ?? null}
      onChange={(until) => onFilter({ until: until ?? undefined })}
    />
    {schools.length > 0 && (
      <SelectField
        label={text('feedback.school')}
        value={asked.schoolId ?? null}
        placeholder={text('feedback.every')}
        onChange={(schoolId) => onFilter({ schoolId: schoolId ?? undefined })}
        choices={schools.map(({ id, name }) => ({ value: id, label: name[currentLanguage()] }))}
      />
    )}
  </>
)
