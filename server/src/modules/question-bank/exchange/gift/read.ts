import { readObjectives, isObjective } from '@qalam/contract/ktp/objectives.ts'
import {
  Difficulty,
  mostObjectives,
  type BankQuestionDraft,
  type QuestionHead,
} from '@qalam/contract/question-bank/question.ts'
import type { GIFTQuestion, MultipleChoice, NumericalChoice, ShortAnswer, NumericalFormat } from 'gift-pegjs'
import { z } from 'zod'
import { escaped, pairOf } from '../marks.ts'
import { exerciseOf } from '../plain-read.ts'
import type { PlainExercise } from '../plain-write.ts'
import { planned, type PlannedImport } from '../planned.ts'
import { Unfit } from '../unfit.ts'

type Parse = (text: string) => GIFTQuestion[]
type Block = { line: number; text: string }

/** Questions are parted by empty lines; one that cannot be read takes none of the others with it. */
export async function plannedInGift(text: string, usual: QuestionHead): Promise<PlannedImport[]> {
  // The parser is large, and few processes ever need it.
  const { parse } = await import('gift-pegjs')
  return blocksIn(text).map(({ line, text: block }) =>
    planned({ unit: 'line', at: line, name: firstLine(block) }, () => questionIn({ line, text: block }, usual, parse)),
  )
}

function blocksIn(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const all = text.replace(/^\ufeff/, '').split(/\r?\n/)
  ;[...all, ''].forEach((line, at) => {
    if (line.trim() !== '') return void lines.push(line)
    const isQuestion = lines.some((one) => !/^\s*(\/\/|\$CATEGORY:)/i.test(one))
    if (isQuestion)
      blocks.push({
        line: at - lines.length + 1,
        text: lines.filter((one) => !/^\s*\$CATEGORY:/i.test(one)).join('\n'),
      })
    lines = []
  })
  return blocks
}

const firstLine = (block: string): string => block.split('\n').find((line) => !line.trim().startsWith('//')) ?? ''

function questionIn({ line, text }: Block, usual: QuestionHead, parse: Parse): BankQuestionDraft {
  const question = parsed({ line, text }, parse)
  const tags = question.tags ?? []
  const named = Object.fromEntries(
    tags.filter((tag) => tag.includes('=')).map((tag) => [tag.split('=')[0] ?? '', tag.slice(tag.indexOf('=') + 1)]),
  )
  const { points = '1', difficulty, ...settings } = named
  const codes = readObjectives(tags.filter(isObjective).join(', ')).codes
  return {
    ...usual,
    objectives: codes.length > 0 ? codes.slice(0, mostObjectives) : usual.objectives,
    difficulty: Difficulty.safeParse(difficulty).data ?? usual.difficulty,
    exercise: exerciseOf({ ...plainIn(question, settings), points }),
  }
}

function parsed({ line, text }: Block, parse: Parse): GIFTQuestion {
  try {
    const [question, other] = parse(text)
    if (!question || other) throw new Unfit('bank.fault.one-question', { line })
    return question
  } catch (failure) {
    if (failure instanceof Unfit) throw failure
    const { line: at = 1, column = 1 } = Fault.safeParse(failure).data?.location.start ?? {}
    throw new Unfit('bank.fault.syntax', { line: line + at - 1, column })
  }
}

/** What the parser throws at a sign that it did not await. */
const Fault = z.object({ location: z.object({ start: z.object({ line: z.number(), column: z.number() }) }) })

type Words = Record<string, string>

function plainIn(question: GIFTQuestion, settings: Words): Omit<PlainExercise, 'points'> {
  const kind = question.type
  if (kind === 'Description' || kind === 'Category') throw new Unfit('bank.fault.kind', { kind })
  const head = { prompt: question.stem.text, explanation: question.globalFeedback?.text ?? '' }
  switch (question.type) {
    case 'TF':
      return { ...head, type: 'true-false', settings: {}, parts: [String(question.isTrue)] }
    case 'MC':
      return { ...head, ...choicesIn(question, settings) }
    case 'Short':
      return { ...head, type: 'short', settings, parts: acceptedIn(question) }
    case 'Numerical':
      return { ...head, type: 'short', ...numbersIn(question.choices, settings) }
    case 'Matching':
      return {
        ...head,
        type: 'matching',
        settings: {},
        parts: question.matchPairs.map(({ subquestion, subanswer }) => pairOf(subquestion.text, unmasked(subanswer))),
      }
    default:
      throw new Unfit('bank.fault.kind', { kind })
  }
}

// The parser leaves its own masks for escaped signs in the second half of a pair.
const unmasked = (text: string): string =>
  text.replace(/&&(\d{3});/g, (_, code: string) => String.fromCodePoint(Number(code)))

function choicesIn({ choices }: MultipleChoice, settings: Words): Pick<PlainExercise, 'type' | 'settings' | 'parts'> {
  const isWeighted = choices.some(({ weight }) => weight !== null)
  const parts = choices.map(
    ({ isCorrect, weight, text }) => `${isCorrect || (weight ?? 0) > 0 ? '*' : ''}${escaped(text.text, '*')}`,
  )
  // Shares of the points are how the format says that several are right.
  return isWeighted
    ? { type: 'multiple', settings: { scoring: 'partial', ...settings }, parts }
    : { type: 'single', settings: {}, parts }
}

const acceptedIn = ({ choices }: ShortAnswer): string[] =>
  choices.map(({ weight, text }) => `${weight === null ? 100 : Math.round(weight)}% ${text.text}`)

function numbersIn(
  choices: NumericalChoice[] | NumericalFormat,
  settings: Words,
): Pick<PlainExercise, 'settings' | 'parts'> {
  const list = Array.isArray(choices) ? choices : [{ text: choices, weight: null }]
  const read = list.map(({ text, weight }) => ({ ...measured(text), share: weight ?? 100 }))
  return {
    settings: { ...settings, numeric: 'yes', tolerance: String(Math.max(0, ...read.map(({ slack }) => slack))) },
    parts: read.map(({ value, share }) => `${Math.round(share)}% ${value}`),
  }
}

/** A number with its tolerance; between two bounds it is their middle. */
function measured({ number, range = 0, numberHigh = 0, numberLow = 0 }: NumericalFormat) {
  if (number !== undefined) return { value: number, slack: range }
  return { value: (numberHigh + numberLow) / 2, slack: (numberHigh - numberLow) / 2 }
}
