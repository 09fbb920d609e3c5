import { z } from 'zod'
import { ExerciseDraft, ExerciseType } from '../exercises/draft.ts'
import { ContentKind } from '../content/document.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { staff } from '../kernel/roles.ts'
import { Format, QuestionImportPlan, QuestionsToBring, TextToPlan, UsualInAddress } from './exchange.ts'
import { Difficulty, BankQuestionDraft, QuestionHead } from './question.ts'

/** A line of the bank: what finds a question, and its words. Never its key. */
export const QuestionRow = QuestionHead.extend({
  id: z.uuid(),
  version: z.int(),
  type: ExerciseType,
  prompt: z.string(),
  points: z.int(),
  subject: z.object({ id: z.int(), name: Named }).nullable(),
  shared: z.boolean(),
  archived: z.boolean(),
  /** In how many documents of the school it stands. */
  used: z.int(),
  updatedAt: z.string(),
  owner: z.object({ id: z.int(), name: z.string() }),
  can: z.object({ edit: z.boolean() }),
})
export type QuestionRow = z.infer<typeof QuestionRow>

/** A question whole, with its key, for whoever may read it. */
export const BankQuestion = BankQuestionDraft.extend({
  uuid: z.uuid(),
  version: z.int(),
  shared: z.boolean(),
  archived: z.boolean(),
  can: z.object({ edit: z.boolean() }),
})
export type BankQuestion = z.infer<typeof BankQuestion>

const asked = tableQuery('prompt', 'updatedAt').extend({
  whose: z.enum(['mine', 'school', 'all']).default('mine'),
  subjectId: IdInAddress.optional(),
  parallel: z.coerce.number().int().min(0).max(12).optional(),
  /** A code, or its beginning: `7.4` is everything of that section. */
  objective: z
    .string()
    .max(20)
    .regex(/^[\d.]*$/)
    .optional(),
  type: ExerciseType.optional(),
  difficulty: Difficulty.optional(),
  state: z.enum(['present', 'archived']).default('present'),
})
export type QuestionsAsked = z.output<typeof asked>

/** Questions that are taken at once. */
export const mostChosen = 100
/** Their uuids, with commas between them: they stand in an address. */
export const Chosen = z
  .string()
  .max(mostChosen * 37)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).min(1).max(mostChosen))

const Version = z.object({ number: z.int(), by: z.string(), at: z.string(), prompt: z.string() })
/** A question as it was stored once, with the key of then. */
export const QuestionVersion = z.object({
  number: z.int(),
  exercise: ExerciseDraft,
  /** The number of the version that stands now. */
  version: z.int(),
  can: z.object({ restore: z.boolean() }),
})
export type QuestionVersion = z.infer<typeof QuestionVersion>
const Use = z.object({ uuid: z.uuid(), title: z.string(), kind: ContentKind, owner: z.string() })

const root = '/api/v3/os/question-bank'
const One = z.object({ uuid: z.uuid() })
const OneVersion = One.extend({ number: z.coerce.number().int().min(1).max(1_000_000) })

export const questionBank = {
  list: get(root, {
    roles: staff,
    about:
      'The caller’s own questions, those that colleagues of the school share, or both, without their keys; newest first unless asked otherwise. Archived ones only when asked for.',
    query: asked,
    response: pageOf(QuestionRow).extend({ subjects: z.array(z.object({ id: z.int(), name: Named })) }),
  }),
  create: post(root, {
    roles: staff,
    repeatable: true,
    about:
      'Puts a question into the bank; a repeat with the same uuid answers the same one. 422 bank.unfinished names what is missing: words, key, options.',
    body: BankQuestionDraft.extend({ uuid: z.uuid() }),
    response: One,
  }),
  chosen: get(`${root}/chosen`, {
    roles: staff,
    about:
      'Questions with their keys, own or shared, in the order they are named, 100 at most; what the caller may not read is left out.',
    query: z.object({ uuids: Chosen }),
    response: z.array(BankQuestion),
  }),
  template: get(`${root}/template`, {
    roles: staff,
    answers: 'file',
    about: 'An empty workbook with the columns of the bank, in the caller’s language.',
    response: Done,
  }),
  file: get(`${root}/file`, {
    roles: staff,
    answers: 'file',
    perMinute: 20,
    about:
      'Questions with their keys as xlsx, GIFT or a QTI 3 package, 100 at most. 422 bank.no-gift names the first whose type GIFT has no words for.',
    query: z.object({ format: Format, uuids: Chosen }),
    response: Done,
  }),
  planText: post(`${root}/import/text`, {
    roles: staff,
    repeatable: true,
    perMinute: 30,
    about:
      'Reads GIFT, or an item of QTI 3, question by question: what each is, or at which line it is no question and why. Nothing is stored. 422 bank.too-many above 100.',
    body: TextToPlan,
    response: QuestionImportPlan,
  }),
  planWorkbook: post(`${root}/import/workbook`, {
    roles: staff,
    repeatable: true,
    perMinute: 30,
    files: { most: 1, bytes: 2 * 1024 * 1024, kinds: 'documents' },
    about: 'Reads an xlsx row by row, as planText does. 422 bank.unreadable says what is wrong with the file itself.',
    query: UsualInAddress,
    response: QuestionImportPlan,
  }),
  planPackage: post(`${root}/import/package`, {
    roles: staff,
    repeatable: true,
    perMinute: 30,
    files: { most: 1, bytes: 4 * 1024 * 1024, kinds: 'archives' },
    about:
      'Reads a QTI 3 package item by item, as planText does; at most 500 files and 16 MB unpacked, no document types and no entities.',
    query: UsualInAddress,
    response: QuestionImportPlan,
  }),
  bring: post(`${root}/import`, {
    roles: staff,
    repeatable: true,
    about:
      'Puts questions that were looked at into the bank, all or none; one whose uuid is there already is not put twice. 422 bank.unfinished when one cannot be scored.',
    body: QuestionsToBring,
    response: z.object({ added: z.int(), known: z.int() }),
  }),
  open: get(`${root}/:uuid`, {
    roles: staff,
    about: 'A question with its key, for its owner and where it is shared for colleagues; 404 for anybody else.',
    params: One,
    response: BankQuestion,
  }),
  change: put(`${root}/:uuid`, {
    roles: staff,
    about:
      'Stores a question as its next version; 409 bank.stale when somebody stored another meanwhile. Documents keep what they took.',
    params: One,
    body: BankQuestionDraft.extend({ version: z.int32().min(1) }),
    response: z.object({ version: z.int() }),
  }),
  share: put(`${root}/:uuid/share`, {
    roles: staff,
    about: 'Shows the question to colleagues of the school, who may read and use it, or shows it no more.',
    params: One,
    body: z.object({ shared: z.boolean() }),
    response: Done,
  }),
  archive: put(`${root}/:uuid/archive`, {
    roles: staff,
    about: 'Puts the question away or takes it back; documents keep what they took.',
    params: One,
    body: z.object({ archived: z.boolean() }),
    response: Done,
  }),
  history: get(`${root}/:uuid/history`, {
    roles: staff,
    about:
      'The last 50 versions of a question, newest first, and the documents it stands in: the caller’s own, and shared ones.',
    params: One,
    response: z.object({ versions: z.array(Version), uses: z.array(Use) }),
  }),
  openVersion: get(`${root}/:uuid/versions/:number`, {
    roles: staff,
    about: 'A version of a question with the key of then, for whoever may read the question; 404 where it has none.',
    params: OneVersion,
    response: QuestionVersion,
  }),
  restore: post(`${root}/:uuid/versions/:number/restore`, {
    roles: staff,
    about:
      'Makes the next version of a question from an older one; what finds the question stays as it is, and nothing of its history is lost. 409 bank.stale when somebody stored another meanwhile.',
    params: OneVersion,
    body: z.object({ version: z.int32().min(1) }),
    response: z.object({ version: z.int() }),
  }),
}
