import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Notifications.module.css'
import { noticeSettings } from '../reads.ts'
import { device, endHere, takeHere, unwanted } from './device.ts'

/** Whether the app on this device is told: the app itself asks the person for the permission. */
export function WrapperCard({ app }: { app: boolean }) {
  const client = useQueryClient()
  const given = useStore(device)
  const wanted = useStore(unwanted) === null
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const act = async (what: () => Promise<void>) => {
    setBusy(true)
    setFailed(
      await what().then(
        () => false,
        () => true,
      ),
    )
    setBusy(false)
    await client.invalidateQueries({ queryKey: noticeSettings.queryKey })
  }
  if (!app) return <p>{text('notifications.app-none')}</p>

  return (
    <>
      <p>{text('notifications.device-lead')}</p>
      {wanted && given === null && <Complaint text={text('notifications.app-denied')} />}
      {failed && <Complaint text={text('notifications.device-failed')} />}
      <div className={styles.acts}>
        {wanted && given !== null ? (
          <Button busy={busy} onClick={() => void act(endHere)}>
            {text('notifications.device-off')}
          </Button>
        ) : (
          <Button kind="main" busy={busy} onClick={() => void act(takeHere)}>
            {text('notifications.device-on')}
          </Button>
        )}
      </div>
    </>
  )
}
