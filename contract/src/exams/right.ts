import type { Answer } from '../exercises/answer.ts'
import type { ExerciseKey } from '../exercises/draft.ts'

/** What is right as an answer, under the ids that an attempt was shown; null for an open task. */
export function rightAnswer(key: ExerciseKey, ids: ReadonlyMap<string, string>): Answer {
  const shown = (uuid: string): string => ids.get(uuid) ?? ''
  switch (key.type) {
    case 'single':
      return key.right === null ? null : { id: shown(key.right) }
    case 'true-false':
      return key.right === null ? null : { is: key.right }
    case 'multiple':
    case 'choose':
      return { ids: key.right.map(shown) }
    case 'matching':
    case 'gaps':
    case 'grouping':
      return { pairs: Object.entries(key.placed).map(([from, to]) => [shown(from), shown(to)]) }
    case 'ordering':
      return { ids: key.order.map(shown) }
    case 'short': {
      const best = key.accepted.find(({ share }) => share === 100)
      return best ? { text: best.text, files: [] } : null
    }
    case 'open':
      return null
  }
}
