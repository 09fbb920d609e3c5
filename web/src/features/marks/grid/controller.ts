import { currentLanguage } from '#platform/text.ts'
import { isUnclaimed } from '../focus.ts'
import type { Board } from '../board/board.ts'
import { goesOn, isWhole, longestEntry } from '../board/entry.ts'
import { givesScores } from '../board/sheet.ts'
import { following, moved, type BoardPlace, type KeyCommand, wishOf } from '../board/keys.ts'
import { clear, copied, fillDown, type Outcome, pasteInto } from '../board/paste.ts'
import { makeSelection, placeOfNode } from './selection.ts'

/** A refusal has a place where nothing can be written there; one of typed text is seen in its own cell. */
export type Told =
  | { kind: 'refusal'; message: string; place: BoardPlace | null }
  | { kind: 'bulk'; outcome: Outcome }
  | { kind: 'undone'; cells: number }

type Options = {
  table: HTMLTableElement
  board: Board
  open: (place: BoardPlace) => void
  tell: (told: Told) => void
  moved: (place: BoardPlace) => void
}

/** What was typed is entered after so long a silence, in milliseconds. */
const patience = 1_200

/** Turns keys, the mouse and the clipboard into writes on the board. */
export function makeController({ table, board, open, tell, moved: told }: Options) {
  const size = { rows: board.students.length, columns: board.columns.length }
  /** Digits that were written after a pause and may still grow. */
  let paused = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let mayLeave = false
  const selection = makeSelection(table, told)

  /** Ends what is being typed in a cell. */
  const enter = (place: BoardPlace) => {
    clearTimeout(timer)
    paused = ''
    const message = board.enter(place)
    if (message !== null) tell({ kind: 'refusal', message, place: null })
  }
  const commit = () => enter(selection.focus())
  const cancel = (): boolean => {
    clearTimeout(timer)
    paused = ''
    const place = selection.focus()
    const cell = board.cellAt(place)
    const hadDraft = (cell?.draft ?? null) !== null
    if (hadDraft) board.draft(place, null)
    else if (typeof cell?.trouble?.wanted === 'string') board.resolve(place, false)
    else return false
    return true
  }
  const go = (to: BoardPlace, extend = false) => {
    const from = selection.focus()
    selection.go(to, { extend })
    enter(from)
  }
  const bulk = (outcome: Outcome) => tell({ kind: 'bulk', outcome })

  const type = (typed: string) => {
    const place = selection.focus()
    const message = board.lockAt(place)
    if (message !== null) return tell({ kind: 'refusal', message, place })
    const max = board.columns[place.column]?.maxScore ?? 0
    const draft = board.cellAt(place)?.draft ?? ''
    const before = draft === '' && goesOn(paused, typed, max) ? paused : draft
    const text = (before + typed).slice(0, longestEntry)
    clearTimeout(timer)
    board.draft(place, text)
    const scale = { max, scored: givesScores(board.journal) }
    if (isWhole(text, board.valueAt(place), scale, currentLanguage())) return commit()
    timer = setTimeout(pauseAfter, patience, text)
  }
  // The digits stay open, so that a slow 0 after a 1 still makes a ten.
  const pauseAfter = (text: string) => {
    commit()
    paused = text
  }

  const erase = () => {
    const place = selection.focus()
    const draft = board.cellAt(place)?.draft ?? ''
    clearTimeout(timer)
    paused = ''
    if (draft === '') return bulk(clear(board, selection.block()))
    const text = draft.slice(0, -1)
    board.draft(place, text === '' ? null : text)
    if (text !== '') timer = setTimeout(pauseAfter, patience, text)
  }

  const act = (wish: KeyCommand): boolean => {
    const focus = selection.focus()
    switch (wish.kind) {
      case 'type':
        type(wish.text)
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
  const next = (focus: BoardPlace, step: 1 | -1): boolean => {
    const place = mayLeave ? null : following(focus, step, size)
    if (place) go(place)
    else commit()
    return place !== null
  }
  const further = (wish: KeyCommand, focus: BoardPlace): boolean => {
    if (wish.kind === 'open') open(focus)
    if (wish.kind === 'fill-down') bulk(fillDown(board, selection.block()))
    if (wish.kind === 'undo') tell({ kind: 'undone', cells: board.undo().length })
    if (wish.kind === 'redo') tell({ kind: 'undone', cells: board.redo().length })
    if (wish.kind === 'all') selection.spread({ row: 0, column: 0 }, { row: size.rows - 1, column: size.columns - 1 })
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!placeOfNode(event.target)) return
    table.dataset['by'] = 'keys'
    const wish = wishOf(event)
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
  // The mouse that lies still over a row while keys are used says nothing.
  const onPointerMove = () => delete table.dataset['by']
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
    if (place && (place.row !== focus.row || place.column !== focus.column)) go(place)
  }
  const onFocusOut = (event: FocusEvent) => {
    if (!placeOfNode(event.relatedTarget)) commit()
  }

  const stop = new AbortController()
  const { signal } = stop
  table.addEventListener('keydown', onKeyDown, { signal })
  table.addEventListener('pointerdown', onPointerDown, { signal })
  table.addEventListener('pointermove', onPointerMove, { signal, passive: true })
  table.addEventListener('pointerover', onPointerOver, { signal })
  table.addEventListener('dblclick', onDoubleClick, { signal })
  table.addEventListener('copy', onCopy, { signal })
  table.addEventListener('cut', onCopy, { signal })
  table.addEventListener('paste', onPaste, { signal })
  table.addEventListener('focusin', onFocusIn, { signal })
  table.addEventListener('focusout', onFocusOut, { signal })

  return {
    /** Puts the cursor at the first lesson that may be marked; the focus too, where it stands nowhere else. */
    start: (place: BoardPlace) => {
      // A journal drawn anew under somebody's hands leaves them where they are.
      const stands = table.contains(document.activeElement) ? placeOfNode(document.activeElement) : null
      selection.go(stands ?? place, { takeFocus: false })
      const timer = setTimeout(() => {
        if (isUnclaimed()) selection.go(selection.focus())
      })
      signal.addEventListener('abort', () => clearTimeout(timer))
    },
    stop: () => {
      commit()
      stop.abort()
    },
  }
}
