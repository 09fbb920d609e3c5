import { type RefObject, useEffect } from 'react'

/** Marks a box that scrolls sideways with `data-more-left` and `data-more-right` while something is hidden there. */
export function useEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      element.toggleAttribute('data-more-left', scrollLeft > 1)
      element.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const sized = new ResizeObserver(look)
    sized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box])
}
