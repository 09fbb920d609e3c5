import { dayOfMonth } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import type { Board } from '../board/board.ts'
import type { Outcome } from '../board/paste.ts'
import styles from './Dialogs.module.css'

type Props = {
  board: Board
  outcome: Outcome
  /** Takes back what the block has changed. */
  onUndo: () => void
  onClose: () => void
}

/** What of a block was not taken, cell by cell with its reason. */
export default function NotTakenDialog({ board, outcome: { changed, notTaken }, onUndo, onClose }: Props) {
  const undo = () => {
    onUndo()
    onClose()
  }

  return (
    <Dialog
      title={text('journal.not-taken', { count: notTaken.length })}
      width={700}
      onClose={onClose}
      footer={
        <>
          {changed > 0 && <Button onClick={undo}>{text('common.undo')}</Button>}
          <Button kind="main" onClick={onClose}>
            {text('common.close')}
          </Button>
        </>
      }
    >
      {changed > 0 && <p className={styles.lead}>{text('journal.taken', { count: changed })}</p>}
      <DataTable
        caption={text('journal.not-taken', { count: notTaken.length })}
        rows={notTaken}
        rowKey={({ place }) => `${place.row}:${place.column}`}
        columns={[
          {
            key: 'student',
            title: text('journal.student'),
            cell: ({ place }) => board.students[place.row]?.fullName ?? '—',
          },
          {
            key: 'date',
            title: text('journal.lesson'),
            cell: ({ place }) => {
              const column = board.columns[place.column]
              return column ? dayOfMonth(column.date) : '—'
            },
          },
          { key: 'value', title: text('journal.value'), cell: (cell) => cell.text || '—' },
          { key: 'reason', title: text('journal.reason'), cell: ({ message }) => message },
        ]}
      />
    </Dialog>
  )
}
