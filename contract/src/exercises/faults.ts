import type { ExerciseDraft } from './draft.ts'
import { idsOf } from './answer.ts'
import { readNumber } from './short-answer.ts'

/** Why an exercise cannot be published; its words are those of the builder. */
type ExerciseFault =
  | 'no-prompt'
  | 'no-points'
  | 'no-key'
  | 'too-few-options'
  | 'empty-option'
  | 'same-option'
  | 'same-ids'
  | 'too-many-right'
  | 'not-a-number'
  | 'descriptor-points'

/** Why a draft cannot be published; empty when it can. */
export function faults(draft: ExerciseDraft): ExerciseFault[] {
  const { from, to } = idsOf(draft)
  const found: (ExerciseFault | false)[] = [
    draft.prompt.trim() === '' && 'no-prompt',
    draft.points === 0 && 'no-points',
    new Set([...from, ...to]).size < from.length + to.length && 'same-ids',
    hasEmpty(draft) && 'empty-option',
    !hasEnough(draft) && 'too-few-options',
    !isKeyed(draft, from, to) && 'no-key',
    ...faultsOfType(draft),
  ]
  return found.filter((one) => one !== false)
}

const blank = ({ text }: { text: string }): boolean => text.trim() === ''

function hasEmpty(draft: ExerciseDraft): boolean {
  const lists = [
    'options' in draft ? draft.options : [],
    draft.type === 'matching' ? [...draft.left, ...draft.right] : [],
    draft.type === 'grouping' ? [...draft.items, ...draft.groups] : [],
    draft.type === 'ordering' ? draft.items : [],
    draft.type === 'choose' ? draft.parts.filter(({ choice }) => choice) : [],
    draft.type === 'short' ? draft.key.accepted : [],
    draft.type === 'open' ? draft.key.descriptors : [],
  ]
  return lists.flat().some(blank)
}

/** A choice of one is none. */
function hasEnough(draft: ExerciseDraft): boolean {
  if (draft.type === 'matching') return draft.left.length > 0 && draft.right.length > 1
  if (draft.type === 'grouping') return draft.items.length > 0 && draft.groups.length > 1
  if (draft.type === 'gaps') return draft.gaps.length > 0
  const choice = draft.type === 'true-false' || draft.type === 'short' || draft.type === 'open'
  return choice || idsOf(draft).from.length > 1
}

function isKeyed(draft: ExerciseDraft, from: readonly string[], to: readonly string[]): boolean {
  const each = (ids: readonly string[]) =>
    ids.length > 0 && new Set(ids).size === ids.length && ids.every((id) => from.includes(id))
  switch (draft.type) {
    case 'single':
      return draft.key.right !== null && from.includes(draft.key.right)
    case 'true-false':
      return draft.key.right !== null
    case 'multiple':
    case 'choose':
      return each(draft.key.right)
    case 'ordering':
      return each(draft.key.order) && draft.key.order.length === from.length
    case 'short':
      return draft.key.accepted.some(({ share }) => share === 100)
    case 'open':
      return draft.key.descriptors.length > 0
    case 'matching':
    case 'gaps':
    case 'grouping': {
      const { placed } = draft.key
      return Object.keys(placed).length === from.length && from.every((id) => to.includes(placed[id] ?? ''))
    }
  }
}

const repeats = (list: readonly { text: string }[]): boolean =>
  new Set(list.map(({ text }) => text.trim())).size < list.length

function faultsOfType(draft: ExerciseDraft): (ExerciseFault | false)[] {
  switch (draft.type) {
    case 'single':
      return [repeats(draft.options) && 'same-option']
    case 'multiple':
      return [
        repeats(draft.options) && 'same-option',
        draft.most !== null && draft.key.right.length > draft.most && 'too-many-right',
      ]
    case 'ordering':
      return [repeats(draft.items) && 'same-option']
    case 'short':
      return [draft.numeric && draft.key.accepted.some(({ text }) => readNumber(text)?.unit !== '') && 'not-a-number']
    case 'open':
      return [
        draft.key.descriptors.reduce((all, { points }) => all + points, 0) !== draft.points && 'descriptor-points',
      ]
    default:
      return []
  }
}
