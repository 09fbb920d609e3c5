import { exerciseTypes } from '@qalam/contract/exercises/draft.ts'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import type { Messages } from '@qalam/contract/kernel/messages.ts'
import { readObjectives } from '@qalam/contract/ktp/objectives.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { bankUnreadable } from '@qalam/contract/question-bank/problems.ts'
import {
  difficulties,
  mostObjectives,
  type BankQuestionDraft,
  type QuestionHead,
} from '@qalam/contract/question-bank/question.ts'
import { say } from '#platform/http/errors.ts'
import { type SheetCell, read, type CellToWrite, write } from '#platform/text/xlsx.ts'
import { exerciseOf } from './plain-read.ts'
import { plainOf } from './plain-write.ts'
import { planned, type PlannedImport } from './planned.ts'
import { Unfit } from './unfit.ts'

const columns = [
  'type',
  'prompt',
  'points',
  'parallel',
  'language',
  'objectives',
  'difficulty',
  'explanation',
  'settings',
] as const
/** Parts of a question stand in the columns behind, as many as it has. */
const mostParts = 60

const headersIn = (language: Language, parts: number): string[] => [
  ...columns.map((column) => say(language, `bank.column-${column}`)),
  ...Array.from({ length: parts }, (_, at) => say(language, 'bank.column-part', { number: at + 1 })),
]

/** The questions as a workbook; without any it is the template. */
export function workbookOf(questions: readonly BankQuestionDraft[], language: Language): Promise<Uint8Array> {
  const rows = questions.map((question) => rowOf(question, language))
  const parts = Math.max(6, ...rows.map((row) => row.length - columns.length))
  return write([{ name: say(language, 'bank.title'), headers: headersIn(language, parts), rows }])
}

function rowOf({ exercise, ...head }: BankQuestionDraft, language: Language): CellToWrite[] {
  const { type, prompt, points, explanation, settings, parts } = plainOf(exercise)
  return [
    say(language, `content.type-${type}`),
    prompt,
    Number(points),
    head.parallel,
    head.language,
    head.objectives.join(', '),
    say(language, `bank.difficulty-${head.difficulty}`),
    explanation,
    settingsText(settings),
    ...parts,
  ]
}

const settingsText = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => [one.split('=')[0]?.trim() ?? '', one.slice(one.indexOf('=') + 1).trim()]),
  )

/** Each row of the first sheet as a question or as what is wrong with it; the first row names the columns. */
export async function plannedInWorkbook(bytes: Uint8Array, usual: QuestionHead): Promise<PlannedImport[]> {
  const answer = await read(bytes)
  if ('trouble' in answer) throw bankUnreadable({ trouble: answer.trouble })
  const rows = answer.sheets[0]?.rows ?? []
  return rows.flatMap((cells, at) => {
    if (at === 0 || cells.every((cell) => textIn(cell) === '')) return []
    const prompt = textIn(cells[1] ?? null)
    return [planned({ unit: 'row', at: at + 1, name: prompt }, () => questionIn(cells, usual))]
  })
}

function questionIn(cells: readonly SheetCell[], usual: QuestionHead): BankQuestionDraft {
  const cell = (name: (typeof columns)[number]) => textIn(cells[columns.indexOf(name)] ?? null)
  const parts = cells.slice(columns.length).map(textIn)
  const exercise = exerciseOf({
    type: wordIn(cell('type'), exerciseTypes, 'content.type-') ?? cell('type'),
    prompt: cell('prompt'),
    points: cell('points'),
    explanation: cell('explanation'),
    settings: settingsIn(cell('settings')),
    parts: parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).slice(0, mostParts),
  })
  return { ...headIn(cell, usual), exercise }
}

function headIn(cell: (name: (typeof columns)[number]) => string, usual: QuestionHead): QuestionHead {
  const { codes, strange } = readObjectives(cell('objectives'))
  const [wrong] = strange
  if (wrong !== undefined) throw new Unfit('bank.fault.objective', { value: wrong.slice(0, 20) })
  const parallel = cell('parallel') === '' ? usual.parallel : Number(cell('parallel'))
  if (parallel !== null && !(Number.isInteger(parallel) && parallel >= 0 && parallel <= 12))
    throw new Unfit('bank.fault.parallel', { value: cell('parallel').slice(0, 20) })
  return {
    subjectId: usual.subjectId,
    parallel,
    language: languages.find((one) => one === cell('language').toLowerCase()) ?? usual.language,
    objectives: codes.length > 0 ? codes.slice(0, mostObjectives) : usual.objectives,
    difficulty: wordIn(cell('difficulty'), difficulties, 'bank.difficulty-') ?? usual.difficulty,
  }
}

/** A word of a list as the texts of any language have it, or its code; undefined for another word. */
function wordIn<T extends string>(written: string, codes: readonly T[], prefix: string): T | undefined {
  const texts: Messages = catalogue
  const word = written.trim().toLowerCase()
  return codes.find((code) => {
    const forms = texts[`${prefix}${code}`]
    return code === word || languages.some((language) => String(forms?.[language]).toLowerCase() === word)
  })
}

/** A cell as a person sees it; a day is nothing that a question is made of. */
const textIn = (cell: SheetCell): string => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')
