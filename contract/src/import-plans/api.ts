import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Job, JobAsk } from '../kernel/job.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { management } from '../kernel/roles.ts'
import { Finding } from '../school-import/finding.ts'
import { parts } from '../school-import/plan.ts'
import { Kept, Taking, thingFields } from './kept.ts'
import { IdentityAnswer, IdentityQuestion } from './question.ts'

/** What becomes of a row: added, changed in what the import may change, or left as it is. */
export const rowKinds = ['create', 'change', 'same'] as const
export const levels = Finding.shape.level.options

/** What the import may change of what stands. */
export const changedFields = [
  'name-kz',
  'name-ru',
  'name-en',
  'address',
  'language',
  'region',
  'type',
  'lead',
  'half',
  'teacher',
  'parent',
  'person',
  'iin',
  'surname',
  'firstname',
  'patronymic',
  'birth-date',
  'phone',
  'parent-person',
  'parent-iin',
  'parent-surname',
  'parent-firstname',
  'parent-patronymic',
  ...thingFields,
] as const

export const Change = z.object({ field: z.enum(changedFields), before: z.string(), after: z.string() })
export type Change = z.infer<typeof Change>

const ImportPlanRow = z.object({
  id: z.int(),
  part: z.enum(parts),
  row: z.int().nullable(),
  kind: z.enum(rowKinds),
  name: z.string(),
  changes: z.array(Change),
})
export type ImportPlanRow = z.infer<typeof ImportPlanRow>

/** A line of the report, in the caller's language. */
const PlanFinding = z.object({
  id: z.int(),
  level: z.enum(levels),
  sheet: z.string().nullable(),
  row: z.int().nullable(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  words: z.string(),
  /** What the cell was probably meant to say. */
  proposal: z.string().nullable(),
  /** Whether the cell names one of a list: `choices` answers it. */
  hasChoices: z.boolean(),
})
export type PlanFinding = z.infer<typeof PlanFinding>

/** `closed`: a newer workbook came. */
export const planStates = ['ready', 'unreadable', 'other-school', 'nothing-to-do', 'closed', 'done', 'undone'] as const

const ImportPlan = z.object({
  id: z.uuid(),
  fileName: z.string(),
  madeBy: z.string(),
  madeAt: Instant,
  state: z.enum(planStates),
  faults: z.int(),
  doneBy: z.string().nullable(),
  doneAt: Instant.nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: Instant.nullable(),
})
export type ImportPlan = z.infer<typeof ImportPlan>

const Counts = z.object({ part: z.enum(parts), create: z.int(), change: z.int(), same: z.int() })
/** A cell by the names that the report gives it, and what it is to say instead. */
const Correction = z.object({
  sheet: z.string().min(1).max(100),
  row: z.int().min(1).max(1_048_576),
  column: z.string().min(1).max(100),
  value: z.string().max(1000),
})
export type Correction = z.infer<typeof Correction>

const WholePlan = ImportPlan.extend({
  hash: z.string().nullable(),
  counts: z.array(Counts),
  findings: z.object({ fault: z.int(), consequence: z.int(), warning: z.int() }),
  corrections: z.array(Correction),
  /** Rows that may be somebody of the school: how many, and of how many nobody has said. */
  questions: z.object({ all: z.int(), open: z.int() }),
  /** Fields of people that the school keeps: how many, and how many of them the reviewer takes from the workbook. */
  kept: z.object({ all: z.int(), taken: z.int() }),
  can: z.object({ commit: z.boolean(), correct: z.boolean(), undo: z.boolean() }),
})
export type WholePlan = z.infer<typeof WholePlan>

const root = '/api/v1/bs/school-import'
const OfPlan = z.object({ plan: z.uuid() })
const One = z.object({ uuid: z.uuid() })
const askedRows = tableQuery('row', 'name').extend({
  plan: z.uuid(),
  part: z.enum(parts).optional(),
  kind: z.enum(rowKinds).optional(),
})
const askedFindings = tableQuery('row').extend({ plan: z.uuid(), level: z.enum(levels).optional() })
const askedQuestions = tableQuery('row', 'name').extend({
  plan: z.uuid(),
  answered: z.enum(['yes', 'no']).optional(),
})
const askedKept = tableQuery('row', 'name').extend({ plan: z.uuid(), taken: z.enum(['yes', 'no']).optional() })
const files = { most: 1, bytes: 20 * 1024 * 1024, kinds: 'documents' } as const

export const importPlans = {
  list: get(root, {
    roles: management,
    about: 'The workbooks of the whole school that were checked, the latest first.',
    query: tableQuery('madeAt'),
    response: pageOf(ImportPlan),
  }),
  template: get(`${root}/template`, {
    roles: management,
    answers: 'file',
    about: 'The empty workbook of a school in the caller’s language; the sheet of the school itself is filled in.',
    response: Done,
  }),
  whole: post(`${root}/whole`, {
    roles: management,
    about:
      'Answers the job whose file is the whole school as a workbook in the caller’s language: brought in again, it changes nothing.',
    body: JobAsk,
    response: Job,
  }),
  check: post(`${root}/check`, {
    roles: management,
    files,
    about:
      'Takes a workbook of the whole school and answers the job that makes its plan. Nothing of the school is changed. An earlier plan can no longer be brought in.',
    query: JobAsk,
    response: Job,
  }),
  rows: get(`${root}/rows`, {
    roles: management,
    about: 'What becomes of each row of a workbook, a page; for a change the old and the new value of each field.',
    query: askedRows,
    response: pageOf(ImportPlanRow),
  }),
  rowsFile: get(`${root}/rows/file`, {
    roles: management,
    answers: 'file',
    about: 'The same rows as an xlsx file, 10,000 at most.',
    query: askedRows.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  findings: get(`${root}/findings`, {
    roles: management,
    about: 'The lines of the report of a workbook: sheet, row, column, value and reason, a page.',
    query: askedFindings,
    response: pageOf(PlanFinding),
  }),
  choices: get(`${root}/choices`, {
    roles: management,
    about:
      'What the cell of a line of the report may say, where it names a class, a room, a subject or a word of a list; nothing for other cells.',
    query: z.object({ plan: z.uuid(), finding: IdInAddress }),
    response: z.object({ choices: z.array(z.object({ value: z.string(), label: z.string() })).max(2000) }),
  }),
  findingsFile: get(`${root}/findings/file`, {
    roles: management,
    answers: 'file',
    about: 'The same lines as an xlsx file, 10,000 at most.',
    query: askedFindings.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  one: get(`${root}/:uuid`, {
    roles: management,
    about: 'A workbook with what it would do by sheets. 404 before it was checked.',
    params: One,
    response: WholePlan,
  }),
  commit: post(`${root}/commit`, {
    roles: management,
    about:
      'Answers the job that brings in exactly what was looked at, all or nothing; its file are the access sheets of new people. It fails with import-plans.moved where the school was changed so that the workbook would do something else. 422 where rows are at fault and `withoutFaults` does not leave them out, where it is open whether a row is somebody of the school, and for a plan that is done or was replaced.',
    query: OfPlan,
    body: JobAsk.extend({ withoutFaults: z.boolean().default(false) }),
    response: Job,
  }),
  correct: post(`${root}/correct`, {
    roles: management,
    about:
      'Cells that are to be read otherwise than they stand in the file; a cell without a value is again what the file says. Answers the job that makes the plan anew. 422 for a plan that can no longer be brought in.',
    query: OfPlan,
    body: JobAsk.extend({
      cells: z
        .array(Correction.extend({ value: Correction.shape.value.nullable() }))
        .min(1)
        .max(100),
    }),
    response: Job,
  }),
  questions: get(`${root}/questions`, {
    roles: management,
    about:
      'Rows of a workbook whose IIN nobody has, with those of the school who have their name and birth date, a page.',
    query: askedQuestions,
    response: pageOf(IdentityQuestion),
  }),
  answer: post(`${root}/answer`, {
    roles: management,
    about:
      'Says of rows whether they are somebody of the school. Whoever is the same is changed and not added. Answers the job that makes the plan anew. 422 for a plan that can no longer be brought in, and for a person who does not fit the row.',
    query: OfPlan,
    body: JobAsk.extend({ answers: z.array(IdentityAnswer).min(1).max(300) }),
    response: Job,
  }),
  kept: get(`${root}/kept`, {
    roles: management,
    about:
      'Fields of people, rooms, hours and plans of the school that the workbook gives otherwise, of people with who wrote them by hand and when, a page. Of people for whose account another school answers none.',
    query: askedKept,
    response: pageOf(Kept),
  }),
  take: post(`${root}/take`, {
    roles: management,
    about:
      'Takes fields from the workbook, or leaves them as they are; without a field all of the person or the thing. Answers the job that makes the plan anew. 422 for a plan that can no longer be brought in.',
    query: OfPlan,
    body: JobAsk.extend({ fields: z.array(Taking).min(1).max(300) }),
    response: Job,
  }),
  undo: post(`${root}/undo`, {
    roles: management,
    about:
      'Answers the job that takes the last import back as one act: the school is then what it was before it. It fails with import-plans.used, which names them, where something was changed since or hangs on what came. 422 for any other import; 403 for whoever is neither a director nor brought it in.',
    query: OfPlan,
    body: JobAsk,
    response: Job,
  }),
}
