import { type Choice, SelectField } from './SelectField.tsx'

type Props<Value extends string | number> = {
  label: string
  value: Value | null | undefined
  choices: readonly Choice<Value>[]
  onChange: (next: Value | undefined) => void
}

/** One way to narrow a list: its label stands in the field while nothing is chosen. */
export function FilterSelect<Value extends string | number>({ label, value, choices, onChange }: Props<Value>) {
  return (
    <SelectField<Value>
      bare
      label={label}
      placeholder={label}
      value={value ?? null}
      choices={choices}
      onChange={(next) => onChange(next ?? undefined)}
    />
  )
}
