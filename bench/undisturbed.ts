import { existsSync, readFileSync } from 'node:fs'

/** Of the processors' time, what went to other machines of the same host, and all there was; in ticks since the start. */
function ticks(): { stolen: number; all: number } {
  if (!existsSync('/proc/stat')) return { stolen: 0, all: 0 }
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number)
  return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) }
}

const tolerated = 0.02
const tries = 4

/** How often something was measured, and how often of these again. */
export const measured = { times: 0, again: 0 }

/**
 * Measures again while the host took more than two hundredths of the processors away meanwhile, four times at most; the
 * try from which the least was taken counts. On a machine of its own nothing is ever measured twice.
 */
export async function undisturbed<Result>(measure: () => Promise<Result>): Promise<Result> {
  let best: { result: Result; share: number } | undefined
  for (let attempt = 1; ; attempt++) {
    const before = ticks()
    const result = await measure()
    const after = ticks()
    const share = (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
    if (!best || share < best.share) best = { result, share }
    measured[attempt === 1 ? 'times' : 'again']++
    if (best.share <= tolerated || attempt === tries) return best.result
  }
}
