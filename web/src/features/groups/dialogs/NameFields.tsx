import { EduLang, Faculty } from '@qalam/contract/groups/group.ts'
import { isHighGrade, letterLength, parallels } from '@qalam/contract/groups/rules.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { DraftOfGroup } from './draft.ts'

type Props = {
  draft: DraftOfGroup
  /** The class exists: its grade and its language stay (S-GROUP-2). */
  isFixed: boolean
  onParallel: (parallel: number | null | undefined) => void
}

/** By what a class is called: grade, letter, language, and the direction of a high grade. */
export function NameFields({ draft, isFixed, onParallel }: Props) {
  return (
    <>
      <FieldRow>
        <SelectField<number>
          label={text('groups.parallel')}
          required
          disabled={isFixed}
          choices={parallels.map((value) => ({ value, label: String(value) }))}
          {...draft.field('parallel')}
          onChange={onParallel}
        />
        <TextField label={text('groups.letter')} required max={letterLength} {...draft.field('letter')} />
      </FieldRow>
      <SelectField<EduLang>
        label={text('groups.lang')}
        required
        disabled={isFixed}
        choices={EduLang.options.map((value) => ({ value, label: text(`dictionaries.language.${value}`) }))}
        {...draft.field('eduLang')}
      />
      {isHighGrade(draft.value.parallel ?? 0) && (
        <SelectField<Faculty>
          label={text('groups.faculty')}
          required
          choices={Faculty.options.map((value) => ({ value, label: text(`dictionaries.faculty.${value}`) }))}
          {...draft.field('faculty')}
        />
      )}
    </>
  )
}
