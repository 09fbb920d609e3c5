const reloadedAt = 'reloadedAt'
const onceIn = 60_000

/**
 * A page that was open during an update asks for chunks that are gone: it is loaded anew, once (ERR-CHUNK-1). Only for code
 * that is to be drawn: what a link that is pointed at asks for in advance may fail without taking the page away.
 */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(reloadedAt))
  if (Date.now() - last < onceIn) return
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  window.location.reload()
}

/** How long a chunk may take (ERR-CHUNK-2, C-TIME-1). */
export const chunkTimeout = 120_000
