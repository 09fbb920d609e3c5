import { standsBesideScore } from '@qalam/contract/journal/rules.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'
import { currentLanguage } from '#platform/text.ts'
import type { Board } from '../sheet/board.ts'
import type { Value } from '../sheet/grid.ts'
import { following, mayGrow, moved, type Place, typed, type Wish, wishOf } from '../sheet/keys.ts'
import { clear, copied, fillDown, type Outcome, pasteInto } from '../sheet/paste.ts'
import { makeSelection, placeOfNode } from './selection.ts'

export type Told =
  { kind: 'refusal'; message: string } | { kind: 'bulk'; outcome: Outcome } | { kind: 'undone'; cells: number }

type Options = {
  table: HTMLTableElement
  board: Board
  open: (place: Place) => void
  tell: (told: Told) => void
  moved: (place: Place) => void
}

/** A score that could still grow is sent after so long a silence. */
const patience = 1_200

/** What a sign makes of the value that stands: only lateness keeps a score beside it. */
export const withSign = (value: Value, sign: Sign): Value => ({
  ...value,
  sign: value.sign === sign ? null : sign,
  score: standsBesideScore(sign) ? value.score : null,
})

/** What a score makes of the value that stands: an absence gives way, lateness stays. */
export const withScore = (value: Value, score: number | null): Value => ({
  ...value,
  score,
  sign: value.sign && standsBesideScore(value.sign) ? value.sign : null,
})

/** Turns keys, the mouse and the clipboard into writes on the board. */
export function makeController({ table, board, open, tell, moved: told }: Options) {
  const size = { rows: board.students.length, columns: board.columns.length }
  let digits = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let mayLeave = false
  const selection = makeSelection(table, told)

  const write = (place: Place, value: Value) => {
    const [turned] = board.write([{ place, value }]).turned
    if (turned) tell({ kind: 'refusal', message: turned.message })
  }
  /** Sends the digits that were still open. */
  const commit = () => {
    clearTimeout(timer)
    const place = selection.focus()
    const draft = board.cellAt(place)?.draft
    digits = ''
    if (draft) write(place, draft)
  }
  const cancel = (): boolean => {
    clearTimeout(timer)
    const wasTyping = digits !== ''
    digits = ''
    if (wasTyping) board.draft(selection.focus(), null)
    return wasTyping
  }
  const go = (place: Place, extend = false) => {
    commit()
    selection.go(place, { extend })
  }
  const bulk = (outcome: Outcome) => tell({ kind: 'bulk', outcome })

  const type = (digit: number) => {
    const place = selection.focus()
    const max = board.columns[place.column]?.maxScore ?? 0
    const { text, score } = typed(digits, digit, max)
    const value = withScore(board.valueAt(place), score)
    const refusal = board.refusalOf({ place, value })
    if (refusal !== null || score === null) {
      const zero = board.refusalOf({ place, value: { ...value, score: 0 } })
      return tell({ kind: 'refusal', message: refusal ?? zero ?? '' })
    }
    digits = text
    clearTimeout(timer)
    if (!mayGrow(text, max)) return write(place, value)
    board.draft(place, value)
    timer = setTimeout(() => commitKeepingDigits(), patience)
  }
  // The digits stay open, so that a slow 0 after a 1 still makes a ten.
  const commitKeepingDigits = () => {
    const kept = digits
    commit()
    digits = kept
  }

  const erase = () => {
    const place = selection.focus()
    if (digits === '' || !board.cellAt(place)?.draft) {
      digits = ''
      return bulk(clear(board, selection.block()))
    }
    digits = digits.slice(0, -1)
    if (digits === '') return void board.draft(place, null)
    board.draft(place, withScore(board.valueAt(place), Number(digits)))
  }
  const sign = (wanted: Sign) => {
    cancel()
    const place = selection.focus()
    write(place, withSign(board.valueAt(place), wanted))
  }

  const act = (wish: Wish): boolean => {
    const focus = selection.focus()
    switch (wish.kind) {
      case 'digit':
        type(wish.digit)
        return true
      case 'sign':
        sign(wish.sign)
        return true
      case 'erase':
        erase()
        return true
      case 'clear':
        cancel()
        bulk(clear(board, selection.block()))
        return true
      case 'move':
        go(moved(focus, wish.rows, wish.columns, size), wish.extend)
        return true
      case 'down':
        go(moved(focus, wish.step, 0, size))
        return true
      case 'next':
        return next(focus, wish.step)
      default:
        commit()
        return further(wish, focus)
    }
  }
  const next = (focus: Place, step: 1 | -1): boolean => {
    const place = mayLeave ? null : following(focus, step, size)
    commit()
    if (place) selection.go(place)
    return place !== null
  }
  const further = (wish: Wish, focus: Place): boolean => {
    if (wish.kind === 'open') open(focus)
    if (wish.kind === 'fill-down') bulk(fillDown(board, selection.block()))
    if (wish.kind === 'undo') tell({ kind: 'undone', cells: board.undo() })
    if (wish.kind === 'redo') tell({ kind: 'undone', cells: board.redo() })
    if (wish.kind === 'all') selection.spread({ row: 0, column: 0 }, { row: size.rows - 1, column: size.columns - 1 })
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!placeOfNode(event.target)) return
    const wish = wishOf(event, currentLanguage())
    if (!wish) return
    if (wish.kind === 'leave') {
      if (!cancel()) selection.go(selection.focus())
      mayLeave = true
      return
    }
    if (act(wish)) event.preventDefault()
    if (wish.kind !== 'next') mayLeave = false
  }

  const onPointerDown = (event: PointerEvent) => {
    const place = placeOfNode(event.target)
    if (!place || event.button !== 0) return
    event.preventDefault()
    mayLeave = false
    go(place, event.shiftKey)
  }
  const onPointerOver = (event: PointerEvent) => {
    const place = placeOfNode(event.target)
    if (place && event.buttons === 1 && event.pointerType === 'mouse') go(place, true)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const place = placeOfNode(event.target)
    if (place) open(place)
  }

  const onCopy = (event: ClipboardEvent) => {
    if (!placeOfNode(event.target) || !event.clipboardData) return
    commit()
    event.clipboardData.setData('text/plain', copied(board, selection.block(), currentLanguage()))
    event.preventDefault()
    if (event.type === 'cut') bulk(clear(board, selection.block()))
  }
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData?.getData('text/plain')
    if (!placeOfNode(event.target) || !words) return
    event.preventDefault()
    cancel()
    bulk(pasteInto(board, selection.block(), words, currentLanguage()))
  }
  const onFocusIn = (event: FocusEvent) => {
    const place = placeOfNode(event.target)
    const focus = selection.focus()
    if (place && (place.row !== focus.row || place.column !== focus.column)) selection.go(place)
  }
  const onFocusOut = (event: FocusEvent) => {
    if (!placeOfNode(event.relatedTarget)) commit()
  }

  const stop = new AbortController()
  const { signal } = stop
  table.addEventListener('keydown', onKeyDown, { signal })
  table.addEventListener('pointerdown', onPointerDown, { signal })
  table.addEventListener('pointerover', onPointerOver, { signal })
  table.addEventListener('dblclick', onDoubleClick, { signal })
  table.addEventListener('copy', onCopy, { signal })
  table.addEventListener('cut', onCopy, { signal })
  table.addEventListener('paste', onPaste, { signal })
  table.addEventListener('focusin', onFocusIn, { signal })
  table.addEventListener('focusout', onFocusOut, { signal })

  return {
    /** Puts the cursor somewhere without taking the focus: at the first lesson that may be marked. */
    start: (place: Place) => selection.go(place, { takeFocus: false }),
    stop: () => {
      commit()
      stop.abort()
    },
  }
}
