import type { Option } from '@qalam/contract/exercises/parts.ts'
import { randomUUID } from 'node:crypto'

/** An option under an id of its own. */
export const optionOf = (text: string): Option => ({ uuid: randomUUID(), text })

/** Options by their words: the same words are the same option. */
export function named(texts: readonly string[]): { list: Option[]; idOf: (text: string) => string } {
  const known = new Map([...new Set(texts)].map((text) => [text, optionOf(text)]))
  return { list: [...known.values()], idOf: (text) => known.get(text)?.uuid ?? '' }
}

/** The words of an option. */
export const wordsIn = (list: readonly Option[]) => {
  const known = new Map(list.map(({ uuid, text }) => [uuid, text]))
  return (uuid: string | undefined): string => known.get(uuid ?? '') ?? ''
}
