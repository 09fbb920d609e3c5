import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { Amendment } from '@qalam/contract/period-marks/shapes.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { byAt } from '../byAt.ts'
import styles from '../PeriodMarks.module.css'
import { everything } from '../reads.ts'
import { periodName, valueWords } from '../words.tsx'

const tones = { approved: 'success', refused: 'danger', withdrawn: 'neutral' } as const

/** Corrections with who asked, why, and what became of them. */
export function AmendmentList({ rows }: { rows: readonly Amendment[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Entry key={row.uuid} row={row} />
      ))}
    </ul>
  )
}

function Entry({ row }: { row: Amendment }) {
  const decide = useCommand(periodMarks.decide, { refresh: everything, silent: true })
  const answer = (decision: 'approved' | 'refused' | 'withdrawn') =>
    decide.mutate({ params: { id: row.uuid }, body: { decision } })
  const words = (value: Amendment['was']) => valueWords(value, row.period, row.scoreType)

  return (
    <li className={styles.entry}>
      <strong>
        {row.studentName} · {row.groupLabel} · {named(row.subjectName)} · {periodName(row.period)}
      </strong>
      <span>
        {words(row.was)} → {words(row)}
        {row.comment && ` · ${row.comment}`}
      </span>
      <span>{text('period-marks.because', { reason: row.reason })}</span>
      <span className={styles.note}>{text('period-marks.asked-by', { who: byAt(row.askedBy, row.askedAt) })}</span>
      {row.decision && (
        <span className={styles.state}>
          <Badge tone={tones[row.decision]}>{text(`period-marks.${row.decision}`)}</Badge>
          <span className={styles.note}>{byAt(row.decidedBy ?? '', row.decidedAt)}</span>
        </span>
      )}
      {decide.error && <span role="alert">{saidBy(decide.error)}</span>}
      <span className={styles.acts}>
        {row.can.decide && (
          <>
            <Button size="small" kind="main" busy={decide.isPending} onClick={() => answer('approved')}>
              {text('period-marks.approve')}
            </Button>
            <Button size="small" busy={decide.isPending} onClick={() => answer('refused')}>
              {text('period-marks.refuse')}
            </Button>
          </>
        )}
        {row.can.withdraw && (
          <Button size="small" busy={decide.isPending} onClick={() => answer('withdrawn')}>
            {text('period-marks.withdraw')}
          </Button>
        )}
      </span>
    </li>
  )
}
