import { invitations, type SchoolInvitation } from '@qalam/contract/invitations/api.ts'
import { useState } from 'react'
import { download } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from './Invitations.module.css'

/** What is done with an invitation that waits: another sheet, or it is taken back. */
export function RowActs({ invitation, onWithdraw }: { invitation: SchoolInvitation; onWithdraw: () => void }) {
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    try {
      await download(invitations.sheet, { params: { id: invitation.id } })
      tellSuccess(text('invitations.printed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.rowActs}>
      <Button
        size="small"
        busy={busy}
        aria-label={`${text('invitations.print')}: ${invitation.name}`}
        onClick={() => void print().catch(() => undefined)}
      >
        {text('invitations.print')}
      </Button>
      <Button size="small" aria-label={`${text('invitations.withdraw')}: ${invitation.name}`} onClick={onWithdraw}>
        {text('invitations.withdraw')}
      </Button>
    </div>
  )
}
