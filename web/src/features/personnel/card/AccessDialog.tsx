import type { Access } from '@qalam/contract/personnel/person.ts'
import { text } from '#platform/text.ts'
import { Secret } from '#ui/fields/Secret.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Card.module.css'

type Props = { title: string; accesses: readonly (Access & { name: string })[]; onClose: () => void }

/** New sign-ins, told once: closing it is the last that is seen of the passwords. */
export function AccessDialog({ title, accesses, onClose }: Props) {
  const footer = (
    <Button kind="main" onClick={onClose}>
      {text('common.close')}
    </Button>
  )
  return (
    <Dialog title={title} onClose={onClose} footer={footer} locked>
      {accesses.map(({ name, login, password }) => (
        <dl key={login} className={styles.facts}>
          <div>
            <dt>{text('person.name')}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{text('person.login')}</dt>
            <dd>{login}</dd>
          </div>
          <div>
            <dt>{text('person.password')}</dt>
            <dd>
              <Secret value={password} />
            </dd>
          </div>
        </dl>
      ))}
      <p className={styles.hint}>{text('person.told-once')}</p>
    </Dialog>
  )
}
