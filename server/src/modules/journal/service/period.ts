import { daysBetween, numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { found } from '#platform/access.ts'
import type { Frame } from '../views/frame.ts'

/** What a grid spans: one quarter, or both of a half. Days yyyy-MM-dd, both inside. */
export type GridPeriod = { quarterId: number; quarters: number[]; startsOn: string; endsOn: string }

/**
 * The period of the quarter asked for if the plan's year has it, else of the one that today lies in or that began last,
 * else of the first. A year without quarters has no journal: 404.
 */
export function periodOf({ plan, quarters }: Frame, quarterId: number | null, today: string): GridPeriod {
  const begun = quarters.filter(({ startsOn }) => startsOn <= today)
  const nearest = (begun.length > 0 ? begun : quarters).toSorted(
    (a, b) => Math.abs(daysBetween(a.startsOn, today)) - Math.abs(daysBetween(b.startsOn, today)),
  )[0]
  const asked = found(quarters.find(({ id }) => id === quarterId) ?? nearest)
  const half = ({ id }: { id: number }) => Math.floor((numberOfQuarter(id) - 1) / 2)
  const isHalfYear = plan.scoreType.endsWith('halfyear')
  const spanned = quarters.filter((quarter) => (isHalfYear ? half(quarter) === half(asked) : quarter === asked))
  return {
    quarterId: asked.id,
    quarters: spanned.map(({ id }) => id),
    startsOn: (spanned[0] ?? asked).startsOn,
    endsOn: (spanned.at(-1) ?? asked).endsOn,
  }
}
