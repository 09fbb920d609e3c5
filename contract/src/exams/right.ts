import type { ExerciseAnswer } from '../exercises/answer.ts'
import type { ExerciseKey } from '../exercises/draft.ts'

/**
 * The key that an answer under stored ids stands for; what an answer does not say (explanation, shares, tolerance) stays. Short
 * answers stand one to a line: those known before keep their share, new ones are worth all.
 */
export function keyFrom(key: ExerciseKey, answer: ExerciseAnswer): ExerciseKey {
  switch (key.type) {
    case 'single':
      return { ...key, right: answer && 'id' in answer ? answer.id : null }
    case 'true-false':
      return { ...key, right: answer && 'is' in answer ? answer.is : null }
    case 'multiple':
    case 'choose':
      return { ...key, right: answer && 'ids' in answer ? answer.ids : [] }
    case 'matching':
    case 'gaps':
    case 'grouping':
      return { ...key, placed: answer && 'pairs' in answer ? Object.fromEntries(answer.pairs) : {} }
    case 'ordering':
      return { ...key, order: answer && 'ids' in answer ? answer.ids : key.order }
    case 'short': {
      const lines = answer && 'text' in answer ? answer.text.split('\n').map((line) => line.trim()) : []
      const shares = new Map(key.accepted.map(({ text, share }) => [text, share]))
      const accepted = [...new Set(lines)].filter(Boolean).map((text) => ({ text, share: shares.get(text) ?? 100 }))
      return { ...key, accepted }
    }
    case 'open':
      return key
  }
}

/** What is right as an answer, under the ids that an attempt was shown; null for an open task. */
export function rightAnswer(key: ExerciseKey, ids: ReadonlyMap<string, string>): ExerciseAnswer {
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
