import type { StartConfig } from '@qalam/contract/schools/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import styles from './Gate.module.css'

type Person = StartConfig['demo'][number]
type Props = { people: readonly Person[]; enter: (as: { login: string; password: string }) => Promise<unknown> }

/** One button per role, in the demo set-up only: the server names nobody elsewhere. */
export function DemoRoles({ people, enter }: Props) {
  const [entering, setEntering] = useState<string | null>(null)
  const choose = async ({ login, password }: Person) => {
    if (entering !== null) return
    setEntering(login)
    // A refusal is announced by the command itself; the buttons are free again.
    await enter({ login, password }).catch(() => undefined)
    setEntering(null)
  }

  return (
    <section className={styles.aside} aria-labelledby="demo-title">
      <header className={styles.head}>
        <h2 id="demo-title">{text('auth.demo-title')}</h2>
        <p className={styles.lead}>{text('auth.demo-lead')}</p>
      </header>
      <ul className={styles.roles}>
        {people.map((person) => (
          <li key={person.login}>
            <button
              type="button"
              className={styles.role}
              aria-busy={entering === person.login || undefined}
              onClick={() => void choose(person)}
            >
              <strong>{person.locked ? text('auth.demo-locked') : text(`role.${person.role}`)}</strong>
              <span>{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
