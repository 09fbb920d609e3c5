import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { LinkDraft } from '@qalam/contract/live-lesson/meetings.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyMeeting } from '../reads.ts'

type Props = { scheduleUuid: string; lastLink: string; onClose: () => void }

/** Opens the meeting behind a link of the teacher; the one given last stands there already. */
export function LinkMeeting({ scheduleUuid, lastLink, onClose }: Props) {
  const [own] = useState(newUuid)
  const open = useCommand(liveLesson.openMeeting, { refresh: everyMeeting })
  const draft = useDraft({
    schema: LinkDraft,
    start: { uuid: own, kind: 'link' as const, url: lastLink },
    send: (body) => open.mutateAsync({ params: { scheduleUuid }, body }),
    done: onClose,
  })
  return (
    <FormDialog
      title={text('live.meeting-by-link')}
      action={text('live.meeting-open')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField
        label={text('live.meeting-link')}
        hint={text('live.meeting-link-hint')}
        type="url"
        required
        max={1000}
        autoFocus
        placeholder="https://"
        {...draft.field('url')}
      />
    </FormDialog>
  )
}
