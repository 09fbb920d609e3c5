import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Named } from '../kernel/languages.ts'
import { roles } from '../kernel/roles.ts'
import { audienceFields, complainAboutAudience, NoTexts, scopes, Stage, Texts } from '../news/audience.ts'
import { mostOptions, mostQuestions, questionKinds, textLength } from './rules.ts'

const QuestionDraft = z.object({
  kind: z.enum(questionKinds),
  required: z.boolean(),
  words: Texts(300),
  /** What is chosen from: for `single` and `multiple` alone. */
  options: z.array(Texts(200)).max(mostOptions),
})
export type QuestionDraft = z.output<typeof QuestionDraft>

const fields = z.object({
  ...audienceFields,
  title: Texts(160),
  lead: NoTexts(600),
  questions: z.array(QuestionDraft).min(1).max(mostQuestions),
})

function check(draft: z.output<typeof fields>, { addIssue }: z.core.$RefinementCtx): void {
  const complain = (path: string, message: string) =>
    addIssue({ code: 'custom', message, path: path.split('.'), input: draft })
  complainAboutAudience(draft, complain)
  draft.questions.forEach(({ kind, options }, at) => {
    const chooses = kind === 'single' || kind === 'multiple'
    if (chooses ? options.length < 2 : options.length > 0)
      complain(`questions.${at}.options`, 'questionnaire_two_options')
  })
}

export const QuestionnaireDraft = fields.superRefine(check)
export type QuestionnaireDraft = z.output<typeof QuestionnaireDraft>
export const QuestionnaireBody = fields
  .extend({ version: z.int().min(0).max(1_000_000), publish: z.boolean() })
  .superRefine(check)

/** A line of the desk. `replies` is how many have answered, whatever is shown of it. */
export const QuestionnaireRow = z.object({
  id: z.uuid(),
  title: Named,
  roles: z.array(z.enum(roles)),
  scope: z.enum(scopes),
  scopeName: Named.nullable(),
  since: Day,
  until: Day,
  stage: Stage,
  questions: z.int(),
  replies: z.int(),
  can: z.object({ edit: z.boolean(), stop: z.boolean(), delete: z.boolean() }),
})
export type QuestionnaireRow = z.infer<typeof QuestionnaireRow>

/** A questionnaire as it is written; `fixed` once somebody has answered its questions. */
export const Questionnaire = QuestionnaireRow.omit({ questions: true }).extend({
  lead: Named,
  scopeId: z.int().nullable(),
  questions: z.array(z.object({ ...QuestionDraft.shape, words: Named, options: z.array(Named) })),
  fixed: z.boolean(),
  version: z.int(),
})
export type Questionnaire = z.infer<typeof Questionnaire>

/** A question as it is asked, in the language of whoever answers. */
export const Asked = z.object({
  number: z.int(),
  kind: z.enum(questionKinds),
  required: z.boolean(),
  words: z.string(),
  options: z.array(z.string()),
})
export type Asked = z.infer<typeof Asked>

/** What waits to be answered; `named` says whether the answers carry the name of who gives them. */
export const Due = z.object({
  id: z.uuid(),
  form: z.int(),
  title: z.string(),
  lead: z.string(),
  until: Day,
  named: z.boolean(),
  questions: z.array(Asked).max(mostQuestions),
})
export type Due = z.infer<typeof Due>

/** An answer to one question: the places of the options from 0, the step of a scale from 1, or words. */
export const QuestionnaireAnswerDraft = z.object({
  number: z.int().min(1).max(mostQuestions),
  chosen: z.array(z.int().min(0).max(100)).max(mostOptions).default([]),
  words: z
    .string()
    .trim()
    .max(textLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .default(''),
})
export type QuestionnaireAnswerDraft = z.output<typeof QuestionnaireAnswerDraft>

/** What became of one question among the answers of one kind of people. */
const QuestionResult = z.object({
  number: z.int(),
  /** How many have answered it; null where they are too few to be told. */
  answered: z.int().nullable(),
  /** How many chose each option, or each step of a scale. */
  counts: z.array(z.int()),
  texts: z.array(z.object({ who: z.string().nullable(), words: z.string() })).max(500),
})
export type QuestionResult = z.infer<typeof QuestionResult>

/** Answers with a name and answers without one are never counted together: one could be taken from the other. */
export const ResultGroup = z.object({
  named: z.boolean(),
  replies: z.int(),
  /** Why nothing is shown: fewer than five, or answers without a name while it still runs. */
  hidden: z.enum(['few', 'running']).nullable(),
  questions: z.array(QuestionResult),
})
export type ResultGroup = z.infer<typeof ResultGroup>

export const Results = Questionnaire.extend({ groups: z.array(ResultGroup).max(2) })
export type Results = z.infer<typeof Results>
