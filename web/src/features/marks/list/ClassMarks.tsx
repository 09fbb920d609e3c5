import type { Named } from '@qalam/contract/kernel/languages.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { afterFrame } from '#ui/page/frame.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { lessonJournal } from '../reads.ts'
import type { Board } from '../board/board.ts'
import { isSame, nothing } from '../board/sheet.ts'
import { useBoard } from '../saving/useBoard.ts'
import { useMarkDialogs } from '../dialogs/useMarkDialogs.tsx'
import { useNarrow } from '#platform/media.ts'
import { useOutcome } from '../grid/useOutcome.ts'
import { ColumnView } from '../pad/ColumnView.tsx'
import { Legend } from '../Legend.tsx'
import { type Said, SaveState, silence } from '../saving/SaveState.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Class.module.css'
import { ClassTable } from './ClassTable.tsx'
import { sheetOf } from './sheetOf.ts'

/** Attendance and marks of one lesson: a list for keys, the pad of the journal on a phone. */
export default function ClassMarks({ lessonUuid, subjectName }: { lessonUuid: string; subjectName: Named }) {
  const { data } = useSuspenseQuery(lessonJournal(lessonUuid))
  const sheet = useMemo(() => sheetOf(data, subjectName), [data, subjectName])
  const board = useBoard(sheet)
  if (data.studentMarks.length === 0) return <EmptyList title={text('lesson.no-students')} />
  return <Marks board={board} canMark={data.can.mark} />
}

function Marks({ board, canMark }: { board: Board; canMark: boolean }) {
  const isNarrow = useNarrow()
  const { show, dialog } = useMarkDialogs(board)
  const [said, setSaid] = useState<Said>(silence)
  const { tell, undone } = useOutcome({ show, say: setSaid })
  const openColumn = () => show({ kind: 'column', column: 0, done: tell })
  const open = (row: number) => show({ kind: 'mark', place: { row, column: 0 } })

  return (
    <section aria-label={text('lesson.class')} className={styles.class}>
      <div className={styles.line}>
        <Filled board={board} />
        {canMark ? (
          <SaveState board={board} said={said} onTroubles={() => show({ kind: 'troubles' })} onUndone={undone} />
        ) : (
          <p className={styles.hint}>{board.lockAt({ row: 0, column: 0 })}</p>
        )}
      </div>
      {canMark && !isNarrow && (
        <div>
          <Button size="small" onClick={openColumn}>
            {text('journal.column')}
          </Button>
        </div>
      )}
      {isNarrow ? (
        <ColumnView
          board={board}
          open={({ row }) => open(row)}
          openColumn={openColumn}
          refused={(words) => setSaid({ words, tone: 'danger' })}
        />
      ) : (
        <ClassTable board={board} locked={!canMark} onOpen={open} />
      )}
      <Legend />
      {canMark && !isNarrow && <p className={styles.hint}>{text('lesson.keys-hint')}</p>}
      {dialog}
    </section>
  )
}

/** How many of the class have a mark or a sign. */
function Filled({ board }: { board: Board }) {
  const watch = useMemo(() => afterFrame(board.watch), [board])
  const total = board.students.length
  const done = useSyncExternalStore(
    watch,
    () => board.students.filter((_, row) => !isSame(board.valueAt({ row, column: 0 }), nothing)).length,
  )
  return <p className={styles.filled}>{text('lesson.filled', { done, total })}</p>
}
