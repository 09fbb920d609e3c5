import { useState } from 'react'
import { currentLanguage, text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import type { Board } from '../board/board.ts'
import { type ColumnAct, columnWrites } from '../board/column.ts'
import { longestEntry, meant } from '../board/entry.ts'
import { type Outcome, writeAll } from '../board/paste.ts'
import { type MarkColumn, givesScores, nothing } from '../board/sheet.ts'
import { nameOfColumn } from '../grid/GridHead.tsx'

type Props = { board: Board; column: number; onDone: (outcome: Outcome) => void; onClose: () => void }

const acts = ['fill', 'copy', 'clear'] as const

/** One act over a whole lesson: a mark for all but a few, the marks of another lesson, or an empty column. */
export default function ColumnDialog({ board, column: at, onDone, onClose }: Props) {
  const [kind, setKind] = useState<(typeof acts)[number]>('fill')
  const [typed, setTyped] = useState('')
  const [from, setFrom] = useState(at > 0 ? at - 1 : 1)
  const [onlyEmpty, setOnlyEmpty] = useState(true)
  const free = board.students.flatMap((_, row) => (board.lockAt({ row, column: at }) === null ? [row] : []))
  const [rows, setRows] = useState<readonly number[]>(free)
  const column = board.columns[at]
  if (!column) return null

  const act: ColumnAct = kind === 'fill' ? { kind, typed } : kind === 'copy' ? { kind, from } : { kind }
  const writes = columnWrites(board, at, { act, rows, onlyEmpty }, currentLanguage())
  const others = board.columns.flatMap((one, value) => (value === at ? [] : [{ value, label: nameOfColumn(one) }]))
  const submit = () => {
    onClose()
    onDone(writeAll(board, writes))
  }

  return (
    <FormDialog
      title={text('journal.column-of', { lesson: nameOfColumn(column) })}
      width={540}
      onClose={onClose}
      action={text('journal.column-do', { count: writes.length })}
      disabled={writes.length === 0}
      submit={submit}
    >
      <RadioGroup
        label={text('journal.column-act')}
        value={kind}
        onChange={(next) => next && setKind(next)}
        choices={acts
          .filter((one) => one !== 'copy' || others.length > 0)
          .map((value) => ({ value, label: text(`journal.column-${value}`) }))}
      />
      {kind === 'fill' && (
        <TextField
          label={text('journal.column-value', { max: column.maxScore })}
          value={typed}
          max={longestEntry}
          autoFocus
          error={complaintOf(board, column, typed)}
          onChange={setTyped}
        />
      )}
      {kind === 'copy' && (
        <SelectField
          label={text('journal.column-from')}
          value={from}
          choices={others}
          onChange={(next) => typeof next === 'number' && setFrom(next)}
        />
      )}
      {kind !== 'clear' && (
        <CheckField
          label={text('journal.column-only-empty')}
          hint={text('journal.column-only-empty-hint')}
          value={onlyEmpty}
          onChange={setOnlyEmpty}
        />
      )}
      <CheckList
        label={text('journal.column-who')}
        hint={text('journal.column-who-hint')}
        search={text('journal.student')}
        value={rows}
        choices={free.map((value) => ({ value, label: board.students[value]?.fullName ?? '' }))}
        onChange={setRows}
      />
    </FormDialog>
  )
}

/** Why what is typed is no mark of this lesson; nothing while the field is empty. */
function complaintOf(board: Board, { maxScore: max }: MarkColumn, typed: string): string | null {
  if (typed.trim() === '') return null
  const meaning = meant(typed, nothing, { max, scored: givesScores(board.journal) }, currentLanguage())
  return 'unfit' in meaning ? text(meaning.unfit, { max }) : null
}
