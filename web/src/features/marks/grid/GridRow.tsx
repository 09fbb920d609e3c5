import type { Language } from '@qalam/contract/kernel/languages.ts'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { numberText } from '#platform/dates.ts'
import { type MessageKey, text, useLanguage } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import type { Board } from '../board/board.ts'
import { faceOf, shownIn } from '../board/clipboard.ts'
import { type BoardCell, wasThere } from '../board/sheet.ts'
import { provisionalIn } from '../Credit.tsx'
import { SummaryCells } from './SummaryCells.tsx'
import cellStyles from './Cell.module.css'
import styles from './Journal.module.css'

/** `locked` says why a column takes nothing; null where it may be written. */
type Props = { board: Board; row: number; name: string; today: string; locked: readonly (MessageKey | null)[] }

/** One student. It alone is drawn again when one of its cells changes. */
export const GridRow = memo(function GridRow({ board, row, name, today, locked }: Props) {
  const line = useSyncExternalStore(
    useCallback((listener: () => void) => board.watchRow(row, listener), [board, row]),
    useCallback(() => board.line(row), [board, row]),
  )
  const language = useLanguage()
  const student = board.students[row]
  if (!line || !student) return null

  return (
    <tr role="row" aria-rowindex={row + 2}>
      <th role="rowheader" scope="row" className={styles.name} title={student.fullName}>
        <span className={styles.ordinal}>{row + 1}</span>
        <span className={styles.full}>{name}</span>
      </th>
      {line.cells.map((cell, column) => {
        const lesson = board.columns[column]
        if (!lesson) return null
        return (
          <MarkCell
            key={lesson.uuid}
            cell={cell}
            column={column}
            tone={classes(cellStyles.cell, cellStyles[lesson.group], lesson.date === today && cellStyles.today)}
            away={!wasThere(student, lesson)}
            locked={locked[column] ?? null}
            language={language}
          />
        )
      })}
      <SummaryCells
        summary={line.summary}
        provisional={provisionalIn(board.journal)}
        average={line.summary.average === null ? '' : numberText(line.summary.average, 1)}
      />
    </tr>
  )
})

type CellProps = {
  cell: BoardCell
  column: number
  tone: string
  away: boolean
  locked: MessageKey | null
  /** A cell is drawn again in another language, too. */
  language: Language
}

const MarkCell = memo(function MarkCell({ cell, column, tone, away, locked, language }: CellProps) {
  const { draft, value, state, trouble } = cell
  const shown = shownIn(cell, language)
  const why = trouble?.message || value.comment || (locked && text(locked)) || undefined
  return (
    <td
      role="gridcell"
      className={tone}
      data-column={column}
      data-state={draft !== null ? 'local' : state === 'stored' ? undefined : state}
      data-away={away || undefined}
      data-noted={value.comment ? '' : undefined}
      data-locked={locked !== null || undefined}
      aria-readonly={away || locked !== null || undefined}
      aria-invalid={trouble ? true : undefined}
      aria-description={why}
      title={why}
      tabIndex={-1}
    >
      {trouble && draft === null ? (
        <>
          <span className="no-print">{shown}</span>
          <span className="print-only">{faceOf(value, language)}</span>
        </>
      ) : (
        shown
      )}
    </td>
  )
})
