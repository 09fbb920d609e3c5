/** The longest wait for a first painting, in milliseconds: a tab in the background paints nothing. */
const unseen = 3000

// The browser tells when the first frame was painted: on a slow machine that is long after React has rendered it.
const painted = new Promise<void>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    resolve()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, unseen)
})

/**
 * Resolves when the page is painted and the browser is idle: for work nobody waits for. Where the browser has no such
 * call, a moment later.
 */
export async function idle(): Promise<void> {
  await painted
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 100)
  })
}
