import { type TicketType, ticketTypes } from '@qalam/contract/support/rules.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'

type Props = { value: TicketType | undefined; onChange: (type: TicketType | undefined) => void }

export const TypeFilter = ({ value, onChange }: Props) => (
  <SelectField
    label={text('support.column-about')}
    value={value ?? null}
    placeholder={text('support.every-type')}
    onChange={(type) => onChange(type ?? undefined)}
    choices={ticketTypes.map((type) => ({ value: type, label: text(`support.type-${type}`) }))}
  />
)
