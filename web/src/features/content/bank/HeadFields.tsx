import { languages, type Named } from '@qalam/contract/kernel/languages.ts'
import { difficulties } from '@qalam/contract/question-bank/question.ts'
import type { z } from 'zod'
import type { DraftField } from '#platform/draft.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { parallels } from '../list/parallels.ts'
import type { HeadForm } from './head.ts'

type Form = z.input<typeof HeadForm>
type Field<N extends keyof Form> = (name: N) => DraftField<Form[N]>
type Props = {
  subjects: readonly { id: number; name: Named }[]
  /** A draft whose form has these fields among its own. */
  draft: {
    field: Field<'subjectId'> & Field<'parallel'> & Field<'language'> & Field<'difficulty'> & Field<'objectives'>
  }
}

/** By what a question is found: subject, class, language, difficulty, objectives. */
export const HeadFields = ({ subjects, draft: { field } }: Props) => (
  <>
    <FieldRow>
      <SearchSelect
        label={text('content.subject')}
        choices={subjects.map(({ id, name }) => ({ value: id, label: named(name) }))}
        {...field('subjectId')}
      />
      <SelectField
        label={text('content.parallel')}
        placeholder={text('content.any')}
        choices={parallels()}
        {...field('parallel')}
      />
    </FieldRow>
    <FieldRow>
      <SelectField
        label={text('content.language')}
        required
        choices={languages.map((value) => ({ value, label: text(`content.in-${value}`) }))}
        {...field('language')}
      />
      <SelectField
        label={text('bank.difficulty')}
        required
        choices={difficulties.map((value) => ({ value, label: text(`bank.difficulty-${value}`) }))}
        {...field('difficulty')}
      />
    </FieldRow>
    <TextField label={text('bank.objectives')} hint={text('bank.objectives-hint')} max={300} {...field('objectives')} />
  </>
)
