import { longestFile } from '@qalam/contract/kernel/paging.ts'
import type { Language, Named } from '@qalam/contract/kernel/languages.ts'
import type { ResultGroup } from '@qalam/contract/questionnaires/shapes.ts'
import type { Context } from '#platform/context.ts'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { type SheetToWrite, write, type CellToWrite } from '#platform/text/xlsx.ts'
import type { QuestionnaireRow } from './views/desk.ts'
import type { DueQuestionRow } from './views/due.ts'
import { answersByName } from './views/results.ts'
import { standing } from './service/desk.ts'
import { groupsOf } from './service/results.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const wordsIn = (words: Named, language: Language): string => words[language] || words.ru

/** The results as a workbook: numbers, words, and who said what where names may be shown. */
export async function resultsFile(context: Context, uuid: string): Promise<FileAnswer> {
  const row = await standing(context, uuid)
  const groups = await groupsOf(context, row, longestFile)
  const sheets = [numbers(context.language, row, groups), words(context.language, row, groups)]
  if (groups.some(({ named, hidden }) => named && hidden === null)) sheets.push(await byName(context, row))
  const bytes = await write(sheets)
  return { file: Buffer.from(bytes), name: `${say(context.language, 'questionnaires.results')}.xlsx`, mime }
}

const groupName = (language: Language, { named }: ResultGroup): string =>
  say(language, named ? 'questionnaires.by-name' : 'questionnaires.without-name')

const questionOf = (row: QuestionnaireRow, number: number): DueQuestionRow | undefined =>
  row.questions.find((one) => one.number === number)

/** An option by its place, or the step of a scale. */
const optionIn = (language: Language, question: DueQuestionRow, place: number): string => {
  if (question.kind === 'scale') return String(place)
  const option = question.options[place]
  return option ? wordsIn(option, language) : ''
}

function numbers(language: Language, row: QuestionnaireRow, groups: readonly ResultGroup[]): SheetToWrite {
  const rows = groups.flatMap((group) =>
    group.questions.flatMap(({ number, answered, counts }): CellToWrite[][] => {
      const question = questionOf(row, number)
      if (!question || answered === null) return []
      const first = question.kind === 'scale' ? 1 : 0
      return counts.map((count, at) => [
        groupName(language, group),
        wordsIn(question.words, language),
        optionIn(language, question, at + first),
        count,
        Math.round((count / answered) * 100),
      ])
    }),
  )
  const titles = ['column-who', 'column-question', 'column-option', 'column-count', 'column-share']
  return { name: say(language, 'questionnaires.results'), headers: titles.map(titleIn(language)), rows }
}

function words(language: Language, row: QuestionnaireRow, groups: readonly ResultGroup[]): SheetToWrite {
  const rows = groups.flatMap((group) =>
    group.questions.flatMap(({ number, texts }) => {
      const question = questionOf(row, number)
      return texts.map((text): CellToWrite[] => [
        text.who ?? groupName(language, group),
        question ? wordsIn(question.words, language) : '',
        text.words,
      ])
    }),
  )
  const titles = ['column-who', 'column-question', 'column-answer']
  return { name: say(language, 'questionnaires.in-words'), headers: titles.map(titleIn(language)), rows }
}

async function byName({ db, language }: Context, row: QuestionnaireRow): Promise<SheetToWrite> {
  const answers = await answersByName(db, row.id, longestFile)
  const rows = answers.flatMap(({ who, number, chosen, words: said }): CellToWrite[][] => {
    const question = questionOf(row, number)
    if (!question) return []
    const answer = said || chosen.map((place) => optionIn(language, question, place)).join('; ')
    return [[who, wordsIn(question.words, language), answer]]
  })
  const titles = ['column-who', 'column-question', 'column-answer']
  return { name: say(language, 'questionnaires.by-name'), headers: titles.map(titleIn(language)), rows }
}

const titleIn = (language: Language) => (key: string) => say(language, `questionnaires.${key}`)
