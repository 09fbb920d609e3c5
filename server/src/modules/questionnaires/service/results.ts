import { fewestShown, scaleSteps } from '@qalam/contract/questionnaires/rules.ts'
import type { QuestionResult, ResultGroup, Results } from '@qalam/contract/questionnaires/shapes.ts'
import type { Context } from '#platform/context.ts'
import { hiddenBy } from '../policy.ts'
import type { QuestionnaireRow } from '../views/desk.ts'
import type { DueQuestionRow } from '../views/due.ts'
import { answeredOf, countsOf, repliesOf, textsOf } from '../views/results.ts'
import { presentWhole, standing } from './desk.ts'

/** Answers in words that a page shows of a question. */
const textsOnPage = 500

/** What was answered; what is too little to be told is not read out at all. */
export async function results(context: Context, uuid: string): Promise<Results> {
  const row = await standing(context, uuid)
  return { ...presentWhole(row), groups: await groupsOf(context, row, textsOnPage) }
}

/** The answers by name and those without one, apart; a kind that nobody has answered is left out. */
export async function groupsOf({ db }: Context, row: QuestionnaireRow, texts: number): Promise<ResultGroup[]> {
  const replies = await repliesOf(db, row.id)
  const groups = replies
    .map((group) => ({ ...group, hidden: hiddenBy(group, row.stage === 'ended') }))
    .toSorted((a, b) => Number(b.named) - Number(a.named))
  if (groups.every(({ hidden }) => hidden !== null)) return groups.map((group) => ({ ...group, questions: [] }))

  const [answered, counts, words] = [
    await answeredOf(db, row.id),
    await countsOf(db, row.id),
    await textsOf(db, row.id, texts),
  ]
  const of = (named: boolean) => ({
    answered: answered.filter((one) => one.named === named),
    counts: counts.filter((one) => one.named === named),
    words: words.filter((one) => one.named === named),
  })
  return groups.map((group) => ({
    ...group,
    questions: group.hidden === null ? row.questions.map((question) => resultOf(question, of(group.named))) : [],
  }))
}

type Found = {
  answered: Awaited<ReturnType<typeof answeredOf>>
  counts: Awaited<ReturnType<typeof countsOf>>
  words: Awaited<ReturnType<typeof textsOf>>
}

/** One question: nothing of it where fewer than five have answered it. */
function resultOf({ number, kind, options }: DueQuestionRow, { answered, counts, words }: Found): QuestionResult {
  const given = answered.find((one) => one.number === number)?.answered ?? 0
  if (given < fewestShown) return { number, answered: null, counts: [], texts: [] }

  const mine = counts.filter((one) => one.number === number)
  const places = kind === 'scale' ? Array.from({ length: scaleSteps }, (_, at) => at + 1) : options.map((_, at) => at)
  return {
    number,
    answered: given,
    counts: kind === 'text' ? [] : places.map((place) => mine.find((one) => one.place === place)?.count ?? 0),
    texts: words.filter((one) => one.number === number).map(({ who, words: said }) => ({ who, words: said })),
  }
}
