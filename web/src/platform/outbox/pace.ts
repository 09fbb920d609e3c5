/** Milliseconds of silence before writes leave together, and the longest that one waits while typing goes on. */
const pause = 300
const longestTyping = 1_500
const delays = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]
/** A server may ask for this much patience at most. */
const longestWait = 300_000

/** A call without any answer is given up after so many milliseconds. */
export const patience = 30_000

/** When what was typed leaves, if the oldest of it was typed `waited` milliseconds ago. */
export const pauseAfter = (waited: number): number => Math.max(0, Math.min(pause, longestTyping - waited))

/**
 * The wait before another try: longer each time, and never shorter than the server asked for. `spread` of 0 to 1 keeps a
 * whole school from coming back in the same moment.
 */
export function delayOf(attempt: number, asked: number, spread: number): number {
  const own = delays[Math.min(attempt, delays.length - 1)] ?? pause
  return Math.min(Math.max(asked, own * (1 + spread / 4)), longestWait)
}
