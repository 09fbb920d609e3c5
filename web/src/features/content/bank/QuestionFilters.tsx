import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { QuestionsAsked } from '@qalam/contract/question-bank/api.ts'
import { exerciseTypes } from '@qalam/contract/exercises/draft.ts'
import { difficulties } from '@qalam/contract/question-bank/question.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { SubjectFilters } from '../list/SubjectFilters.tsx'

type Names = 'whose' | 'subjectId' | 'parallel' | 'objective' | 'type' | 'difficulty'
export type Filtered = { [Name in Names]?: string | number | undefined }

type Props = {
  asked: Partial<QuestionsAsked>
  subjects: readonly { id: number; name: Named }[]
  onFilter: (some: Filtered) => void
}

const code = /^[\d.]{0,20}$/

/** What narrows the bank. An objective may be begun: `7.1` is everything of that section. */
export function QuestionFilters({ asked, subjects, onFilter }: Props) {
  return (
    <>
      <SelectField
        label={text('content.whose')}
        value={asked.whose ?? 'mine'}
        onChange={(whose) => onFilter({ whose: whose ?? undefined })}
        required
        choices={(['mine', 'school', 'all'] as const).map((value) => ({ value, label: text(`bank.whose-${value}`) }))}
      />
      <SubjectFilters asked={asked} subjects={subjects} onFilter={onFilter} />
      <TextField
        label={text('bank.objective')}
        max={20}
        value={asked.objective ?? ''}
        onChange={(objective) => code.test(objective) && onFilter({ objective: objective || undefined })}
      />
      <SelectField
        label={text('bank.type')}
        placeholder={text('content.any')}
        value={asked.type}
        onChange={(type) => onFilter({ type: type ?? undefined })}
        choices={exerciseTypes.map((value) => ({ value, label: text(`content.type-${value}`) }))}
      />
      <SelectField
        label={text('bank.difficulty')}
        placeholder={text('content.any')}
        value={asked.difficulty}
        onChange={(difficulty) => onFilter({ difficulty: difficulty ?? undefined })}
        choices={difficulties.map((value) => ({ value, label: text(`bank.difficulty-${value}`) }))}
      />
    </>
  )
}
