import type { SplitEffect } from '@qalam/contract/groups/subgroups.ts'
import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import type { splitEffects } from '../reads.ts'
import styles from './Split.module.css'

type Props = { read: ReturnType<typeof splitEffects> }
type Taken = SplitEffect['loses']

/** What a change does to lessons that have begun, pupil by pupil, before it is stored. */
export function Effects({ read }: Props) {
  const { data } = useQuery({ ...read, retry: false })
  if (!data) return null
  if (data.pupils.length === 0) return <p role="status">{text('groups.effects-none')}</p>

  return (
    <section role="status">
      <h3 className={styles.effects}>{text('groups.effects')}</h3>
      <ul className={styles.list}>
        {data.pupils.map(({ id, name, loses, gets }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.effect}>
              {loses.lessons > 0 && <span>{text('groups.effect-loses', counts(loses))}</span>}
              {gets.lessons > 0 && <span>{text('groups.effect-gets', counts(gets))}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const counts = ({ lessons, marks, signs }: Taken) => ({ lessons, marks, signs })
