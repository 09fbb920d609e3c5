import { createHash } from 'node:crypto'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Language, Named } from '@qalam/contract/kernel/languages.ts'
import { FieldProblems, notFound } from '@qalam/contract/kernel/problem.ts'
import type { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { answeredAlready, questionnaireChanged, questionnaireOver } from '@qalam/contract/questionnaires/problems.ts'
import { complaintAbout } from '@qalam/contract/questionnaires/rules.ts'
import type { QuestionnaireAnswerDraft, Due } from '@qalam/contract/questionnaires/shapes.ts'
import { takeDay } from '#modules/news/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { answersByName } from '../policy.ts'
import { insert } from '../repository/replies.ts'
import { askedOf, dueFor, isAsked, type DueQuestionRow } from '../views/due.ts'

const wordsIn = (words: Named, language: Language): string => words[language] || words.ru

/** The questionnaire that may stand before the caller now (M-51). */
export async function due({ db, actor, today, language }: Context): Promise<Due[]> {
  const rows = await dueFor(db, actor, today)
  return rows.map(({ id, form, title, lead, until, questions }) => ({
    ...{ id, form, until },
    title: wordsIn(title, language),
    lead: wordsIn(lead, language),
    named: answersByName(actor),
    questions: questions.map(({ words, options, ...question }) => ({
      ...question,
      words: wordsIn(words, language),
      options: options.map((option) => wordsIn(option, language)),
    })),
  }))
}

/** Takes the dialog of the day; who puts it off is asked again tomorrow. */
export async function open({ db, actor, today }: Context, uuid: string): Promise<{ open: boolean }> {
  if (!(await isAsked(db, actor, today, uuid))) throw notFound()
  return { open: await takeDay(db, actor.accountId, today) }
}

/** An id made on a device tells when: what is kept of it only knows it again. */
const markOf = (uuid: string): Buffer => createHash('sha256').update(uuid).digest()

type Body = Parsed<typeof questionnaires.reply>['body']

/** Answers a questionnaire, once; the same reply sent twice is one. */
export async function reply({ db, actor, today }: Context, uuid: string, body: Body): Promise<{}> {
  const asked = found(await askedOf(db, actor, today, uuid))
  const mark = markOf(body.uuid)
  if (asked.mark?.equals(mark)) return {}
  if (asked.mark) throw answeredAlready()
  if (asked.isOver) throw questionnaireOver()
  if (asked.form !== body.form) throw questionnaireChanged()
  refuseUnsound(asked.questions, body.answers)

  const answers = body.answers.filter(({ chosen, words }) => chosen.length > 0 || words !== '')
  await insert(db, { uuid, userId: actor.userId, named: answersByName(actor), mark, answers }).catch(
    orRefuse('questionnaire_reply_pkey', answeredAlready()),
  )
  return {}
}

/** Complaints stand under the number of their question; an answer to none of them is refused too. */
function refuseUnsound(questions: readonly DueQuestionRow[], answers: readonly QuestionnaireAnswerDraft[]): void {
  const numbers = answers.map(({ number }) => number)
  const strange = answers.filter(
    ({ number }, at) => numbers.indexOf(number) !== at || !questions.some((one) => one.number === number),
  )
  const complaints = questions.flatMap(({ number, kind, required, options }) => {
    const answer = answers.find((one) => one.number === number)
    const code = complaintAbout({ kind, required, options: options.length }, answer)
    return code === null ? [] : [{ number, code }]
  })
  const all = [...complaints, ...strange.map(({ number }) => ({ number, code: 'questionnaire_option' }))]
  if (all.length > 0)
    throw new FieldProblems(Object.fromEntries(all.map(({ number, code }) => [`answers.${number}`, [{ code }]])))
}
