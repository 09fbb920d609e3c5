import { contingent } from '@qalam/contract/contingent/api.ts'
import { isIin } from '@qalam/contract/profile/iin.ts'
import { keepName } from '@qalam/contract/profile/names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { nameOf } from '#features/personnel/public.tsx'
import { read } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { DigitsField } from '#ui/fields/DigitsField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from './ParentFields.module.css'

export type ParentEntry = {
  iin: string
  surname: string
  firstname: string
  lastname: string
  /** The name that belongs to the IIN; null while it is not known, empty where nobody knows it. */
  known: string | null
}

export const emptyParent: ParentEntry = { iin: '', surname: '', firstname: '', lastname: '', known: null }

type Props = {
  userId: number
  title: string
  entry: ParentEntry
  error: (field: 'iin' | 'surname' | 'firstname' | 'lastname') => string | undefined
  onChange: (entry: ParentEntry) => void
}

const lookUp = (userId: number, iin: string) =>
  read(contingent.parentByIin, { params: { userId }, query: { iin } }, { silent: true })

/** A parent by IIN. The name is read-only and comes with it (V-IIN-6); one that nobody knows yet is written. */
export function ParentFields({ userId, title, entry, error, onChange }: Props) {
  const client = useQueryClient()
  const typeIin = async (iin: string) => {
    const typed = { ...entry, iin, known: null }
    onChange(typed)
    if (!isIin(iin)) return
    const answer = await client.fetchQuery(lookUp(userId, iin)).catch(() => null)
    if (answer) onChange({ ...typed, known: answer.person ? nameOf(answer.person) : '' })
  }
  const name = (field: 'surname' | 'firstname' | 'lastname') => (
    <TextField
      label={text(`person.${field}`)}
      required={field !== 'lastname'}
      max={100}
      value={entry[field]}
      error={error(field)}
      onChange={(typed) => onChange({ ...entry, [field]: keepName(typed) })}
    />
  )

  return (
    <fieldset className={styles.parent}>
      <legend>{title}</legend>
      <DigitsField
        label={text('person.iin')}
        length={12}
        value={entry.iin}
        error={error('iin')}
        onChange={(iin) => void typeIin(iin)}
      />
      {entry.known === '' ? (
        <>
          <p role="status">{text('person.unknown-iin')}</p>
          {name('surname')}
          {name('firstname')}
          {name('lastname')}
        </>
      ) : (
        <TextField
          label={text('person.name')}
          disabled
          value={entry.known ?? text('contingent.parent-not-set')}
          onChange={() => undefined}
        />
      )}
    </fieldset>
  )
}
