import { ArticlePlace } from '@qalam/contract/articles/audience.ts'

/** A place as the key of a choice. */
export const keyOf = ({ kind, id }: ArticlePlace): string => `${kind} ${id}`

/** The place of a key; none for what is no key. */
export function placeOf(key: string): ArticlePlace[] {
  const [kind, id] = key.split(' ')
  const { success, data } = ArticlePlace.safeParse({ kind, id: Number(id) })
  return success ? [data] : []
}
