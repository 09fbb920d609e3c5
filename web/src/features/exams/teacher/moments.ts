import { Clock } from '@qalam/contract/kernel/dates.ts'
import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { z } from 'zod'
import { clockNow, today } from '#platform/dates.ts'

const day = z.string().min(1)

/** From when till when a work is open, as a form asks for it. */
export const WorkWindow = z.object({ openDay: day, openClock: Clock, closeDay: day, closeClock: Clock })
type WorkWindow = z.infer<typeof WorkWindow>

/** From now till the end of the day. */
export const restOfToday = (): WorkWindow => ({
  openDay: today(),
  openClock: clockNow(),
  closeDay: today(),
  closeClock: '23:59',
})

/** The schools' clock; every school lives by the one of Almaty. */
const instant = (day: string, clock: string) => `${day}T${clock}:00+05:00`

export const momentsOf = ({ openDay, openClock, closeDay, closeClock }: WorkWindow) => ({
  opensAt: instant(openDay, openClock),
  closesAt: instant(closeDay, closeClock),
})

/** What the server says of a moment stands under the day and time it was made of. */
export const placed = (failure: unknown): unknown => {
  if (!(failure instanceof FieldProblems)) return failure
  const { opensAt, closesAt, ...rest } = failure.fields
  return new FieldProblems({ ...rest, ...(opensAt && { openDay: opensAt }), ...(closesAt && { closeDay: closesAt }) })
}
