import { Place } from '@qalam/contract/articles/audience.ts'

/** A place as the key of a choice. */
export const keyOf = ({ kind, id }: Place): string => `${kind} ${id}`

/** The place of a key; none for what is no key. */
export function placeOf(key: string): Place[] {
  const [kind, id] = key.split(' ')
  const { success, data } = Place.safeParse({ kind, id: Number(id) })
  return success ? [data] : []
}
