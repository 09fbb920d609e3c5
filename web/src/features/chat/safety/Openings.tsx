import { chat } from '@qalam/contract/chat/api.ts'
import type { Opening } from '@qalam/contract/chat/endpoints/safety.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { CardsSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { LogDialog } from './LogDialog.tsx'
import { everySafety, openingsRead } from './reads.ts'
import styles from './Safety.module.css'

/** The openings of the school, the latest first. */
export function Openings({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { data, error, refetch } = useQuery(openingsRead(page))
  if (error && !data) return <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />
  if (!data) return <CardsSkeleton cards={2} />
  if (data.rows.length === 0) return <EmptyList title={text('chat.no-openings')} />
  return (
    <div className={styles.list}>
      {data.rows.map((opening) => (
        <One key={opening.uuid} opening={opening} />
      ))}
      <Pager page={data.page} pages={Math.ceil(data.total / data.pageSize)} onPage={onPage} />
    </div>
  )
}

function One({ opening }: { opening: Opening }) {
  const { uuid, people, reason, askedBy, askedAt, readings, can } = opening
  const [looks, setLooks] = useState(false)
  const decide = useCommand(chat.decideOpening, { refresh: everySafety })
  const answer = (agreed: boolean) => decide.mutate({ params: { uuid }, body: { agreed } })

  return (
    <Card title={people.join(' — ') || text('chat.title')} actions={<Standing opening={opening} />}>
      <p>{reason}</p>
      <p className={styles.muted}>
        {text('chat.opening-by', { by: askedBy, at: momentText(askedAt) })}
        {readings > 0 && ` · ${text('chat.opening-readings', { count: readings })}`}
      </p>
      <div className={styles.acts}>
        {can.decide && (
          <>
            <Button kind="main" busy={decide.isPending} onClick={() => answer(true)}>
              {text('chat.agree')}
            </Button>
            <Button onClick={() => answer(false)}>{text('chat.refuse')}</Button>
          </>
        )}
        {can.read && (
          <Button kind="main" onClick={() => setLooks(true)}>
            {text('chat.look')}
          </Button>
        )}
      </div>
      {looks && <LogDialog uuid={uuid} onClose={() => setLooks(false)} />}
    </Card>
  )
}

function Standing({ opening: { agreed, decidedBy, until, can } }: { opening: Opening }) {
  if (agreed === null) return <Badge tone="warning">{text('chat.opening-waits')}</Badge>
  if (!agreed) return <Badge>{text('chat.opening-refused', { by: decidedBy ?? '' })}</Badge>
  return (
    <>
      <Badge>{text('chat.opening-agreed', { by: decidedBy ?? '' })}</Badge>{' '}
      <Badge tone={can.read ? 'success' : 'neutral'}>
        {can.read && until !== null
          ? text('chat.opening-until', { at: momentText(until) })
          : text('chat.opening-ended')}
      </Badge>
    </>
  )
}
