/**
 * When the browser has drawn what it has and nothing else to do: for what nobody waits for. Where browsers cannot tell,
 * a moment later.
 */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 100)
  })
