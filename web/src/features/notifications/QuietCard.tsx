import type { NoticeSettings } from '@qalam/contract/notifications/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Notifications.module.css'

type Quiet = NoticeSettings['quiet']

const isClock = (typed: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed)

/** Hours without pushes; they may go over midnight. */
export function QuietCard({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const [typed, setTyped] = useState(quiet)
  const isChanged = typed.from !== quiet.from || typed.until !== quiet.until
  const set = (name: keyof Quiet) => (value: string | null | undefined) => setTyped({ ...typed, [name]: value ?? '' })

  return (
    <Card title={text('notifications.quiet')}>
      <p>{text('notifications.quiet-lead')}</p>
      <div className={styles.hours}>
        <ClockField label={text('notifications.quiet-from')} value={typed.from} onChange={set('from')} />
        <ClockField label={text('notifications.quiet-until')} value={typed.until} onChange={set('until')} />
      </div>
      {isChanged && (
        <div className={styles.acts}>
          <Button kind="main" disabled={!isClock(typed.from) || !isClock(typed.until)} onClick={() => onChange(typed)}>
            {text('common.save')}
          </Button>
        </div>
      )}
    </Card>
  )
}
