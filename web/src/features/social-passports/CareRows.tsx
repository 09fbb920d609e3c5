import type { PassportDraft } from '@qalam/contract/social-passports/api.ts'
import { type PassportCategory, categories } from '@qalam/contract/social-passports/categories.ts'
import type { z } from 'zod'
import { today } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from './SocialPassports.module.css'

type TypedCare = z.input<typeof PassportDraft>['care'][number]
type Props = {
  care: readonly TypedCare[]
  errors: Readonly<Record<string, string>>
  onChange: (care: TypedCare[]) => void
}

/** The categories of a student, and under them the day and the paper of each that is ticked. */
export function CareRows({ care, errors, onChange }: Props) {
  const choose = (chosen: readonly PassportCategory[]) =>
    onChange(
      chosen.map(
        (category) => care.find((one) => one.category === category) ?? { category, since: today(), document: '' },
      ),
    )
  const change = (at: number, some: Partial<TypedCare>) =>
    onChange(care.map((one, index) => (index === at ? { ...one, ...some } : one)))

  return (
    <>
      <CheckList
        name="care"
        label={text('social-passports.categories')}
        value={care.map(({ category }) => category)}
        onChange={choose}
        choices={categories.map((value) => ({ value, label: text(`social-passports.category-${value}`) }))}
        error={errors['care']}
      />
      {care.map(({ category, since, document }, index) => (
        <fieldset key={category} className={styles.care}>
          <legend>{text(`social-passports.category-${category}`)}</legend>
          <FieldRow>
            <DateField
              name={`care.${index}.since`}
              label={text('social-passports.since')}
              required
              value={since}
              error={errors[`care.${index}.since`]}
              onChange={(next) => change(index, { since: next ?? '' })}
            />
            <TextField
              name={`care.${index}.document`}
              label={text('social-passports.document')}
              max={100}
              value={document ?? ''}
              error={errors[`care.${index}.document`]}
              onChange={(next) => change(index, { document: next ?? '' })}
            />
          </FieldRow>
        </fieldset>
      ))}
    </>
  )
}
