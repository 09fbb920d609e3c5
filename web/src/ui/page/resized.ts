/** Milliseconds that a size has to rest before anything follows from it (C-TIME-8). */
const rest = 250

/**
 * Acts 250 ms after the last change of a size: the window's or an element's. What an element measures at first is no
 * change and is acted upon at once. Returns what ends it; a change that still waits is then forgotten.
 */
export function whenResized(what: Window | Element, act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const changed = () => {
    clearTimeout(waiting)
    waiting = setTimeout(act, rest)
  }
  const stop = what instanceof Element ? watchElement(what, act, changed) : watchWindow(what, changed)
  return () => {
    stop()
    clearTimeout(waiting)
  }
}

function watchWindow(page: Window, changed: () => void): () => void {
  page.addEventListener('resize', changed)
  return () => page.removeEventListener('resize', changed)
}

function watchElement(node: Element, measured: () => void, changed: () => void): () => void {
  let report = measured
  const observer = new ResizeObserver(() => {
    report()
    report = changed
  })
  observer.observe(node)
  return () => observer.disconnect()
}
