import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { makeReader, QuarterMarks, useMarkDialogs } from '#features/marks/public.tsx'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { journalAsOf } from '../reads.ts'
import styles from './Past.module.css'

type Props = { planUuid: string; quarter: number; moment: string; label: string; onBack: () => void }

/** The journal as it stood at a moment, read-only. */
export default function PastJournal({ planUuid, quarter, moment, label, onBack }: Props) {
  const { data: journal } = useSuspenseQuery(journalAsOf(planUuid, quarter, moment))
  const board = useMemo(() => makeReader(journal), [journal])
  const { show, dialog } = useMarkDialogs(board)
  const words = text('journal.as-of', { moment: momentText(moment) })

  return (
    <>
      <div className={styles.banner} role="status">
        <strong>{words}</strong>
        <Button size="small" onClick={onBack}>
          {text('journal.as-of-now')}
        </Button>
      </div>
      <QuarterMarks key={moment} board={board} journal={journal} label={`${label} · ${words}`} show={show} />
      {dialog}
    </>
  )
}
