/** The longest wait for a first painting, in milliseconds: a tab in the background paints nothing. */
const unseen = 3000

// Told by the browser when the picture stands on the screen: on two slow processors long after React has built it.
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
 * When the browser has painted what it has and nothing else to do: for what nobody waits for. Where browsers cannot tell,
 * a moment later.
 */
export async function idle(): Promise<void> {
  await painted
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 100)
  })
}
