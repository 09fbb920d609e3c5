import type { DraftModule, DraftPage } from '@qalam/contract/content/draft.ts'
import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { documentOf, type RichDocument } from '@qalam/contract/rich/document.ts'
import { randomUUID } from 'node:crypto'

type Skill = Extract<DraftModule, { kind: 'exercise' }>['skill']
type About = { purpose?: string; skill?: Skill; minutes?: number }

export const page = (title: string, ...modules: DraftModule[]): DraftPage => ({
  uuid: randomUUID(),
  version: 0,
  title,
  modules,
})

export const heading = (text: string): DraftModule => ({ uuid: randomUUID(), kind: 'heading', text })
export const written = (text: string | RichDocument): DraftModule => ({
  uuid: randomUUID(),
  kind: 'text',
  text: typeof text === 'string' ? documentOf(text) : text,
})
export const formula = (text: string): DraftModule => ({ uuid: randomUUID(), kind: 'formula', text })

export const exercise = (made: ExerciseDraft, about: About = {}): DraftModule => ({
  uuid: randomUUID(),
  kind: 'exercise',
  purpose: about.purpose ?? '',
  skill: about.skill ?? 'knowledge',
  minutes: about.minutes ?? 3,
  exercise: made,
})

const listed = (texts: readonly string[]) => texts.map((text) => ({ uuid: randomUUID(), text }))
const head = (prompt: string, points: number) => ({ uuid: randomUUID(), prompt, points })

/** The first option is the right one: a student gets them in another order. */
export function single(prompt: string, points: number, texts: readonly string[], explanation = ''): ExerciseDraft {
  const options = listed(texts)
  const key = { explanation, right: options[0]?.uuid ?? null }
  return { ...head(prompt, points), type: 'single', options, key }
}

/** The first `right` options are the right ones. */
export function multiple(
  prompt: string,
  points: number,
  { texts, right, most = null, scoring = 'partial' }: Several,
): ExerciseDraft {
  const options = listed(texts)
  const key = { explanation: '', right: options.slice(0, right).map(({ uuid }) => uuid) }
  return { ...head(prompt, points), type: 'multiple', options, most, scoring, key }
}
type Several = {
  texts: readonly string[]
  right: number
  most?: number | null
  scoring?: 'whole' | 'partial' | 'ent'
}

export const trueFalse = (prompt: string, points: number, right: boolean): ExerciseDraft => ({
  ...head(prompt, points),
  type: 'true-false',
  key: { explanation: '', right },
})

/** Pairs that belong together; `more` distracts. */
export function matching(prompt: string, points: number, pairs: Pairs, more: readonly string[] = []): ExerciseDraft {
  const left = listed(pairs.map(([one]) => one))
  const right = listed([...pairs.map(([, other]) => other), ...more])
  return {
    ...head(prompt, points),
    type: 'matching',
    left,
    right,
    key: { explanation: '', placed: zipped(left, right) },
  }
}
type Pairs = readonly (readonly [string, string])[]
type Listed = readonly { uuid: string }[]
const zipped = (from: Listed, to: Listed) => Object.fromEntries(from.map(({ uuid }, at) => [uuid, to[at]?.uuid ?? '']))

/** A text whose gaps stand in braces: `Water is {H2O}.` */
export function gaps(prompt: string, points: number, text: string, more: readonly string[] = []): ExerciseDraft {
  const parts = text.split(/\{([^}]*)\}/)
  const words = parts.filter((_, at) => at % 2 === 1)
  const places = words.map((_, at) => ({ uuid: randomUUID(), before: parts[at * 2] ?? '' }))
  const options = listed([...words, ...more])
  const key = { explanation: '', placed: zipped(places, options) }
  return { ...head(prompt, points), type: 'gaps', gaps: places, after: parts.at(-1) ?? '', options, key }
}

export function grouping(prompt: string, points: number, groupsOf: Record<string, readonly string[]>): ExerciseDraft {
  const groups = listed(Object.keys(groupsOf))
  const sorted = Object.values(groupsOf).map((texts) => listed(texts))
  const placed = Object.fromEntries(
    sorted.flatMap((items, at) => items.map(({ uuid }) => [uuid, groups[at]?.uuid ?? ''])),
  )
  return { ...head(prompt, points), type: 'grouping', items: sorted.flat(), groups, key: { explanation: '', placed } }
}

export function ordering(prompt: string, points: number, texts: readonly string[]): ExerciseDraft {
  const items = listed(texts)
  const key = { explanation: '', order: items.map(({ uuid }) => uuid) }
  return { ...head(prompt, points), type: 'ordering', items, scoring: 'partial', key }
}

/** A text in which what may be chosen stands in braces, and what is right in double ones. */
export function choose(prompt: string, points: number, text: string): ExerciseDraft {
  const parts = text
    .split(/(\{\{?[^}]*\}\}?)/)
    .filter((part) => part !== '')
    .map((part) => ({
      uuid: randomUUID(),
      text: part.replaceAll(/[{}]/g, ''),
      choice: part.startsWith('{'),
      isRight: part.startsWith('{{'),
    }))
  const right = parts.filter(({ isRight }) => isRight).map(({ uuid }) => uuid)
  const shown = parts.map(({ isRight: _, ...part }) => part)
  return { ...head(prompt, points), type: 'choose', parts: shown, key: { explanation: '', right } }
}

export const short = (prompt: string, points: number, accepted: readonly string[]): ExerciseDraft => ({
  ...head(prompt, points),
  type: 'short',
  numeric: false,
  key: {
    explanation: '',
    accepted: accepted.map((text) => ({ text, share: 100 })),
    typo: true,
    tolerance: '0',
    units: [],
  },
})

export const number = (prompt: string, points: number, right: string, units: string[] = []): ExerciseDraft => ({
  ...head(prompt, points),
  type: 'short',
  numeric: true,
  key: { explanation: '', accepted: [{ text: right, share: 100 }], typo: false, tolerance: '0', units },
})

/** An open task is worth what its descriptors are worth together. */
export const open = (prompt: string, descriptors: readonly string[], files = true): ExerciseDraft => ({
  ...head(prompt, descriptors.length),
  type: 'open',
  files,
  key: { explanation: '', descriptors: listed(descriptors).map((one) => ({ ...one, points: 1 })) },
})
