import type { QuarterJournal } from '@qalam/contract/journal/api.ts'
import { useState } from 'react'
import { useNarrow } from '#platform/media.ts'
import type { Board } from './board/board.ts'
import type { useMarkDialogs } from './dialogs/useMarkDialogs.tsx'
import { PrintHead, PrintThemes } from './grid/PrintSheet.tsx'
import { Sheet } from './grid/Sheet.tsx'
import { useOutcome } from './grid/useOutcome.ts'
import { Legend } from './Legend.tsx'
import { ColumnView } from './pad/ColumnView.tsx'
import { type Said, SaveState, silence } from './saving/SaveState.tsx'

type Props = {
  board: Board
  journal: QuarterJournal
  label: string
  show: ReturnType<typeof useMarkDialogs>['show']
}

/** The marks of a quarter: a sheet for keys, one lesson at a time on a phone. */
export function QuarterMarks({ board, journal, label, show }: Props) {
  const isNarrow = useNarrow()

  return (
    <>
      <PrintHead journal={journal} />
      {isNarrow ? <Pad board={board} show={show} /> : <Sheet board={board} label={label} show={show} />}
      <Legend quarter={journal.quarter} />
      <PrintThemes journal={journal} />
    </>
  )
}

/** One lesson at a time, with the same line above it as the sheet. */
function Pad({ board, show }: Pick<Props, 'board' | 'show'>) {
  const [said, setSaid] = useState<Said>(silence)
  const { tell, undone } = useOutcome({ show, say: setSaid })
  return (
    <>
      <SaveState board={board} said={said} onTroubles={() => show({ kind: 'troubles' })} onUndone={undone} />
      <ColumnView
        board={board}
        refused={(words) => setSaid({ words, tone: 'danger' })}
        openColumn={(column) => show({ kind: 'column', column, done: tell })}
        open={(place) => show({ kind: 'mark', place })}
      />
    </>
  )
}
