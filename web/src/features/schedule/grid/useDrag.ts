import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WeekCell } from '../week/carry.ts'

type Handlers = {
  /** A tile was pulled away from its place. */
  onLift: (uuid: string) => void
  /** The cell under the pointer; null outside the grid. */
  onOver: (cell: WeekCell | null) => void
  /** Let go: dropped, or given up with Esc or outside the grid. */
  onEnd: (isDropped: boolean) => void
}

/** Pixels a press may tremble before it is a drag. */
const tremble = 6

export function cellOf(node: Element | null): WeekCell | null {
  const cell = node?.closest<HTMLElement>('td[data-day]')
  return cell ? { day: Number(cell.dataset['day']), row: Number(cell.dataset['row']) } : null
}

/** Drags a tile with a mouse or pen; on touch screens a finger scrolls, and the dialogs move a lesson. */
export function useDrag({ onLift, onOver, onEnd }: Handlers) {
  const ghost = useRef<HTMLDivElement>(null)
  const [press, setPress] = useState<{ uuid: string; x: number; y: number } | null>(null)
  const isLifted = useRef(false)

  const move = useEffectEvent((event: PointerEvent) => {
    if (!press) return
    if (!isLifted.current) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < tremble) return
      isLifted.current = true
      onLift(press.uuid)
    }
    if (ghost.current) follow(ghost.current, event)
    onOver(cellOf(document.elementFromPoint(event.clientX, event.clientY)))
  })
  const end = useEffectEvent((isDropped: boolean) => {
    if (isLifted.current) {
      onEnd(isDropped)
      swallowClick()
    }
    isLifted.current = false
    setPress(null)
  })

  useEffect(() => {
    if (!press) return undefined
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('pointermove', (event) => move(event), { signal })
    window.addEventListener('pointerup', () => end(true), { signal })
    window.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
    return () => stop.abort()
  }, [press])

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
    if (event.target.closest('button, [popover]')) return
    const tile = event.target.closest<HTMLElement>('[data-draggable]')
    const uuid = tile?.dataset['lesson']
    if (uuid) setPress({ uuid, x: event.clientX, y: event.clientY })
  }
  /** `ghost` follows the pointer. */
  return { ghost, onPointerDown }
}

/** The ghost stays beside the pointer and inside the window. */
function follow(ghost: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const x = Math.min(clientX + 12, window.innerWidth - ghost.offsetWidth - 8)
  const y = Math.min(clientY + 12, window.innerHeight - ghost.offsetHeight - 8)
  ghost.style.transform = `translate(${x}px, ${y}px)`
}

/** The click that follows a drop must not open the lesson. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
