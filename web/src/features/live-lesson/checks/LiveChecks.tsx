import { liveLesson, type LiveLesson } from '@qalam/contract/live-lesson/api.ts'
import { answerGiven, checkChanged } from '@qalam/contract/live-lesson/events.ts'
import type { CheckKind } from '@qalam/contract/live-lesson/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { IconGood, IconHand } from '../icons.ts'
import { everyCheck, liveOf } from '../reads.ts'
import { CheckDialog } from './CheckDialog.tsx'
import { AskedBefore } from './AskedBefore.tsx'
import styles from './Checks.module.css'

/** What the class is asked: who is here, how the lesson was; what was asked before stands below (P-TEACH-4). */
export function LiveChecks({ scheduleUuid }: { scheduleUuid: string }) {
  const { data, error, refetch } = useQuery(liveOf(scheduleUuid))
  const mine = ({ lessonUuid }: { lessonUuid: string }) => (lessonUuid === scheduleUuid ? everyCheck : [])
  useLive(checkChanged, mine, everyCheck)
  useLive(answerGiven, mine)
  const [open, setOpen] = useState<string | null>(null)
  if (error && !data) return <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton columns={3} rows={2} />
  // Before the lesson, and after one in which nothing was asked, there is nothing to do here.
  if (data.state !== 'running' && data.checks.length === 0) return null

  return (
    <Card title={text('live.checks')} actions={<Ask scheduleUuid={scheduleUuid} live={data} onAsked={setOpen} />}>
      <p className={styles.hint}>{text(data.state === 'running' ? 'live.hint' : 'live.over')}</p>
      {data.checks.length > 0 && <AskedBefore checks={data.checks} onOpen={setOpen} />}
      {open && <CheckDialog key={open} uuid={open} onAsked={setOpen} onClose={() => setOpen(null)} />}
    </Card>
  )
}

type AskProps = { scheduleUuid: string; live: LiveLesson; onAsked: (uuid: string) => void }

/** The two questions. Where the plan names no devices the teacher is told of the law first. */
function Ask({ scheduleUuid, live: { state, devices, checks }, onAsked }: AskProps) {
  const start = useCommand(liveLesson.start, { refresh: everyCheck })
  const [warned, setWarned] = useState<CheckKind | null>(null)
  if (state !== 'running') return null
  const ask = (kind: CheckKind) => {
    const uuid = newUuid()
    setWarned(null)
    start.mutate({ params: { scheduleUuid }, body: { uuid, kind } }, { onSuccess: () => onAsked(uuid) })
  }
  const begin = (kind: CheckKind) => (devices === '' && checks.length === 0 ? setWarned(kind) : ask(kind))
  const busy = start.isPending || checks.some(({ running }) => running)
  return (
    <div className={styles.asks}>
      <Button kind="main" icon={<IconHand aria-hidden />} disabled={busy} onClick={() => begin('presence')}>
        {text('live.presence')}
      </Button>
      <Button icon={<IconGood aria-hidden />} disabled={busy} onClick={() => begin('reflection')}>
        {text('live.reflection')}
      </Button>
      {warned && (
        <ConfirmDialog
          title={text('live.devices-title')}
          message={text('live.devices-text')}
          action={text('live.ask-anyway')}
          onConfirm={() => ask(warned)}
          onClose={() => setWarned(null)}
        />
      )}
    </div>
  )
}
