type Span = { id: number; startsOn: string; endsOn: string }

/**
 * The quarter a day belongs to: the one it lies in, between two the one before it, and before the first of all that one.
 * `quarters` are in order.
 */
export function quarterOn<Q extends Span>(quarters: readonly Q[], day: string): Q | undefined {
  return quarters.findLast(({ startsOn }) => startsOn <= day) ?? quarters[0]
}
