import { readObjectives } from '@qalam/contract/ktp/objectives.ts'
import {
  Difficulty,
  mostObjectives,
  type BankQuestionDraft,
  type QuestionHead,
} from '@qalam/contract/question-bank/question.ts'
import { z } from 'zod'
import { escaped, pairOf, textOf } from '../marks.ts'
import { exerciseOf } from '../plain-read.ts'
import type { PlainExercise } from '../plain-write.ts'
import { Unfit } from '../unfit.ts'
import { allIn, childrenOf, type Node, readXml, wordsOf } from './xml.ts'

const Words = z.record(z.string(), z.string())
const languages: Readonly<Record<string, QuestionHead['language']>> = { kk: 'kz', kz: 'kz', ru: 'ru', en: 'en' }

/** The question of an item. What only our own items tell (settings, objectives, difficulty) is taken where it stands. */
export function questionIn(text: string, usual: QuestionHead): BankQuestionDraft {
  const item = readXml(text)
  const [body] = allIn(item, 'qti-item-body')
  if (item.name !== 'qti-assessment-item' || !body) throw new Unfit('bank.fault.no-item')
  const told = (name: string): string => body.attributes[`data-qalam-${name}`] ?? ''
  const codes = readObjectives(told('objectives')).codes
  const parallel = z.coerce
    .number()
    .int()
    .min(0)
    .max(12)
    .safeParse(told('parallel') || 'none').data
  return {
    subjectId: usual.subjectId,
    parallel: parallel ?? usual.parallel,
    language: languages[(item.attributes['xml:lang'] ?? '').slice(0, 2)] ?? usual.language,
    objectives: codes.length > 0 ? codes.slice(0, mostObjectives) : usual.objectives,
    difficulty: Difficulty.safeParse(told('difficulty')).data ?? usual.difficulty,
    exercise: exerciseOf({
      ...bodyOf(item, body, told('type')),
      ...factsOf(item, body),
      settings: settingsOf(body, told('settings')),
    }),
  }
}

function factsOf(item: Node, body: Node): Pick<PlainExercise, 'prompt' | 'points' | 'explanation'> {
  const most = allIn(item, 'qti-outcome-declaration').find(({ attributes }) => attributes['identifier'] === 'MAXSCORE')
  return {
    prompt: wordsOf(allIn(body, 'qti-prompt')[0]).trim() || stemOf(body),
    points: most ? String(Number(wordsOf(allIn(most, 'qti-value')[0]))) : '1',
    explanation: wordsOf(allIn(item, 'qti-modal-feedback')[0]),
  }
}

/** Items of others have their words before the interaction. */
const stemOf = (body: Node): string =>
  childrenOf(body)
    .filter(({ name }) => !name.endsWith('-interaction') && name !== 'qti-rubric-block')
    .map(wordsOf)
    .join('\n')
    .trim()

function settingsOf(body: Node, told: string): Record<string, string> {
  if (told !== '') {
    const read = Words.safeParse(jsonIn(told))
    if (read.success) return read.data
  }
  const most = allIn(body, 'qti-choice-interaction')[0]?.attributes['max-choices'] ?? '0'
  return Number(most) > 1 ? { most } : {}
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const interactions = ['choice', 'match', 'order', 'gap-match', 'hottext', 'text-entry', 'extended-text'] as const
type Interaction = (typeof interactions)[number]

function bodyOf(item: Node, body: Node, told: string): Pick<PlainExercise, 'type' | 'parts'> {
  const found = interactions.flatMap((kind) => allIn(body, `qti-${kind}-interaction`).map((node) => ({ kind, node })))
  const [only] = found
  if (!only || found.length > 1) throw new Unfit('bank.fault.one-interaction')
  const [declared] = allIn(item, 'qti-response-declaration')
  const right = declared ? allIn(allIn(declared, 'qti-correct-response')[0] ?? declared, 'qti-value').map(wordsOf) : []
  return readers[only.kind]({ node: only.node, item, body, right: right.map((one) => one.trim()), told })
}

type Asked = { node: Node; item: Node; body: Node; right: string[]; told: string }
type Read = Pick<PlainExercise, 'type' | 'parts'>

const id = ({ attributes }: Node): string => attributes['identifier'] ?? ''
const namesIn = (nodes: readonly Node[]) => {
  const names = new Map(nodes.map((node) => [id(node), wordsOf(node).trim()]))
  return (one: string | undefined): string => names.get(one ?? '') ?? ''
}

const readers: Record<Interaction, (asked: Asked) => Read> = {
  choice: ({ node, right, told }) => {
    if (told === 'true-false') return { type: told, parts: right.slice(0, 1) }
    const options = allIn(node, 'qti-simple-choice')
    const isOne = told ? told === 'single' : node.attributes['max-choices'] === '1'
    const parts = options.map((one) => `${right.includes(id(one)) ? '*' : ''}${escaped(wordsOf(one).trim(), '*')}`)
    return { type: isOne ? 'single' : 'multiple', parts }
  },
  match: ({ node, right, told }) => {
    const [from, to] = allIn(node, 'qti-simple-match-set').map(childrenOf)
    if (!from || !to) throw new Unfit('bank.fault.one-interaction')
    return { type: told === 'grouping' ? told : 'matching', parts: pairs(from, to, right.map(two)) }
  },
  order: ({ node, right }) => ({ type: 'ordering', parts: right.map(namesIn(allIn(node, 'qti-simple-choice'))) }),
  'gap-match': ({ node, right }) => {
    const options = allIn(node, 'qti-gap-text')
    const name = namesIn(options)
    const at = new Map(right.map(two).map(([option, gap]) => [gap, option]))
    const pieces = piecesOf(node, 'qti-gap', (gap) => ({ text: name(at.get(id(gap))), braces: 1 }))
    const more = options.filter((one) => ![...at.values()].includes(id(one)))
    return { type: 'gaps', parts: [textOf(pieces), ...more.map((one) => wordsOf(one).trim())] }
  },
  hottext: ({ node, right }) => {
    const pieces = piecesOf(node, 'qti-hottext', (hot) => ({
      text: wordsOf(hot),
      braces: right.includes(id(hot)) ? 2 : 1,
    }))
    return { type: 'choose', parts: [textOf(pieces)] }
  },
  'text-entry': ({ item, right }) => {
    const entries = allIn(item, 'qti-map-entry').map(({ attributes }) => ({
      text: attributes['map-key'] ?? '',
      share: Math.round(Number(attributes['mapped-value'] ?? 1) * 100),
    }))
    const accepted = entries.length > 0 ? entries : right.map((text) => ({ text, share: 100 }))
    return { type: 'short', parts: accepted.map(({ text, share }) => `${share}% ${text}`) }
  },
  'extended-text': ({ body }) => ({
    type: 'open',
    parts: allIn(body, 'li').map((one) => `${one.attributes['data-qalam-points'] ?? '1'}: ${wordsOf(one).trim()}`),
  }),
}

const two = (pair: string): [string, string] => {
  const [one = '', other = ''] = pair.split(/\s+/)
  return [one, other]
}

function pairs(from: readonly Node[], to: readonly Node[], right: readonly [string, string][]): string[] {
  const at = new Map(right)
  const name = namesIn(to)
  const used = new Set(at.values())
  return [
    ...from.map((one) => pairOf(wordsOf(one).trim(), name(at.get(id(one))))),
    ...to.filter((one) => !used.has(id(one))).map((one) => pairOf('', wordsOf(one).trim())),
  ]
}

type Piece = Parameters<typeof textOf>[0][number]

/** The words of an interaction in their order, with what may be filled or chosen among them; prompt and options aside. */
function piecesOf(node: Node, name: string, asPiece: (node: Node) => Piece): Piece[] {
  return node.children.flatMap((one): Piece[] => {
    if (typeof one === 'string') return [{ text: one, braces: 0 }]
    if (one.name === 'qti-prompt' || one.name === 'qti-gap-text') return []
    return one.name === name ? [asPiece(one)] : piecesOf(one, name, asPiece)
  })
}
