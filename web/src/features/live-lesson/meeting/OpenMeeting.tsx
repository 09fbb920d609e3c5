import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import type { MeetingKind } from '@qalam/contract/live-lesson/meetings.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconVideo } from '#ui/page/icons.ts'
import { everyMeeting } from '../reads.ts'
import { LinkMeeting } from './LinkMeeting.tsx'
import styles from './Meeting.module.css'

type Props = { scheduleUuid: string; ways: readonly MeetingKind[]; lastLink: string }

/** Opens the meeting here where there is a meeting server, or behind a link. */
export function OpenMeeting({ scheduleUuid, ways, lastLink }: Props) {
  const open = useCommand(liveLesson.openMeeting, { refresh: everyMeeting })
  const [byLink, setByLink] = useState(false)
  return (
    <div className={styles.acts}>
      {ways.includes('frame') && (
        <Button
          kind="main"
          icon={<IconVideo aria-hidden />}
          busy={open.isPending}
          onClick={() => open.mutate({ params: { scheduleUuid }, body: { uuid: newUuid(), kind: 'frame' } })}
        >
          {text('live.meeting-open')}
        </Button>
      )}
      <Button onClick={() => setByLink(true)}>{text('live.meeting-by-link')}</Button>
      {byLink && <LinkMeeting scheduleUuid={scheduleUuid} lastLink={lastLink} onClose={() => setByLink(false)} />}
    </div>
  )
}
