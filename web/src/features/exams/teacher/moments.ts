import { FieldProblems } from '@qalam/contract/kernel/problem.ts'

/** The schools' clock; every school lives by the one of Almaty. */
export const instant = (day: string, clock: string) => `${day}T${clock}:00+05:00`

/** What the server says of a moment stands under the day and time it was made of. */
export const placed = (failure: unknown): unknown => {
  if (!(failure instanceof FieldProblems)) return failure
  const { opensAt, closesAt, ...rest } = failure.fields
  return new FieldProblems({ ...rest, ...(opensAt && { openDay: opensAt }), ...(closesAt && { closeDay: closesAt }) })
}
