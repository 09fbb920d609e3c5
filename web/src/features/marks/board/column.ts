import { standsBesideScore } from '@qalam/contract/journal/rules.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Board } from './board.ts'
import { meant } from './entry.ts'
import { givesScores, isSame, nothing, type MarkValue } from './sheet.ts'
import type { Write } from './writes.ts'

/** What is done with a whole column: one value for everybody chosen, the marks of another column, or nothing at all. */
export type ColumnAct = { kind: 'fill'; typed: string } | { kind: 'copy'; from: number } | { kind: 'clear' }

export type ColumnWish = { act: ColumnAct; rows: readonly number[]; onlyEmpty: boolean }

/** Who has neither a score nor an absence may be given one; lateness waits for a score. */
const isEmpty = ({ score, sign }: MarkValue): boolean => score === null && (sign === null || standsBesideScore(sign))

/** The writes of an act on a column; cells that would stand as they are have none. */
export function columnWrites(board: Board, column: number, wish: ColumnWish, language: Language): Write[] {
  const { act, rows, onlyEmpty } = wish
  return rows.flatMap((row): Write[] => {
    const place = { row, column }
    const before = board.valueAt(place)
    if (act.kind !== 'clear' && onlyEmpty && !isEmpty(before)) return []
    const value = valueOf(board, { row, column, act, before }, language)
    return value && !isSame(value, before) ? [{ place, value }] : []
  })
}

type Asked = { row: number; column: number; act: ColumnAct; before: MarkValue }

function valueOf(board: Board, { row, column, act, before }: Asked, language: Language): MarkValue | null {
  if (act.kind === 'clear') return nothing
  if (act.kind === 'copy') {
    const { score, sign } = board.valueAt({ row, column: act.from })
    return score === null && sign === null ? null : { score, sign, comment: before.comment }
  }
  const scale = { max: board.columns[column]?.maxScore ?? 0, scored: givesScores(board.journal) }
  const meaning = meant(act.typed, before, scale, language)
  return 'value' in meaning ? meaning.value : null
}
