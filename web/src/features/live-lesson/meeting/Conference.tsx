import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { meetingChanged, meetingEntered } from '@qalam/contract/live-lesson/events.ts'
import type { LessonMeeting, MeetingEntry } from '@qalam/contract/live-lesson/meetings.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { openOutside } from '#platform/native.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { IconVideo } from '#ui/page/icons.ts'
import { everyMeeting, meetingOf } from '../reads.ts'
import { Recording } from '../recording/Recording.tsx'
import { CloseMeeting } from './CloseMeeting.tsx'
import { Entered } from './Entered.tsx'
import styles from './Meeting.module.css'
import { MeetingFrame } from './MeetingFrame.tsx'
import { OpenMeeting } from './OpenMeeting.tsx'

type Inside = { uuid: string; entry: Extract<MeetingEntry, { kind: 'frame' }> }

/** The meeting of a lesson (SH-FLAG-1). That it was opened comes by the socket and by asking every ten seconds, both. */
export function Conference({ scheduleUuid }: { scheduleUuid: string }) {
  const { data, error, refetch } = useQuery({ ...meetingOf(scheduleUuid), refetchInterval: 10_000, retry: false })
  const [entered, setEntered] = useState<Inside | null>(null)
  const mine = ({ lessonUuid }: { lessonUuid: string }) => (lessonUuid === scheduleUuid ? everyMeeting : [])
  useLive(meetingChanged, mine)
  useLive(meetingEntered, mine)
  const close = useCommand(liveLesson.closeMeeting, { refresh: everyMeeting })
  if (error && !data)
    return error instanceof Problem && error.status === 403 ? (
      <EmptyList title={text('chat.lesson-not-yours')} />
    ) : (
      <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <TableSkeleton columns={1} rows={4} />

  // Whoever is inside when the teacher ends it is out, whatever the frame says.
  const inside = entered !== null && data.meeting?.uuid === entered.uuid ? entered : null
  return (
    <div className={styles.page}>
      {data.meeting?.recordedSince && (
        <p className={styles.recorded} role="status">
          {text('live.recording-runs')}
        </p>
      )}
      {inside ? (
        <MeetingFrame
          key={inside.uuid}
          uuid={inside.uuid}
          entry={inside.entry}
          onLeft={() => setEntered(null)}
          onEnd={() => close.mutate({ params: { uuid: inside.uuid } })}
        />
      ) : (
        <Door scheduleUuid={scheduleUuid} meeting={data} onInside={setEntered} />
      )}
      {data.entered && <Recording meetingUuid={data.meeting?.uuid ?? null} />}
      {data.entered && <Entered entered={data.entered} />}
    </div>
  )
}

type DoorProps = { scheduleUuid: string; meeting: LessonMeeting; onInside: (inside: Inside) => void }

function Door({
  scheduleUuid,
  meeting: { state, opensAt, meeting, entered, ways, lastLink, can },
  onInside,
}: DoorProps) {
  const enter = useCommand(liveLesson.enterMeeting, { refresh: everyMeeting })
  const go = (uuid: string) =>
    enter.mutate(
      { params: { uuid } },
      { onSuccess: (entry) => (entry.kind === 'link' ? openOutside(entry.address) : onInside({ uuid, entry })) },
    )
  if (state === 'early') return <EmptyList title={text('live.meeting-early', { at: momentText(opensAt) })} />
  if (state === 'over') return <EmptyList title={text('live.meeting-over')} />
  if (!meeting)
    return (
      <EmptyList
        title={text('live.meeting-not-open')}
        text={text(entered ? 'live.meeting-teacher-hint' : 'live.meeting-student-hint')}
        action={can.open && <OpenMeeting scheduleUuid={scheduleUuid} ways={ways} lastLink={lastLink} />}
      />
    )
  return (
    <Card title={text('live.meeting')}>
      <p className={styles.hint} role="status">
        {text('live.meeting-is-open', { name: meeting.openedBy, at: momentText(meeting.openedAt) })}
      </p>
      <div className={styles.acts}>
        <Button kind="main" icon={<IconVideo aria-hidden />} busy={enter.isPending} onClick={() => go(meeting.uuid)}>
          {text('live.meeting-enter')}
        </Button>
        {can.close && <CloseMeeting uuid={meeting.uuid} />}
      </div>
    </Card>
  )
}
