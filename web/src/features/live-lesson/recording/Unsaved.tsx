import { useEffect, useState } from 'react'
import { hold } from '#platform/routing/leaving.ts'
import { today } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../meeting/Meeting.module.css'
import { dropRecording, recordingOf } from './pieces.ts'

/** A recording that lies in the browser alone: it is saved as a file, and then deleted here (M-65). */
export function Unsaved({ uuid, onGone }: { uuid: string; onGone: () => void }) {
  const [isSaved, setSaved] = useState(false)
  const [asks, setAsks] = useState(false)
  useEffect(
    () => (isSaved ? undefined : hold({ title: 'live.recording-leave-title', text: 'live.recording-leave-text' })),
    [isSaved],
  )
  const save = async () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await recordingOf(uuid))
    link.download = `qalam-${today()}.webm`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    setSaved(true)
  }
  const drop = () => dropRecording(uuid).then(onGone)
  return (
    <div className={styles.bar}>
      <p role="status">{text(isSaved ? 'live.recording-saved' : 'live.recording-unsaved')}</p>
      <div className={styles.acts}>
        <Button kind={isSaved ? 'plain' : 'main'} onClick={() => void save()}>
          {text('live.recording-save')}
        </Button>
        <Button onClick={() => (isSaved ? void drop() : setAsks(true))}>{text('live.recording-drop')}</Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={text('live.recording-drop')}
          message={text('live.recording-drop-text')}
          action={text('live.recording-drop')}
          danger
          onConfirm={drop}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}
