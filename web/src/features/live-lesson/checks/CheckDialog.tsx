import { type Check, liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { useCountdown } from '#ui/feedback/useCountdown.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { checkCalled, everyCheck } from '../reads.ts'
import { AttendanceDialog } from './AttendanceDialog.tsx'
import styles from './Checks.module.css'
import { PresenceLists } from './PresenceLists.tsx'
import { ReflectionLists } from './ReflectionLists.tsx'

type Props = { uuid: string; onAsked: (uuid: string) => void; onClose: () => void }

/** The answers to one question as they come (M-18, M-19). Closing the window ends nothing. */
export function CheckDialog({ uuid, onAsked, onClose }: Props) {
  const {
    data: check,
    error,
    refetch,
  } = useQuery({
    ...checkCalled(uuid),
    // A deadline that passes is told by nobody.
    refetchInterval: ({ state }) => (state.data?.running === false ? false : 5_000),
  })
  const [marks, setMarks] = useState(false)
  const end = useCommand(liveLesson.end, { refresh: everyCheck })
  const again = useCommand(liveLesson.start, { refresh: everyCheck })
  if (marks && check) return <AttendanceDialog check={check} onClose={() => setMarks(false)} />

  const askAgain = (userId: number) => {
    const next = newUuid()
    if (!check) return
    const input = { params: { scheduleUuid: check.lessonUuid }, body: { uuid: next, kind: check.kind, userId } }
    again.mutate(input, { onSuccess: () => onAsked(next) })
  }
  const footer = check && (
    <>
      {check.kind === 'presence' && !check.running && (
        <Button onClick={() => setMarks(true)}>{text('live.attendance')}</Button>
      )}
      {check.running && (
        <Button kind="main" busy={end.isPending} onClick={() => end.mutate({ params: { uuid } })}>
          {text(`live.end-${check.kind}`)}
        </Button>
      )}
    </>
  )
  const title = check ? `${text(`live.${check.kind}`)} · ${momentText(check.startedAt)}` : text('live.checks')
  return (
    <Dialog title={title} width={700} onClose={onClose} footer={footer}>
      {error && !check && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!check && !error && <TableSkeleton columns={2} rows={5} />}
      {check && (
        <div className={styles.dialog}>
          <Left key={check.secondsLeft} check={check} />
          {check.kind === 'presence' ? (
            <PresenceLists check={check} {...(!check.running && { onAgain: askAgain })} />
          ) : (
            <ReflectionLists check={check} />
          )}
        </div>
      )}
    </Dialog>
  )
}

function Left({ check: { secondsLeft, counts } }: { check: Check }) {
  const left = useCountdown(secondsLeft)
  return (
    <p className={styles.hint}>
      {text('live.answered')}: {counts.answered} / {counts.asked}
      {' · '}
      {left > 0 ? text('live.seconds-left', { count: left }) : text('live.is-over')}
    </p>
  )
}
