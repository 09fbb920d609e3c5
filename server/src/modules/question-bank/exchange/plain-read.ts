import { ExerciseDraft, ExerciseType } from '@qalam/contract/exercises/draft.ts'
import { faults } from '@qalam/contract/exercises/faults.ts'
import { randomUUID } from 'node:crypto'
import { meant, pairIn, piecesIn } from './marks.ts'
import { named, optionOf } from './options.ts'
import type { PlainExercise } from './plain-write.ts'
import { Unfit } from './unfit.ts'

/** The exercise that words describe; an `Unfit` says what of it is no exercise. */
export function exerciseOf(plain: PlainExercise): ExerciseDraft {
  const type = ExerciseType.safeParse(plain.type.trim().toLowerCase())
  if (!type.success) throw new Unfit('bank.fault.type', { value: plain.type.slice(0, 60) })
  return finished({ ...headOf(plain), type: type.data, ...readers[type.data](plain) })
}

/** A whole exercise of what was read; what it lacks is said with the words of the builder. */
export function finished(made: Record<string, unknown>): ExerciseDraft {
  const read = ExerciseDraft.safeParse(made)
  if (!read.success) throw new Unfit('bank.fault.bounds', { field: String(read.error.issues[0]?.path.at(0) ?? '') })
  const [fault] = faults(read.data)
  if (fault) throw new Unfit(`content.fault.${fault}`)
  return read.data
}

function headOf({ prompt, points }: PlainExercise) {
  const worth = points.trim() === '' ? 1 : Number(points)
  if (!Number.isInteger(worth)) throw new Unfit('bank.fault.points', { value: points.slice(0, 20) })
  return { uuid: randomUUID(), prompt: prompt.trim(), points: worth }
}

type Type = ExerciseDraft['type']
const yes = (value: string | undefined): boolean => ['yes', 'true', '1'].includes((value ?? '').trim().toLowerCase())

function choices({ parts, explanation }: PlainExercise) {
  const read = parts.map((part) => ({
    ...optionOf(meant(part.replace(/^\*/, '')).trim()),
    isRight: part.startsWith('*'),
  }))
  const right = read.filter(({ isRight }) => isRight).map(({ uuid }) => uuid)
  return { options: read.map(({ uuid, text }) => ({ uuid, text })), right, explanation }
}

function places({ parts, explanation }: PlainExercise) {
  const pairs = parts.map((part) => {
    const pair = pairIn(part)
    if (!pair) throw new Unfit('bank.fault.pair', { value: part.slice(0, 60) })
    return pair
  })
  const to = named(pairs.map(([, other]) => other))
  const from = pairs.filter(([one]) => one !== '').map(([one, other]) => ({ ...optionOf(one), at: to.idOf(other) }))
  const placed = Object.fromEntries(from.map(({ uuid, at }) => [uuid, at]))
  return { from: from.map(({ uuid, text }) => ({ uuid, text })), to: to.list, key: { explanation, placed } }
}

const inBraces = ({ parts: [first = ''] }: PlainExercise) => {
  const pieces = piecesIn(first)
  if (!pieces) throw new Unfit('bank.fault.braces')
  return pieces
}

/** What each type makes of its parts and settings. */
const readers: Record<Type, (plain: PlainExercise) => Record<string, unknown>> = {
  single: (plain) => {
    const { options, right, explanation } = choices(plain)
    if (right.length > 1) throw new Unfit('bank.fault.one-right')
    return { options, key: { explanation, right: right[0] ?? null } }
  },
  'true-false': ({ parts: [part = ''], explanation }) => {
    const right = { true: true, false: false, '*true': true, '*false': false }[part.trim().toLowerCase()] ?? null
    return { key: { explanation, right } }
  },
  multiple: (plain) => {
    const { options, right, explanation } = choices(plain)
    const { scoring = 'whole', most } = plain.settings
    return { options, scoring, most: most === undefined ? null : Number(most), key: { explanation, right } }
  },
  matching: (plain) => {
    const { from, to, key } = places(plain)
    return { left: from, right: to, key }
  },
  grouping: (plain) => {
    const { from, to, key } = places(plain)
    return { items: from, groups: to, key }
  },
  gaps: (plain) => gaps(plain),
  ordering: ({ parts, settings: { scoring = 'partial' }, explanation }) => {
    const items = parts.map((part) => optionOf(part.trim()))
    // They are stored in another order than the right one: nothing but the key tells it.
    return {
      items: items.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)),
      scoring,
      key: { explanation, order: items.map(({ uuid }) => uuid) },
    }
  },
  choose: (plain) => {
    const read = inBraces(plain).map(({ text, braces }) => ({
      ...optionOf(text),
      choice: braces > 0,
      isRight: braces === 2,
    }))
    const right = read.filter(({ isRight }) => isRight).map(({ uuid }) => uuid)
    return {
      parts: read.map(({ uuid, text, choice }) => ({ uuid, text, choice })),
      key: { explanation: plain.explanation, right },
    }
  },
  short: ({ parts, settings, explanation }) => ({
    numeric: yes(settings['numeric']),
    key: {
      explanation,
      accepted: parts.map(shared),
      typo: yes(settings['typo']),
      tolerance: settings['tolerance'] ?? '0',
      units: (settings['units'] ?? '').split('|').filter(Boolean),
    },
  }),
  open: ({ parts, settings, explanation }) => {
    const descriptors = parts.map(described)
    const points = descriptors.reduce((sum, one) => sum + one.points, 0)
    return { points, files: yes(settings['files'] ?? 'yes'), key: { explanation, descriptors } }
  },
}

function gaps(plain: PlainExercise): Record<string, unknown> {
  const pieces = inBraces(plain)
  const words = pieces.filter(({ braces }) => braces > 0).map(({ text }) => text)
  const to = named([...words, ...plain.parts.slice(1)])
  const read: { uuid: string; before: string; at: string }[] = []
  let before = ''
  for (const { text, braces } of pieces) {
    if (braces === 0) before += text
    else {
      read.push({ uuid: randomUUID(), before, at: to.idOf(text) })
      before = ''
    }
  }
  const placed = Object.fromEntries(read.map(({ uuid, at }) => [uuid, at]))
  return {
    gaps: read.map(({ uuid, before: words }) => ({ uuid, before: words })),
    after: before,
    options: to.list,
    key: { explanation: plain.explanation, placed },
  }
}

/** `50% words` is worth half. */
function shared(part: string): { text: string; share: number } {
  const [, share = '100', text = ''] = /^(?:(\d{1,3})%\s*)?(.*)$/s.exec(part.trim()) ?? []
  return { text, share: Number(share) }
}

/** `2: words` is a descriptor of two points. */
function described(part: string) {
  const [, points = '1', text = ''] = /^(?:(\d{1,3}):\s*)?(.*)$/s.exec(part.trim()) ?? []
  return { ...optionOf(text), points: Number(points) }
}
