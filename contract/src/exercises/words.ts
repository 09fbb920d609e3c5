import type { Exercise, ExerciseDraft } from './draft.ts'

export type PartOfWords = { text: string } | { source: string }

/** A text of an exercise in its order: words, and formulas of LaTeX, which stand between `\(` and `\)`. */
export function partsOfWords(words: string): PartOfWords[] {
  // Every second part is what stood between the signs.
  const parts = words.split(/\\\((.+?)\\\)/s)
  return parts.flatMap((part, at): PartOfWords[] =>
    part === '' ? [] : [at % 2 === 0 ? { text: part } : { source: part }],
  )
}

type Written = Exercise | ExerciseDraft
const texts = (list: readonly { text: string }[]): string[] => list.map(({ text }) => text)

/** Everything of an exercise that a student reads. */
const wordsIn = (one: Written): string[] => [
  one.prompt,
  ...('options' in one ? texts(one.options) : []),
  ...('left' in one ? [...texts(one.left), ...texts(one.right)] : []),
  ...('groups' in one ? texts(one.groups) : []),
  ...('items' in one ? texts(one.items) : []),
  ...('parts' in one ? texts(one.parts) : []),
  ...('gaps' in one ? [...one.gaps.map(({ before }) => before), one.after] : []),
]

/** The formulas of an exercise, each once, by their letters: the order in which options are stored tells nobody anything. */
export function formulasOf(one: Written): string[] {
  const sources = wordsIn(one).flatMap((words) =>
    partsOfWords(words).flatMap((part) => ('source' in part ? [part.source] : [])),
  )
  return [...new Set(sources)].toSorted()
}
