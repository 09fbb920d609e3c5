import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellError } from '#platform/notices.ts'
import { hold } from '#platform/routing/leaving.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { everyMeeting } from '../reads.ts'
import styles from '../meeting/Meeting.module.css'
import { keepPiece, recordingsHere } from './pieces.ts'
import { record, type Recorder } from './recorder.ts'
import { Unsaved } from './Unsaved.tsx'

/** The teacher records the meeting on the own device; everybody in it is told before the first picture. */
export function Recording({ meetingUuid }: { meetingUuid: string | null }) {
  const client = useQueryClient()
  const [running, setRunning] = useState<Recorder | null>(null)
  const { data: kept = [], refetch } = useQuery({ queryKey: ['live-lesson recordings'], queryFn: recordingsHere })
  const tellAll = (uuid: string, on: boolean) =>
    call(liveLesson.recordMeeting, { params: { uuid }, body: { on } }, { silent: true })
      .then(() => Promise.all(everyMeeting.map((read) => client.invalidateQueries(read))))
      .catch(() => undefined)

  const start = async (uuid: string) => {
    const own = newUuid()
    const recorder = await record((number, piece) => keepPiece(own, number, piece)).catch(() => null)
    if (!recorder) return tellError(text('live.recording-failed'))
    setRunning(recorder)
    await tellAll(uuid, true)
    await recorder.stopped.catch(() => tellError(text('live.recording-failed')))
    setRunning(null)
    await Promise.all([tellAll(uuid, false), refetch()])
  }
  const isHeld = running !== null
  useEffect(
    () => (isHeld ? hold({ title: 'live.recording-leave-title', text: 'live.recording-leave-text' }) : undefined),
    [isHeld],
  )
  if (!running && meetingUuid === null && kept.length === 0) return null

  return (
    <Card title={text('live.recording')}>
      <p className={styles.hint}>{text('live.recording-hint')}</p>
      <div className={styles.acts}>
        {running ? (
          <Button kind="main" onClick={running.stop}>
            {text('live.recording-stop')}
          </Button>
        ) : (
          meetingUuid !== null && (
            <Button onClick={() => void start(meetingUuid)}>{text('live.recording-start')}</Button>
          )
        )}
      </div>
      {!running && kept.map((uuid) => <Unsaved key={uuid} uuid={uuid} onGone={() => void refetch()} />)}
    </Card>
  )
}
