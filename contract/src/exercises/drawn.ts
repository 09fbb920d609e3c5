import { mixed } from './mixed.ts'

/**
 * Which of a set an attempt of this seed is asked, and in which order: the same each time, each at most once. Nothing but the
 * seed, the set and the things themselves decides, so a draw is not stored.
 */
export function drawnBy<T extends { uuid: string }>(
  seed: string,
  set: string,
  things: readonly T[],
  take: number,
): T[] {
  const places = new Map(things.map(({ uuid }) => [uuid, mixed(`draw ${seed} ${set} ${uuid}`)]))
  const place = ({ uuid }: T) => places.get(uuid) ?? ''
  return things.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, take)
}
