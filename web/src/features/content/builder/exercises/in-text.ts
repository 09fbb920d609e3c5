import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { v4 } from 'uuid'
import { placedIn, type ExerciseRow } from './rows.ts'

type Gaps = Extract<ExerciseDraft, { type: 'gaps' }>
type Choose = Extract<ExerciseDraft, { type: 'choose' }>

const braces = /\{([^{}]*)\}/
const mostGaps = 30
const mostParts = 200

/** Ids for texts that are written anew: those of the same texts before, else of the same place. */
function kept(before: readonly ExerciseRow[], texts: readonly string[]): string[] {
  const free = [...before]
  const take = (found: ExerciseRow | undefined) => {
    if (found) free.splice(free.indexOf(found), 1)
    return found?.uuid
  }
  const same = texts.map((text, at) => take(free.find((row) => row === before[at] && row.text === text)))
  const moved = texts.map((text, at) => same[at] ?? take(free.find((row) => row.text === text)))
  return texts.map((_, at) => moved[at] ?? take(free.find((row) => row === before[at])) ?? v4())
}

/** A text with gaps as it is written: what belongs into a gap stands in braces. */
export const textOfGaps = ({ gaps, after, options, key }: Gaps): string =>
  gaps.map(({ uuid, before }) => `${before}{${wordAt(options, key.placed[uuid])}}`).join('') + after

const wordAt = (options: readonly ExerciseRow[], uuid: string | undefined): string =>
  options.find((row) => row.uuid === uuid)?.text ?? ''

/** The options that belong into no gap. */
export function distractorsOf({ options, gaps, key }: Gaps): ExerciseRow[] {
  const used = new Set(gaps.map(({ uuid }) => key.placed[uuid]))
  return options.filter(({ uuid }) => !used.has(uuid))
}

/** The exercise that such a text means. Each gap has an option of its own, even where two words are alike. */
export function gapsFrom(exercise: Gaps, written: string): Gaps {
  const parts = written.split(braces)
  const count = Math.min(mostGaps, (parts.length - 1) / 2)
  const words = Array.from({ length: count }, (_, at) => parts[at * 2 + 1] ?? '')
  const rest = parts.slice(count * 2).map((part, at) => (at % 2 === 1 ? `{${part}}` : part))
  const distractors = distractorsOf(exercise)
  const before = exercise.gaps.map(({ uuid }) => ({ uuid, text: wordAt(exercise.options, exercise.key.placed[uuid]) }))
  const ids = kept(before, words)
  const options = words.map((text, at) => ({ uuid: exercise.key.placed[ids[at] ?? ''] ?? v4(), text }))
  const gaps = ids.map((uuid, at) => ({ uuid, before: parts[at * 2] ?? '' }))
  const placed = Object.fromEntries(ids.map((uuid, at) => [uuid, options[at]?.uuid ?? '']))
  return {
    ...exercise,
    gaps,
    after: rest.join(''),
    options: [...options, ...distractors],
    key: { ...exercise.key, placed: placedIn(placed, gaps, options) },
  }
}

/** The same with other words that belong into no gap. */
export function withDistractors(exercise: Gaps, distractors: readonly ExerciseRow[]): Gaps {
  const used = new Set(exercise.gaps.map(({ uuid }) => exercise.key.placed[uuid]))
  return { ...exercise, options: [...exercise.options.filter(({ uuid }) => used.has(uuid)), ...distractors] }
}

/** A text as it is written whose parts may be chosen: those stand in braces. */
export const textOfChoose = ({ parts }: Choose): string =>
  parts.map(({ text, choice }) => (choice ? `{${text}}` : text)).join('')

/** The exercise that such a text means; what was right and is still there is right. */
export function chooseFrom(exercise: Choose, written: string): Choose {
  const pieces = written.split(braces)
  const choices = pieces.filter((_, at) => at % 2 === 1)
  const ids = kept(
    exercise.parts.filter(({ choice }) => choice),
    choices,
  )
  const parts = pieces
    .map((text, at) => ({ uuid: at % 2 === 1 ? (ids[(at - 1) / 2] ?? v4()) : v4(), text, choice: at % 2 === 1 }))
    .filter(({ text, choice }) => choice || text !== '')
    .slice(0, mostParts)
  const right = exercise.key.right.filter((uuid) => parts.some((part) => part.choice && part.uuid === uuid))
  return { ...exercise, parts, key: { ...exercise.key, right } }
}
