import { useLayoutEffect, type RefObject } from 'react'
import { whenResized } from '../page/resized.ts'

type Ends = 'start' | 'end'

/**
 * Keeps an open panel under its anchor, or above it when there is no room below, in the top layer: neither a scrolling
 * table nor a dialog cuts it off.
 */
export function usePlaced(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  { align = 'start', stretch = false }: { align?: Ends; stretch?: boolean } = {},
) {
  useLayoutEffect(() => {
    const node = panel.current
    if (!open || !node) return
    lift(node)

    const place = () => {
      if (anchor.current) put(node, anchor.current.getBoundingClientRect(), align, stretch)
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    const stop = whenResized(window, place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      stop()
    }
  }, [anchor, panel, open, align, stretch])
}

/** Into the top layer; where there is none the panel is fixed on the page like anything else. */
export function lift(node: HTMLElement): void {
  if (!('showPopover' in node)) return Element.prototype.removeAttribute.call(node, 'popover')
  // A panel that has just left the page with its dialog has nowhere to rise to.
  if (node.isConnected && !node.matches(':popover-open')) node.showPopover()
}

const gap = 4
const edge = 8

function put(node: HTMLElement, at: DOMRect, align: Ends, stretch: boolean): void {
  const page = document.documentElement
  if (stretch) node.style.width = `${at.width}px`
  node.style.maxHeight = ''
  const below = page.clientHeight - at.bottom - gap - edge
  const above = at.top - gap - edge
  const up = node.offsetHeight > below && above > below
  node.style.maxHeight = `${Math.max(120, Math.min(360, up ? above : below))}px`

  const left = align === 'end' ? at.right - node.offsetWidth : at.left
  node.style.left = `${Math.max(edge, Math.min(left, page.clientWidth - node.offsetWidth - edge))}px`
  node.style.top = `${up ? at.top - gap - node.offsetHeight : at.bottom + gap}px`
}
