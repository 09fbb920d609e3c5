import type { From } from '@qalam/contract/articles/article.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'

/** Who tells it. */
export function fromText({ desk, name }: From): string {
  if (name) return named(name)
  return text(desk === 'country' ? 'article.desk-country' : 'article.desk-platform')
}
