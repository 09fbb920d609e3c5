import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import type { MeetingEntry } from '@qalam/contract/live-lesson/meetings.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSignOutGuard } from '#features/auth/public.tsx'
import { call } from '#platform/api.ts'
import { hold } from '#platform/routing/leaving.ts'
import { text } from '#platform/text.ts'
import { useCountdown } from '#ui/feedback/useCountdown.ts'
import { Button } from '#ui/page/Button.tsx'
import { type Frame, type FrameNews, numbered, speakWith } from './frame.ts'
import styles from './Meeting.module.css'

type Entry = Extract<MeetingEntry, { kind: 'frame' }>
type Props = { uuid: string; entry: Entry; onLeft: () => void; onEnd?: (() => void) | undefined }

/** Seconds after which a frame that has said nothing is said to be silent. */
const patience = 30

let frames = 0

/** The meeting itself. While it is shown, leaving the page and signing out ask first (M-64, S-CERT-2, S-CERT-3). */
export function MeetingFrame({ uuid, entry, onLeft, onEnd }: Props) {
  const [number] = useState(() => (frames += 1))
  const [isJoined, setJoined] = useState(false)
  const box = useRef<HTMLIFrameElement>(null)
  const frame = useRef<Frame>(null)
  const left = useCountdown(patience)
  const { origin, address, moderates } = entry
  const heard = useEffectEvent((news: FrameNews) => (news === 'joined' ? setJoined(true) : onLeft()))
  useSignOutGuard('live.meeting-sign-out')
  useEffect(() => hold({ title: 'live.meeting-leave-title', text: 'live.meeting-leave-text' }), [])
  useEffect(() => {
    const shown = box.current?.contentWindow
    if (!shown) return undefined
    const spoken = speakWith(shown, { origin, number }, (news) => heard(news))
    frame.current = spoken
    return () => spoken.stop()
  }, [origin, number])
  useEffect(
    () => () => void call(liveLesson.leaveMeeting, { params: { uuid } }, { silent: true }).catch(() => undefined),
    [uuid],
  )

  const said = isJoined ? 'live.meeting-joined' : left > 0 ? 'live.meeting-joining' : 'live.meeting-silent'
  return (
    <section className={styles.meeting} aria-label={text('live.meeting')}>
      <iframe
        ref={box}
        className={styles.frame}
        title={text('live.meeting-frame')}
        src={numbered(address, number)}
        allow={`camera ${origin}; microphone ${origin}; display-capture ${origin}; autoplay ${origin}; fullscreen ${origin}`}
        referrerPolicy="no-referrer"
      />
      <div className={styles.bar}>
        <p role="status">{text(said)}</p>
        <div className={styles.acts}>
          <Button onClick={() => (frame.current?.hangUp(), onLeft())}>{text('live.meeting-leave')}</Button>
          {moderates && onEnd && (
            <Button kind="danger" onClick={() => (frame.current?.end(), onEnd())}>
              {text('live.meeting-close')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
