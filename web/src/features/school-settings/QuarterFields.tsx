import type { QuartersDraft } from '@qalam/contract/school-settings/quarters.ts'
import { text, textNamed } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'

type Quarters = QuartersDraft['quarters']
type Props = {
  quarters: Quarters
  issues: readonly { path: readonly PropertyKey[]; message: string }[]
  onChange: (quarters: Quarters) => void
}

/** The first and the last day of each quarter, with what is wrong under it. */
export function QuarterFields({ quarters, issues, onChange }: Props) {
  const set = (at: number, some: Partial<Quarters[number]>) =>
    onChange(quarters.map((quarter, index) => (index === at ? { ...quarter, ...some } : quarter)))
  const complaint = (at: number, name: string) => {
    const found = issues.find(({ path }) => path.join('.') === `quarters.${at}.${name}`)
    return found ? textNamed(`field.${found.message}`) : null
  }

  return quarters.map(({ id, startsOn, endsOn }, index) => (
    <FieldRow key={id}>
      {(['startsOn', 'endsOn'] as const).map((name) => (
        <DateField
          key={name}
          label={`${text('school-settings.quarter', { number: index + 1 })}: ${text(name === 'startsOn' ? 'school-settings.from' : 'school-settings.until')}`}
          required
          value={name === 'startsOn' ? startsOn : endsOn}
          error={complaint(index, name)}
          onChange={(day) => set(index, { [name]: day ?? '' })}
        />
      ))}
    </FieldRow>
  ))
}
