import { passkeys } from '@qalam/contract/passkeys/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { AddDialog } from './AddDialog.tsx'
import { hasPasskeys } from './hasPasskeys.ts'
import styles from './Passkeys.module.css'
import { ownPasskeys } from './reads.ts'
import { RenameDialog } from './RenameDialog.tsx'

type Passkey = Answer<typeof passkeys.list>[number]
type Open = { act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of the person: added, named, removed. */
export function PasskeysCard() {
  const { data } = useSuspenseQuery(ownPasskeys)
  const [open, setOpen] = useState<Open | null>(null)
  const remove = useCommand(passkeys.remove, { refresh: [ownPasskeys] })
  const close = () => setOpen(null)

  return (
    <Card title={text('passkeys.title')}>
      <p>{text('passkeys.lead')}</p>
      <ul className={styles.list}>
        {data.length === 0 && <li>{text('passkeys.none')}</li>}
        {data.map((passkey) => (
          <li key={passkey.id} className={styles.one}>
            <span className={styles.words}>
              <strong>{passkey.name}</strong>
              <span>{text('passkeys.since', { at: momentText(passkey.since) })}</span>
              <span>
                {passkey.usedAt
                  ? text('passkeys.used', { at: momentText(passkey.usedAt) })
                  : text('passkeys.never-used')}
              </span>
            </span>
            <span className={styles.acts}>
              <Button
                size="small"
                aria-label={text('passkeys.rename-of', { name: passkey.name })}
                onClick={() => setOpen({ act: 'rename', passkey })}
              >
                {text('passkeys.rename')}
              </Button>
              <Button
                size="small"
                aria-label={text('passkeys.remove-of', { name: passkey.name })}
                onClick={() => setOpen({ act: 'remove', passkey })}
              >
                {text('passkeys.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <div className={styles.add}>
          <Button onClick={() => setOpen({ act: 'add' })}>{text('passkeys.add')}</Button>
        </div>
      )}
      {open?.act === 'add' && <AddDialog onClose={close} />}
      {open?.act === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
      {open?.act === 'remove' && (
        <ConfirmDialog
          title={text('passkeys.title')}
          message={text('passkeys.remove-question', { name: open.passkey.name })}
          action={text('passkeys.remove')}
          danger
          busy={remove.isPending}
          onConfirm={() =>
            remove
              .mutateAsync({ body: { id: open.passkey.id } })
              .then(close)
              .catch(() => undefined)
          }
          onClose={close}
        />
      )}
    </Card>
  )
}
