import { exams } from '@qalam/contract/exams/api.ts'
import type { Brought } from '@qalam/contract/exams/grading-shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import styles from '../Exams.module.css'
import { everyExam, previewJournal } from '../reads.ts'

type Row = Brought['rows'][number]

/** What the journal would take of each student's points; a filled cell is replaced only where it is chosen. */
export function IntoJournal({ sitting }: { sitting: string }) {
  const { data } = useSuspenseQuery(previewJournal(sitting))
  const [over, setOver] = useState<ReadonlySet<number>>(new Set())
  const bring = useCommand(exams.bringToJournal, { refresh: everyExam })
  const turn = (id: number, on: boolean) => setOver(new Set(on ? [...over, id] : [...over].filter((one) => one !== id)))
  const [asking, ask] = useState(false)
  const brought = data.rows.filter(({ isBrought }) => isBrought)
  const named = data.rows.filter(({ studentId, verdict }) => verdict === 'filled' && over.has(studentId))
  const isNothing = named.length === 0 && data.rows.every(({ verdict }) => verdict !== 'stored')
  const send = async () => {
    const body = { over: named.map(({ studentId, current }) => ({ studentId, version: current.version })) }
    const answer = await bring.mutateAsync({ params: { sitting }, body })
    setOver(new Set())
    tellSuccess(text('exams.brought', { count: answer.rows.filter(({ verdict }) => verdict === 'stored').length }))
  }

  return (
    <Card title={text('exams.journal')}>
      <p>{text('exams.journal-lead')}</p>
      {data.ungraded > 0 && <p role="status">{text('exams.ungraded', { count: data.ungraded })}</p>}
      <DataTable
        caption={text('exams.journal')}
        asCards
        rows={data.rows}
        rowKey={({ studentId }) => studentId}
        columns={columns(over, turn)}
        empty={<EmptyList title={text('exams.nothing-to-bring')} />}
      />
      <div className={styles.acts}>
        <Button
          kind="main"
          busy={bring.isPending}
          disabled={isNothing}
          onClick={() => void send().catch(() => undefined)}
        >
          {text('exams.journal')}
        </Button>
        {brought.length > 0 && <Button onClick={() => ask(true)}>{text('exams.take-from-journal')}</Button>}
      </div>
      {asking && <TakeBack sitting={sitting} rows={brought} onClose={() => ask(false)} />}
    </Card>
  )
}

/** Undoes the batch: each cell that nobody has changed since holds again what stood before. */
function TakeBack({ sitting, rows, onClose }: { sitting: string; rows: readonly Row[]; onClose: () => void }) {
  const take = useCommand(exams.takeFromJournal, { refresh: everyExam })
  const send = async () => {
    const cells = rows.map(({ studentId, current: { version } }) => ({ studentId, version }))
    const answer = await take.mutateAsync({ params: { sitting }, body: { cells } })
    const stands = answer.rows.filter(({ isBrought }) => isBrought).length
    tellSuccess(text('exams.taken-from-journal', { count: rows.length - stands }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={text('exams.take-from-journal')}
      message={text('exams.take-from-journal-hint', { count: rows.length })}
      action={text('exams.take-from-journal')}
      busy={take.isPending}
      onConfirm={() => send().catch(() => undefined)}
      onClose={onClose}
    />
  )
}

const tones = { stored: 'accent', same: 'success', filled: 'warning', refused: 'danger' } as const

const columns = (over: ReadonlySet<number>, turn: (id: number, on: boolean) => void): Column<Row>[] => [
  { key: 'student', title: text('exams.student'), cell: ({ name }) => name },
  { key: 'points', title: text('exams.points'), align: 'end', cell: ({ total, graded }) => (graded ? total : '—') },
  {
    key: 'now',
    title: text('exams.in-journal'),
    align: 'end',
    cell: ({ current }) => current.score ?? '—',
  },
  {
    key: 'verdict',
    title: text('exams.verdict'),
    cell: ({ studentId, name, verdict, message }) => (
      <span className={styles.state}>
        <Badge tone={tones[verdict]}>{text(`exams.verdict-${verdict}`)}</Badge>
        {message !== null && <span>{message}</span>}
        {verdict === 'filled' && (
          <CheckField
            label={text('exams.replace', { name })}
            value={over.has(studentId)}
            onChange={(on) => turn(studentId, on === true)}
          />
        )}
      </span>
    ),
  },
]
