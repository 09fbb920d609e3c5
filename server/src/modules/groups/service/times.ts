import type { HalfTime } from '@qalam/contract/groups/subgroups.ts'

/** The time of a pupil in a half, half open. */
export type HalfDays = Pick<HalfTime, 'half' | 'since' | 'until'>

/**
 * The times of a pupil when the one at `at` began on another day: the one that it followed ends then, or never was where it
 * would have no day left. Null: the one at `at` never was, and the one that it followed went on.
 */
export function corrected(times: readonly HalfDays[], at: number, day: string | null): HalfDays[] {
  const [time, before] = [times[at], times[at - 1]]
  if (!time) return [...times]
  const follows = before?.until === time.since
  const earlier = times.slice(0, follows ? at - 1 : at)
  const ended = before && follows ? [{ ...before, until: day ?? time.until }] : []
  const begun = day === null ? [] : [{ ...time, since: day }]
  const lasting = [...earlier, ...ended, ...begun, ...times.slice(at + 1)]
  return joined(lasting.filter(({ since, until }) => until === null || until > since))
}

/** Times in one half that follow each other are one. */
function joined(times: readonly HalfDays[]): HalfDays[] {
  const some: HalfDays[] = []
  for (const time of times) {
    const last = some.at(-1)
    if (last?.half === time.half && last.until === time.since) some.splice(-1, 1, { ...last, until: time.until })
    else some.push(time)
  }
  return some
}
