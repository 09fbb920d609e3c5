import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLeave } from '../overlay/useLeave.ts'
import { usePlaced } from '../overlay/usePlaced.ts'

/** The open list of a combobox: which line is active, and what the keys do. */
export function useChoosing(length: number, { first, onTake, onClose }: Doings) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)

  const show = (at = first()) => {
    setOpen(true)
    setActive(Math.max(0, at))
  }
  const close = () => {
    setOpen(false)
    onClose()
  }
  const move = (by: number) => {
    const index = Math.max(0, Math.min(active + by, length - 1))
    setActive(index)
    list.current?.querySelectorAll('[role=option]')[index]?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      return open ? move(by) : show()
    }
    if (!open || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') onTake(active)
    else close()
  }

  usePlaced(box, list, open, { stretch: true })
  useLeave(box, open, close)
  return { listId, box, list, open, active, show, close, onKeyDown }
}

type Doings = {
  /** The line to start at: the chosen one. */
  first: () => number
  onTake: (index: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
