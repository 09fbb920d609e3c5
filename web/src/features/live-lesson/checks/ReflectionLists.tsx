import type { Check } from '@qalam/contract/live-lesson/api.ts'
import { text } from '#platform/text.ts'
import { IconBad, IconGood, IconNeutral } from '../icons.ts'
import styles from './Checks.module.css'

const columns = [
  { standing: 'good', Icon: IconGood },
  { standing: 'neutral', Icon: IconNeutral },
  { standing: 'bad', Icon: IconBad },
] as const

/** Three columns by name (SH-MODAL-16, N-50), and below them who has not answered. */
export function ReflectionLists({ check: { students } }: { check: Check }) {
  const silent = students.filter(({ answeredAt }) => answeredAt === null)
  return (
    <>
      <div className={styles.columns}>
        {columns.map(({ standing, Icon }) => {
          const these = students.filter((one) => one.standing === standing)
          return (
            <section key={standing} className={styles.column} tabIndex={0} aria-label={text(`live.${standing}`)}>
              <h3>
                <Icon aria-hidden /> {`${text(`live.${standing}`)} · ${these.length}`}
              </h3>
              <ul className={styles.names}>
                {these.map(({ userId, name }) => (
                  <li key={userId}>{name}</li>
                ))}
              </ul>
              {these.length === 0 && <p className={styles.hint}>{text('live.nobody-here')}</p>}
            </section>
          )
        })}
      </div>
      {silent.length > 0 && (
        <p className={styles.hint}>
          {text('live.not-ready')}: {silent.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}
