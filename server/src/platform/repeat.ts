export type Repeating = { stop: () => Promise<void> }

/** Does something again and again with a rest of `ms` between; one that fails is complained about and done again. */
export function repeat(ms: number, act: () => Promise<unknown>, complain: (error: unknown) => void): Repeating {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false
  const next = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = act().catch(complain).finally(next)
    }, ms).unref()
  }
  next()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
