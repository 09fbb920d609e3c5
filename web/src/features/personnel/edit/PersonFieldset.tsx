import { personnel } from '@qalam/contract/personnel/api.ts'
import { birthDateOf, isIin, sexOf } from '@qalam/contract/profile/iin.ts'
import { keepName } from '@qalam/contract/profile/names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/api.ts'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { DigitsField } from '#ui/fields/DigitsField.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Edit.module.css'

/** The fields of a draft of a person. */
export type PersonDraftFields = {
  surname: DraftField<string>
  firstname: DraftField<string>
  lastname: DraftField<string | undefined>
  sex: DraftField<'m' | 'w'>
  bornDate: DraftField<string>
  iin: DraftField<string | undefined>
  notResident: DraftField<boolean | undefined>
}

type Props = {
  fields: PersonDraftFields
  /** Names of students come with the IIN and are changed only on purpose (V-EDITNEW-5). */
  lockNames: boolean
  /** Another school answers for the person: all of this stays as it is. */
  fixed: boolean
}

type Typed = { surname: string; bornDate: string }

const lookUp = (iin: string, typed: Typed) =>
  read(personnel.profileByIin, { query: { iin, ...typed } }, { silent: true })

/** Who somebody is. A whole IIN looks its person up, fills the names and locks them (V-IIN-5); it tells the sex, too. */
export function PersonFieldset({ fields, lockNames, fixed }: Props) {
  const client = useQueryClient()
  const [found, setFound] = useState<'yes' | 'elsewhere' | 'no' | null>(null)
  const [unlocked, setUnlocked] = useState(false)
  const isLocked = found === 'yes' || (lockNames && !unlocked && !fields.notResident.value)
  const names = { disabled: fixed || isLocked, max: 100 }

  /** What is told of people of other schools is whether this is theirs. */
  const typedOf = (iin: string): Typed => ({
    surname: fields.surname.value,
    bornDate: fields.bornDate.value || (birthDateOf(iin) ?? ''),
  })
  const typeIin = async (iin: string) => {
    fields.iin.onChange(iin)
    setFound(null)
    if (!isIin(iin)) return
    const known = await client.fetchQuery(lookUp(iin, typedOf(iin))).catch(() => null)
    // A look-up that failed says nothing about the IIN.
    if (known) setFound(known.person ? 'yes' : known.agrees ? 'elsewhere' : 'no')
    if (known?.person) {
      fields.surname.onChange(known.person.surname)
      fields.firstname.onChange(known.person.firstname)
      fields.lastname.onChange(known.person.lastname)
    }
    const sex = known?.person?.sex ?? sexOf(iin)
    if (sex) fields.sex.onChange(sex)
    const born = known?.person?.bornDate ?? birthDateOf(iin)
    if (born) fields.bornDate.onChange(born)
  }

  return (
    <>
      <DigitsField
        label={text('person.iin')}
        length={12}
        required={!fields.notResident.value}
        disabled={fixed}
        hint={found === null ? undefined : text(hints[found])}
        {...fields.iin}
        value={fields.iin.value ?? ''}
        onChange={(iin) => void typeIin(iin)}
      />
      <CheckField label={text('person.not-resident')} disabled={fixed} {...fields.notResident} />
      {isLocked && found === null && !fixed && (
        <div className={styles.locked}>
          <span>{text('person.names-locked')}</span>
          <Button size="small" onClick={() => setUnlocked(true)}>
            {text('person.unlock-names')}
          </Button>
        </div>
      )}
      <NameField label={text('person.surname')} required {...names} field={fields.surname} />
      <NameField label={text('person.firstname')} required {...names} field={fields.firstname} />
      <NameField label={text('person.lastname')} {...names} field={fields.lastname} />
      <RadioGroup
        label={text('person.sex')}
        required
        disabled={fixed}
        choices={[
          { value: 'm' as const, label: text('person.sex-m') },
          { value: 'w' as const, label: text('person.sex-w') },
        ]}
        {...fields.sex}
      />
      <DateField label={text('person.born')} required disabled={fixed} {...fields.bornDate} />
    </>
  )
}

const hints = {
  yes: 'person.found-by-iin',
  elsewhere: 'person.found-elsewhere',
  no: 'person.unknown-iin',
} as const

type NameProps = {
  label: string
  required?: boolean
  disabled: boolean
  max: number
  field: DraftField<string> | DraftField<string | undefined>
}

/** Only what may stand in a name is kept of what is typed (V-NAME-1). */
const NameField = ({ field, ...frame }: NameProps) => (
  <TextField {...frame} {...field} value={field.value ?? ''} onChange={(typed) => field.onChange(keepName(typed))} />
)
