import type { SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { cellsIn, copied, pasted } from './clipboard.ts'
import { type SheetCell, cells, inserted, mayType, moved, textIn, valueIn } from './rows.ts'
import type { SheetState } from './useSheet.ts'

export type SheetPlace = { uuid: string; cell: SheetCell }

const placeOf = (target: EventTarget | null): SheetPlace | null => {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const cell = cells.find((one) => one === node?.dataset['cell'])
  const uuid = node?.dataset['theme']
  return cell && uuid ? { uuid, cell } : null
}

/** Where one stands in the sheet and what is being typed there: arrows move, typing writes, Esc gives up. */
export function useCells(state: SheetState, isEditor: boolean) {
  const { themes, sheet } = state
  const [at, setAt] = useState<SheetPlace | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef(false)
  const theme = themes.find(({ uuid }) => uuid === at?.uuid)

  useEffect(() => {
    if (!wanted.current || !at || draft !== null) return
    wanted.current = false
    root.current?.querySelector<HTMLElement>(`[data-theme="${at.uuid}"][data-cell="${at.cell}"]`)?.focus()
  })

  const go = (next: SheetPlace | null) => {
    wanted.current = true
    setDraft(null)
    setAt(next)
  }
  const step = (rows: number, columns: number) => {
    const row = themes.findIndex(({ uuid }) => uuid === at?.uuid)
    const next = themes[Math.max(0, Math.min(themes.length - 1, row + rows))]
    const column = cells.indexOf(at?.cell ?? 'theme')
    const cell = cells[Math.max(0, Math.min(cells.length - 1, column + columns))]
    if (next && cell) go({ uuid: next.uuid, cell })
  }
  const begin = (place: SheetPlace, start?: string) => {
    const row = themes.find(({ uuid }) => uuid === place.uuid)
    if (!isEditor || !row || !mayType(row, place.cell)) return
    setAt(place)
    setDraft(start ?? textIn(row, place.cell))
  }
  const commit = () => {
    if (draft === null || !at || !theme) return
    setDraft(null)
    // A theme without words is none: what stood there stays.
    if (at.cell === 'theme' && draft.trim() === '') return
    if (draft.trim() !== textIn(theme, at.cell)) state.type(theme.uuid, valueIn(at.cell, draft))
  }
  const move = async (row: SheetTheme, by: number) => {
    wanted.current = true
    await state.change(moved(sheet, row, by))
  }
  const insert = async (row: SheetTheme) => {
    const uuid = newUuid()
    const place = { quarterId: row.quarterId, after: row.uuid }
    const words = { uuid, section: row.section }
    if (await state.change(inserted(sheet, place, [words], text('calendar-plans.new-theme'))))
      go({ uuid, cell: 'theme' })
  }

  const keyOnCell = (event: KeyboardEvent, place: SheetPlace, row: SheetTheme) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const isCommand = ctrlKey || metaKey
    const done = (what: unknown) => {
      event.preventDefault()
      return what
    }
    if (altKey && isEditor && (key === 'ArrowUp' || key === 'ArrowDown'))
      return done(void move(row, key === 'ArrowUp' ? -1 : 1))
    if (isCommand && key === 'Enter' && isEditor) return done(void insert(row))
    if (isCommand && key.toLowerCase() === 'c')
      return void navigator.clipboard?.writeText(copied(textIn(row, place.cell)))
    if (isCommand || altKey) return undefined
    const steps: Record<string, readonly [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      PageUp: [-10, 0],
      PageDown: [10, 0],
    }
    const by = steps[key]
    if (by) return done(step(...by))
    if (key === 'Enter' || key === 'F2') return done(begin(place))
    if ((key === 'Delete' || key === 'Backspace') && place.cell !== 'theme' && isEditor && mayType(row, place.cell))
      return done(state.type(row.uuid, valueIn(place.cell, '')))
    if (key.length === 1) return done(begin(place, key))
    return undefined
  }
  const keyInField = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return go(at)
    }
    const isNext = event.key === 'Enter' && !event.shiftKey
    if (!isNext && event.key !== 'Tab') return undefined
    event.preventDefault()
    commit()
    return isNext ? step(1, 0) : step(0, event.shiftKey ? -1 : 1)
  }

  return {
    at,
    draft,
    root,
    theme,
    setDraft,
    commit,
    move,
    insert,
    go,
    on: {
      onKeyDown: (event: KeyboardEvent) => {
        if (draft !== null) return keyInField(event)
        const place = placeOf(event.target)
        const row = themes.find(({ uuid }) => uuid === place?.uuid)
        return place && row ? keyOnCell(event, place, row) : undefined
      },
      onClick: (event: MouseEvent) => {
        const place = placeOf(event.target)
        if (!place || (draft !== null && place.uuid === at?.uuid && place.cell === at.cell)) return
        if (place.uuid === at?.uuid && place.cell === at.cell) begin(place)
        else go(place)
      },
      onPaste: (event: ClipboardEvent) => {
        if (draft !== null || !theme || !at || !isEditor) return
        const block = cellsIn(event.clipboardData.getData('text/plain'))
        event.preventDefault()
        const fresh = { uuid: newUuid, title: text('calendar-plans.new-theme') }
        void state.change(pasted(sheet, { theme, cell: at.cell }, block, fresh))
      },
    },
  }
}
export type CellsState = ReturnType<typeof useCells>
