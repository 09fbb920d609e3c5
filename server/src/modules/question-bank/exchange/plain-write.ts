import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { escaped, pairOf, textOf } from './marks.ts'
import { wordsIn } from './options.ts'

/** An exercise in words, as a row of a sheet holds it: options or pairs one to a part, settings as `name=value`. */
export type PlainExercise = {
  type: string
  prompt: string
  points: string
  explanation: string
  settings: Record<string, string>
  parts: string[]
}

type Body = Pick<PlainExercise, 'settings' | 'parts'>
const marked = (text: string, isRight: boolean) => `${isRight ? '*' : ''}${escaped(text, '*')}`

/** The exercise in words. Ids and the stored order of what is shuffled anyway are not among them. */
export function plainOf(draft: ExerciseDraft): PlainExercise {
  const { type, prompt, points, key } = draft
  return { type, prompt, points: String(points), explanation: key.explanation, ...bodyOf(draft) }
}

function bodyOf(draft: ExerciseDraft): Body {
  switch (draft.type) {
    case 'single':
      return { settings: {}, parts: draft.options.map(({ uuid, text }) => marked(text, uuid === draft.key.right)) }
    case 'true-false':
      return { settings: {}, parts: [String(draft.key.right)] }
    case 'multiple':
      return {
        settings: { scoring: draft.scoring, ...(draft.most !== null && { most: String(draft.most) }) },
        parts: draft.options.map(({ uuid, text }) => marked(text, draft.key.right.includes(uuid))),
      }
    case 'matching':
      return { settings: {}, parts: placed(draft.left, draft.right, draft.key.placed) }
    case 'grouping':
      return { settings: {}, parts: placed(draft.items, draft.groups, draft.key.placed) }
    case 'gaps':
      return gapsBody(draft)
    case 'ordering':
      return { settings: { scoring: draft.scoring }, parts: draft.key.order.map(wordsIn(draft.items)) }
    case 'choose':
      return {
        settings: {},
        parts: [
          textOf(
            draft.parts.map(({ uuid, text, choice }) => ({
              text,
              braces: !choice ? 0 : draft.key.right.includes(uuid) ? 2 : 1,
            })),
          ),
        ],
      }
    case 'short':
      return shortBody(draft)
    case 'open':
      return {
        settings: { files: draft.files ? 'yes' : 'no' },
        parts: draft.key.descriptors.map(({ points, text }) => `${points}: ${text}`),
      }
  }
}

type Listed = readonly { uuid: string; text: string }[]

/** What belongs together, and then places that nothing belongs to. */
function placed(from: Listed, to: Listed, places: Record<string, string>): string[] {
  const words = wordsIn(to)
  const used = new Set(Object.values(places))
  return [
    ...from.map(({ uuid, text }) => pairOf(text, words(places[uuid]))),
    ...to.filter(({ uuid }) => !used.has(uuid)).map(({ text }) => pairOf('', text)),
  ]
}

function gapsBody({ gaps, after, options, key }: Extract<ExerciseDraft, { type: 'gaps' }>): Body {
  const words = wordsIn(options)
  const pieces = gaps.flatMap(({ uuid, before }) => [
    { text: before, braces: 0 as const },
    { text: words(key.placed[uuid]), braces: 1 as const },
  ])
  const used = new Set(Object.values(key.placed))
  const more = options.filter(({ uuid }) => !used.has(uuid)).map(({ text }) => text)
  return { settings: {}, parts: [textOf([...pieces, { text: after, braces: 0 }]), ...more] }
}

function shortBody({ numeric, key }: Extract<ExerciseDraft, { type: 'short' }>): Body {
  const { accepted, typo, tolerance, units } = key
  return {
    settings: {
      ...(numeric && { numeric: 'yes' }),
      ...(typo && { typo: 'yes' }),
      ...(tolerance !== '0' && { tolerance }),
      ...(units.length > 0 && { units: units.join('|') }),
    },
    parts: accepted.map(({ text, share }) => (share === 100 && !/^\d+%/.test(text) ? text : `${share}% ${text}`)),
  }
}
