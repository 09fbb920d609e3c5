import { z } from 'zod'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { Stage, writers } from '../news/audience.ts'
import { mostQuestions } from './rules.ts'
import { QuestionnaireAnswerDraft, Due, Questionnaire, QuestionnaireBody, QuestionnaireRow, Results } from './shapes.ts'

const root = '/api/v3/os/questionnaires'
const One = z.object({ uuid: z.uuid() })

export const questionnaires = {
  due: get(`${root}/due`, {
    roles: 'anyone',
    about:
      'The questionnaire that may stand before the caller now (M-51): meant for them, not answered yet, and nothing else stood there today. Empty where there is none.',
    response: z.array(Due).max(1),
  }),
  open: post(`${root}/:uuid/open`, {
    roles: 'anyone',
    repeatable: true,
    about: 'Takes the one dialog of the day for a questionnaire; put off, it comes again tomorrow.',
    params: One,
    response: z.object({ open: z.boolean() }),
  }),
  reply: post(`${root}/:uuid/reply`, {
    roles: 'anyone',
    repeatable: true,
    perMinute: 20,
    about:
      'Answers a questionnaire, once. Answers of staff carry their name; those of students and parents carry nobody, and cannot be put together again. 422 questionnaire.answered for a second reply, questionnaire.over after the end, under the question for an option that is not there or one that has to be answered; 409 where the questions changed.',
    params: One,
    body: z.object({
      uuid: z.uuid(),
      form: z.int().min(1).max(1_000_000),
      answers: z.array(QuestionnaireAnswerDraft).max(mostQuestions),
    }),
    response: Done,
  }),
  list: get(root, {
    roles: writers,
    about: 'The questionnaires of the caller’s school, district, region or country, the newest first.',
    query: tableQuery('since', 'until', 'changed').extend({ stage: Stage.optional() }),
    response: pageOf(QuestionnaireRow),
  }),
  one: get(`${root}/:uuid`, {
    roles: writers,
    about: 'A questionnaire as it is written; 404 for that of another desk.',
    params: One,
    response: Questionnaire,
  }),
  store: put(`${root}/:uuid`, {
    roles: writers,
    about:
      'Writes a questionnaire, new by a uuid of the caller’s own; with `publish` it is asked on its days. 422 under the fields as in the news desk, questionnaire.has-replies for other questions where somebody has answered; 409 questionnaire.changed where another came first.',
    params: One,
    body: QuestionnaireBody,
    response: z.object({ version: z.int() }),
  }),
  copy: post(`${root}/:uuid/copy`, {
    roles: writers,
    repeatable: true,
    about: 'Makes a draft of the same questions and audience under a uuid of the caller’s own, without the replies.',
    params: One,
    body: z.object({ uuid: z.uuid() }),
    response: Done,
  }),
  stop: post(`${root}/:uuid/stop`, {
    roles: writers,
    repeatable: true,
    about: 'Ends a questionnaire before its last day; it does not go on again.',
    params: One,
    response: Done,
  }),
  delete: remove(`${root}/:uuid`, {
    roles: writers,
    about: 'Deletes a draft; 422 questionnaire.not-draft for what was ever asked.',
    params: One,
    response: Done,
  }),
  results: get(`${root}/:uuid/results`, {
    roles: writers,
    about:
      'What was answered, apart for answers with and without a name. Fewer than five are not shown, nor what fewer than five have answered; those without a name open at the end, all at once: whoever saw them grow would know whose each is.',
    params: One,
    response: Results,
  }),
  resultsFile: get(`${root}/:uuid/results/file`, {
    roles: writers,
    answers: 'file',
    about: 'The same results as an xlsx file; what is not shown is not in it.',
    params: One,
    response: Done,
  }),
}
