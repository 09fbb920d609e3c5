import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { PersonPresent } from '@qalam/contract/personnel/problems.ts'
import { type MessageKey, text } from '#platform/text.ts'
import styles from './Edit.module.css'

type Mine = { [Field in Exclude<keyof PersonPresent, 'version'>]?: string | null | undefined }

const labels: readonly [keyof Mine, MessageKey][] = [
  ['surname', 'person.surname'],
  ['firstname', 'person.firstname'],
  ['lastname', 'person.lastname'],
  ['sex', 'person.sex'],
  ['bornDate', 'person.born'],
  ['iin', 'person.iin'],
  ['phone', 'person.phone'],
]

/** What somebody else wrote meanwhile beside what stands in the form. */
export function Stale({ theirs, mine }: { theirs: PersonPresent; mine: Mine }) {
  const apart = labels.filter(([field]) => field in mine && (mine[field] ?? '') !== (theirs[field] ?? ''))
  return (
    <div role="alert" className={styles.stale}>
      <p>{text('person.stale-title')}</p>
      {apart.length === 0 ? (
        <p>{text('person.stale-same')}</p>
      ) : (
        <ul>
          {apart.map(([field, label]) => (
            <li key={field}>
              {text('person.stale-field', {
                label: text(label),
                theirs: shown(field, theirs[field]),
                mine: shown(field, mine[field]),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function shown(field: keyof Mine, value: string | null | undefined): string {
  if (!value) return '—'
  if (field === 'sex') return text(value === 'w' ? 'person.sex-w' : 'person.sex-m')
  return field === 'bornDate' ? dottedOf(value) : value
}
