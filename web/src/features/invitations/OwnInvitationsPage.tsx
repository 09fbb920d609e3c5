import type { OwnInvitation } from '@qalam/contract/invitations/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayLong } from '#platform/dates.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import styles from './Invitations.module.css'
import { invitedTo } from './invitedTo.ts'
import { ownInvitations } from './reads.ts'

type Open = { act: 'accept' | 'decline'; invitation: OwnInvitation }

/** What the person is invited to: each is agreed to or declined with the own password. */
export default function OwnInvitationsPage() {
  const { data } = useSuspenseQuery(ownInvitations)
  const [open, setOpen] = useState<Open | null>(null)

  return (
    <Screen title={text('invitations.title')} lead={text('invitations.mine-lead')}>
      {data.length === 0 && <EmptyList title={text('invitations.empty')} text={text('invitations.mine-empty-hint')} />}
      <ul className={styles.list}>
        {data.map((invitation) => (
          <li key={invitation.id}>
            <Card title={named(invitation.school)}>
              <p>{invitedTo(invitation)}</p>
              <p className={styles.quiet}>{text('invitations.until', { day: dayLong(invitation.until) })}</p>
              <div className={styles.acts}>
                <Button kind="main" onClick={() => setOpen({ act: 'accept', invitation })}>
                  {text('invitations.accept')}
                </Button>
                <Button onClick={() => setOpen({ act: 'decline', invitation })}>{text('invitations.decline')}</Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {open && <AnswerDialog {...open} onClose={() => setOpen(null)} />}
    </Screen>
  )
}
