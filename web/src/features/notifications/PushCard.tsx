import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isMobileApp } from '#platform/native.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Notifications.module.css'
import { type Asked, canTakePushes, end, present, take } from './push.ts'
import { noticeSettings } from './reads.ts'
import { WrapperCard } from './wrapper/WrapperCard.tsx'

const here = { queryKey: ['this-browser-takes-pushes'], queryFn: present }

type Props = { pushKey: string; devices: number; app: boolean }

/** Whether this device is told while the page is closed. */
export function PushCard({ pushKey, devices, app }: Props) {
  return (
    <Card title={text('notifications.device')}>
      {isMobileApp() ? <WrapperCard app={app} /> : <ThisBrowser pushKey={pushKey} />}
      {devices > 0 && <p>{text('notifications.devices', { count: devices })}</p>}
    </Card>
  )
}

function ThisBrowser({ pushKey }: { pushKey: string }) {
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
    <>
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
    </>
  )
}
