import { memo, useCallback, useSyncExternalStore } from 'react'
import { numberText } from '#platform/dates.ts'
import { currentLanguage } from '#platform/text.ts'
import { classes } from '#ui/classes.ts'
import type { Board } from '../sheet/board.ts'
import { faceOf } from '../sheet/clipboard.ts'
import { type Cell, wasThere } from '../sheet/grid.ts'
import { SummaryCells } from './SummaryCells.tsx'
import cellStyles from './Cell.module.css'
import styles from './Journal.module.css'

type Props = { board: Board; row: number; today: string; locked: readonly boolean[] }

/** One student. It alone is drawn again when one of its cells changes. */
export const GridRow = memo(function GridRow({ board, row, today, locked }: Props) {
  const line = useSyncExternalStore(
    useCallback((listener: () => void) => board.watchRow(row, listener), [board, row]),
    useCallback(() => board.line(row), [board, row]),
  )
  const student = board.students[row]
  if (!line || !student) return null

  return (
    <tr role="row" aria-rowindex={row + 2}>
      <th role="rowheader" scope="row" className={styles.name} title={student.fullName}>
        <span className={styles.ordinal}>{row + 1}</span>
        <span className={styles.full}>{student.fullName}</span>
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
            locked={locked[column] ?? true}
          />
        )
      })}
      <SummaryCells
        summary={line.summary}
        average={line.summary.average === null ? '' : numberText(line.summary.average, 1)}
      />
    </tr>
  )
})

type CellProps = { cell: Cell; column: number; tone: string; away: boolean; locked: boolean }

const MarkCell = memo(function MarkCell({ cell, column, tone, away, locked }: CellProps) {
  const { draft, value, state, trouble } = cell
  const shown = draft ?? value
  return (
    <td
      role="gridcell"
      className={tone}
      data-column={column}
      data-state={draft ? 'local' : state === 'stored' ? undefined : state}
      data-away={away || undefined}
      data-noted={value.comment ? '' : undefined}
      aria-readonly={away || locked || undefined}
      aria-invalid={trouble ? true : undefined}
      aria-description={trouble?.message || value.comment || undefined}
      title={trouble?.message || value.comment || undefined}
      tabIndex={-1}
    >
      {faceOf(shown, currentLanguage())}
    </td>
  )
})
