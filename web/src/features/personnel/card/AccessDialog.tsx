import type { Access, Invitation } from '@qalam/contract/personnel/person.ts'
import type { ReactNode } from 'react'
import { text } from '#platform/text.ts'
import { Secret } from '#ui/fields/Secret.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Card.module.css'

type Props = {
  title: string
  accesses: readonly (Access & { name: string })[]
  /** Who is known elsewhere, and comes when they agree. */
  invited?: readonly Invitation[]
  onClose: () => void
}

/** New sign-ins and codes of invitations, told once: closing it is the last that is seen of them. */
export function AccessDialog({ title, accesses, invited = [], onClose }: Props) {
  const footer = (
    <Button kind="main" onClick={onClose}>
      {text('common.close')}
    </Button>
  )
  return (
    <Dialog title={title} onClose={onClose} footer={footer} locked>
      {accesses.map(({ name, login, password }) => (
        <dl key={login} className={styles.facts}>
          <Fact name={text('person.name')}>{name}</Fact>
          <Fact name={text('person.login')}>{login}</Fact>
          <Fact name={text('person.password')}>
            <Secret value={password} />
          </Fact>
        </dl>
      ))}
      {invited.map(({ id, name, code }) => (
        <div key={id}>
          <p>{text('invitations.was-invited', { name })}</p>
          <dl className={styles.facts}>
            <Fact name={text('invitations.code')}>
              <code>{code}</code>
            </Fact>
          </dl>
        </div>
      ))}
      <p className={styles.hint}>{text(accesses.length > 0 ? 'person.told-once' : 'invitations.told-once')}</p>
    </Dialog>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
