import type { Report } from '@qalam/contract/chat/endpoints/safety.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { CardsSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { OpeningDialog } from './OpeningDialog.tsx'
import { reportsRead } from './reads.ts'
import styles from './Safety.module.css'

type Props = { decided: boolean; page: number; onPage: (page: number) => void }

/** Reports: open ones by their deadline, decided ones the latest first. */
export function Reports({ decided, page, onPage }: Props) {
  const { data, error, refetch } = useQuery(reportsRead(page, decided))
  if (error && !data) return <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />
  if (!data) return <CardsSkeleton cards={2} />
  if (data.rows.length === 0) return <EmptyList title={text(decided ? 'chat.no-decided' : 'chat.no-reports')} />
  return (
    <div className={styles.list}>
      {data.rows.map((report) => (
        <One key={report.uuid} report={report} />
      ))}
      <Pager page={data.page} pages={Math.ceil(data.total / data.pageSize)} onPage={onPage} />
    </div>
  )
}

function One({ report }: { report: Report }) {
  const { uuid, conversationUuid, reason, words, text: said, author, by, at, dueAt, late, decided } = report
  const [asks, setAsks] = useState<'decide' | 'open' | null>(null)
  const close = () => setAsks(null)

  return (
    <Card title={text(`chat.reason-${reason}`)} actions={late && <Badge tone="danger">{text('chat.late')}</Badge>}>
      <blockquote className={styles.quote}>
        <strong>{author}</strong>
        <p>{said || text('chat.files-mark')}</p>
      </blockquote>
      {words && <p>{words}</p>}
      <p className={styles.muted}>
        {text('chat.report-of', { by, at: momentText(at) })}
        {!decided && ` · ${text('chat.due', { at: momentText(dueAt) })}`}
      </p>
      {decided ? (
        <p>
          {text('chat.decided-by', {
            outcome: text(`chat.outcome-${decided.outcome}`),
            by: decided.by,
            at: momentText(decided.at),
          })}
          {decided.note && ` — ${decided.note}`}
        </p>
      ) : (
        <div className={styles.acts}>
          <Button kind="main" onClick={() => setAsks('decide')}>
            {text('chat.decide')}
          </Button>
          <Button onClick={() => setAsks('open')}>{text('chat.ask-opening')}</Button>
        </div>
      )}
      {asks === 'decide' && <DecideDialog uuid={uuid} onClose={close} />}
      {asks === 'open' && <OpeningDialog conversationUuid={conversationUuid} onClose={close} />}
    </Card>
  )
}
