import type { DraftModule } from '@qalam/contract/content/draft.ts'
import type { ExerciseDraft, ExerciseType } from '@qalam/contract/exercises/draft.ts'
import { emptyDocument } from '@qalam/contract/rich/document.ts'
import { v4 } from 'uuid'

export type PlainKind = Exclude<DraftModule['kind'], 'exercise' | 'drawn'>

/** Everything that may stand on a page beside exercises, in the order in which it is offered. */
export const plainKinds: readonly PlainKind[] = [
  'text',
  'heading',
  'picture',
  'audio',
  'film',
  'video',
  'file',
  'formula',
]

const option = (text = '') => ({ uuid: v4(), text })
const several = (count: number) => Array.from({ length: count }, () => option())

export function freshModule(kind: PlainKind): DraftModule {
  const uuid = v4()
  switch (kind) {
    case 'text':
      return { uuid, kind, text: emptyDocument }
    case 'heading':
    case 'formula':
      return { uuid, kind, text: '' }
    case 'picture':
      return { uuid, kind, file: null, alt: '', caption: '' }
    case 'video':
      return { uuid, kind, url: '', title: '' }
    case 'file':
      return { uuid, kind, file: null, title: '' }
    case 'audio':
      return { uuid, kind, file: null, title: '', words: '' }
    case 'film':
      return { uuid, kind, file: null, title: '', captions: '', mute: false }
  }
}

/** A new exercise on a module of its own. In an ent several right answers are at most three. */
export const freshExercise = (type: ExerciseType, isEnt: boolean): DraftModule => ({
  uuid: v4(),
  kind: 'exercise',
  purpose: '',
  skill: 'knowledge',
  minutes: 2,
  exercise: exerciseOf(type, isEnt),
})

function exerciseOf(type: ExerciseType, isEnt: boolean): ExerciseDraft {
  const head = { uuid: v4(), prompt: '', points: 1 }
  const explanation = ''
  switch (type) {
    case 'single':
      return { ...head, type, options: several(4), key: { explanation, right: null } }
    case 'true-false':
      return { ...head, type, key: { explanation, right: null } }
    case 'multiple': {
      const rules = isEnt
        ? ({ points: 2, most: 3, scoring: 'ent' } as const)
        : ({ most: null, scoring: 'whole' } as const)
      return { ...head, type, options: several(isEnt ? 6 : 4), ...rules, key: { explanation, right: [] } }
    }
    case 'matching': {
      const [left, right] = [several(3), several(3)]
      const placed = Object.fromEntries(left.map(({ uuid }, at) => [uuid, right[at]?.uuid ?? '']))
      return { ...head, type, points: 3, left, right, key: { explanation, placed } }
    }
    case 'gaps':
      return { ...head, type, gaps: [], after: '', options: [], key: { explanation, placed: {} } }
    case 'grouping':
      return { ...head, type, items: several(4), groups: several(2), key: { explanation, placed: {} } }
    case 'ordering': {
      const items = several(4)
      return { ...head, type, items, scoring: 'partial', key: { explanation, order: items.map(({ uuid }) => uuid) } }
    }
    case 'choose':
      return { ...head, type, parts: [], key: { explanation, right: [] } }
    case 'short': {
      const key = { explanation, accepted: [{ text: '', share: 100 }], typo: false, tolerance: '0', units: [] }
      return { ...head, type, numeric: false, key }
    }
    case 'open':
      return { ...head, type, files: true, key: { explanation, descriptors: [{ ...option(), points: 1 }] } }
  }
}

/** The same module under ids of its own: of itself, its exercises and whatever their keys point at. */
export function copied(module: DraftModule): DraftModule {
  if (module.kind === 'exercise') return { ...module, uuid: v4(), exercise: copiedExercise(module.exercise) }
  if (module.kind !== 'drawn') return { ...module, uuid: v4() }
  const questions = module.questions.map((one) => ({ ...one, exercise: copiedExercise(one.exercise) }))
  return { ...module, uuid: v4(), questions }
}

/** The same exercise under ids of its own. */
export function copiedExercise(exercise: ExerciseDraft): ExerciseDraft {
  const ids = new Map<string, string>()
  const fresh = (uuid: string) => {
    const known = ids.get(uuid) ?? v4()
    ids.set(uuid, known)
    return known
  }
  return renamed(exercise, fresh)
}

type Fresh = (uuid: string) => string
const all = <T extends { uuid: string }>(list: readonly T[], fresh: Fresh): T[] =>
  list.map((one) => ({ ...one, uuid: fresh(one.uuid) }))
const places = (placed: Record<string, string>, fresh: Fresh) =>
  Object.fromEntries(Object.entries(placed).map(([from, to]) => [fresh(from), fresh(to)]))

function renamed(draft: ExerciseDraft, fresh: Fresh): ExerciseDraft {
  const uuid = fresh(draft.uuid)
  switch (draft.type) {
    case 'single': {
      const right = draft.key.right === null ? null : fresh(draft.key.right)
      return { ...draft, uuid, options: all(draft.options, fresh), key: { ...draft.key, right } }
    }
    case 'multiple':
      return {
        ...draft,
        uuid,
        options: all(draft.options, fresh),
        key: { ...draft.key, right: draft.key.right.map(fresh) },
      }
    case 'choose':
      return {
        ...draft,
        uuid,
        parts: all(draft.parts, fresh),
        key: { ...draft.key, right: draft.key.right.map(fresh) },
      }
    case 'ordering':
      return {
        ...draft,
        uuid,
        items: all(draft.items, fresh),
        key: { ...draft.key, order: draft.key.order.map(fresh) },
      }
    case 'matching': {
      const key = { ...draft.key, placed: places(draft.key.placed, fresh) }
      return { ...draft, uuid, left: all(draft.left, fresh), right: all(draft.right, fresh), key }
    }
    case 'gaps': {
      const key = { ...draft.key, placed: places(draft.key.placed, fresh) }
      return { ...draft, uuid, gaps: all(draft.gaps, fresh), options: all(draft.options, fresh), key }
    }
    case 'grouping': {
      const key = { ...draft.key, placed: places(draft.key.placed, fresh) }
      return { ...draft, uuid, items: all(draft.items, fresh), groups: all(draft.groups, fresh), key }
    }
    case 'open':
      return { ...draft, uuid, key: { ...draft.key, descriptors: all(draft.key.descriptors, fresh) } }
    case 'true-false':
    case 'short':
      return { ...draft, uuid }
  }
}
