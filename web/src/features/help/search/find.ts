import { wordsOf } from './fold.ts'

/** What is looked through: the words of a title weigh most. */
type Searched = { title: string; also: string; steps: readonly string[] }

/** Letters that two forms of a word may differ by at their end: Kazakh puts up to three endings one after another. */
const longestEnding = 6
const shortestStem = 4

const sharedStart = (one: string, other: string): number => {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return at === -1 ? one.length : at
}

/** Whether two folded words are forms of one: the beginning of it, or the same stem with other endings. */
export function isAlike(asked: string, word: string): boolean {
  if (word.startsWith(asked)) return true
  const shared = sharedStart(asked, word)
  const ending = Math.max(asked.length, word.length) - shared
  // A short stem bears short endings: otherwise half of the words would be forms of each other.
  return shared >= shortestStem && ending <= Math.min(longestEnding, shared - 1)
}

const weights = { title: 5, also: 3, steps: 1 }

function weightOf(asked: string, { title, also, steps }: Searched): number {
  const has = (text: string) => wordsOf(text).some((word) => isAlike(asked, word))
  if (has(title)) return weights.title
  if (has(also)) return weights.also
  return has(steps.join(' ')) ? weights.steps : 0
}

/** Those that hold each of the words that were typed, the closest first; all of them in their order for no words. */
export function find<One extends Searched>(all: readonly One[], typed: string): One[] {
  const words = wordsOf(typed)
  const weighed = all.map((one) => ({ one, weights: words.map((word) => weightOf(word, one)) }))
  const held = weighed.filter((found) => found.weights.every((weight) => weight > 0))
  const sum = (found: { weights: number[] }) => found.weights.reduce((total, weight) => total + weight, 0)
  return held.toSorted((a, b) => sum(b) - sum(a)).map(({ one }) => one)
}
