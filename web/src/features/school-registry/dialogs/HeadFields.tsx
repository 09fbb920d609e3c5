import { nameLength } from '@qalam/contract/profile/names.ts'
import type { ComponentProps } from 'react'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type Field = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'>
type Props = { fields: Record<'iin' | 'surname' | 'firstname' | 'lastname', Field> }

/** Who heads a school; sex and birth date stand in the IIN. */
export const HeadFields = ({ fields }: Props) => (
  <>
    <TextField label={text('school-registry.iin')} required max={12} {...fields.iin} />
    <FieldRow>
      <TextField label={text('school-registry.surname')} required max={nameLength} {...fields.surname} />
      <TextField label={text('school-registry.firstname')} required max={nameLength} {...fields.firstname} />
    </FieldRow>
    <TextField label={text('school-registry.lastname')} max={nameLength} {...fields.lastname} />
  </>
)
