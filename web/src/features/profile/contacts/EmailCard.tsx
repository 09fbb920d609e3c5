import type { Contacts } from '@qalam/contract/profile/api.ts'
import { useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Profile.module.css'
import { AskEmailDialog } from './AskEmailDialog.tsx'
import { ConfirmEmailDialog } from './ConfirmEmailDialog.tsx'
import { RemoveEmailDialog } from './RemoveEmailDialog.tsx'

type Open = { act: 'ask'; email: string } | { act: 'confirm' | 'remove' }

/** The e-mail of the person: given, proved by a code, changed, removed. */
export function EmailCard({ contacts }: { contacts: Contacts }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { email, confirmedAt, pending, mail } = contacts
  const close = () => setOpen(null)
  const ask = (asked = '') => setOpen({ act: 'ask', email: asked })

  return (
    <Card title={text('profile.email')}>
      <p>{text(mail ? 'profile.email-lead' : 'profile.no-mail')}</p>
      <p className={styles.reached}>
        {email ?? text('profile.email-none')}
        {email && (
          <Badge tone={confirmedAt ? 'success' : 'warning'}>
            {text(confirmedAt ? 'profile.email-confirmed' : 'profile.email-unconfirmed')}
          </Badge>
        )}
      </p>
      {pending && (
        <p role="status">{text('profile.email-waits', { email: pending.email, at: momentText(pending.until) })}</p>
      )}
      <div className={styles.acts}>
        {pending && (
          <>
            <Button kind="main" onClick={() => setOpen({ act: 'confirm' })}>
              {text('profile.email-code')}
            </Button>
            <Button onClick={() => ask(pending.email)}>{text('profile.email-again')}</Button>
          </>
        )}
        {email && mail && !confirmedAt && !pending && (
          <Button onClick={() => ask(email)}>{text('profile.email-confirm')}</Button>
        )}
        <Button onClick={() => ask()}>{text(email ? 'profile.email-change' : 'profile.email-set')}</Button>
        {(email || pending) && (
          <Button onClick={() => setOpen({ act: 'remove' })}>{text('profile.email-remove')}</Button>
        )}
      </div>
      {open?.act === 'ask' && (
        <AskEmailDialog
          email={open.email}
          mail={mail}
          onAsked={() => mail && setOpen({ act: 'confirm' })}
          onClose={close}
        />
      )}
      {open?.act === 'confirm' && <ConfirmEmailDialog email={pending?.email ?? ''} onClose={close} />}
      {open?.act === 'remove' && <RemoveEmailDialog onClose={close} />}
    </Card>
  )
}
