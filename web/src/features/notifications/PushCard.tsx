import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Notifications.module.css'
import { type Asked, canTakePushes, end, present, take } from './push.ts'
import { noticeSettings } from './reads.ts'

const here = { queryKey: ['this-browser-takes-pushes'], queryFn: present }

/** Whether this browser is told while the page is closed. */
export function PushCard({ pushKey, devices }: { pushKey: string; devices: number }) {
  const client = useQueryClient()
  const { data: subscription } = useQuery(here)
  const [came, setCame] = useState<Asked>('on')
  const [busy, setBusy] = useState(false)
  const act = async (what: () => Promise<Asked>) => {
    setBusy(true)
    setCame(await what().catch((): Asked => 'failed'))
    setBusy(false)
    await Promise.all([here, noticeSettings].map(({ queryKey }) => client.invalidateQueries({ queryKey })))
  }
  const stop = async (one: PushSubscription): Promise<Asked> => {
    await end(one)
    return 'on'
  }

  return (
    <Card title={text('notifications.device')}>
      <p>{text(canTakePushes() ? 'notifications.device-lead' : 'notifications.device-none')}</p>
      {came !== 'on' && <Complaint text={text(`notifications.device-${came}`)} />}
      {canTakePushes() && (
        <div className={styles.acts}>
          {subscription ? (
            <Button busy={busy} onClick={() => void act(() => stop(subscription))}>
              {text('notifications.device-off')}
            </Button>
          ) : (
            <Button kind="main" busy={busy} onClick={() => void act(() => take(pushKey))}>
              {text('notifications.device-on')}
            </Button>
          )}
        </div>
      )}
      {devices > 0 && <p>{text('notifications.devices', { count: devices })}</p>}
    </Card>
  )
}
