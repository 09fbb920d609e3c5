import type { ShownOption } from '@qalam/contract/exercises/shown.ts'
import { text } from '#platform/text.ts'
import styles from './Placing.module.css'
import { Thing } from './Thing.tsx'
import type { Placing } from './usePlacing.ts'

type Props = { options: readonly ShownOption[]; used: readonly string[]; placing: Placing; locked: boolean }

/** What may be placed, again and again: one option may be right twice, and some are right nowhere. */
export function Bank({ options, used, placing, locked }: Props) {
  return (
    <div role="group" aria-label={text('exercises.options')} className={styles.bank}>
      {options.map(({ id, text: words }) => (
        <Thing key={id} id={id} placing={placing} locked={locked} used={used.includes(id)}>
          {words}
        </Thing>
      ))}
    </div>
  )
}
