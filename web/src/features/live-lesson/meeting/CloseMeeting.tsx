import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { everyMeeting } from '../reads.ts'

/** Ends the meeting for everybody; asked first, since the room is gone for good. */
export function CloseMeeting({ uuid }: { uuid: string }) {
  const [asks, setAsks] = useState(false)
  const close = useCommand(liveLesson.closeMeeting, { refresh: everyMeeting })
  return (
    <>
      <Button onClick={() => setAsks(true)}>{text('live.meeting-close')}</Button>
      {asks && (
        <ConfirmDialog
          title={text('live.meeting-close')}
          message={text('live.meeting-close-text')}
          action={text('live.meeting-close')}
          danger
          busy={close.isPending}
          onConfirm={() => close.mutate({ params: { uuid } }, { onSuccess: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
