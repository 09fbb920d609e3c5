import { type importPlans, type WholePlan, Change, levels, rowKinds } from '@qalam/contract/import-plans/api.ts'
import { planClosed, planHasFaults, planHasQuestions, planNotLast } from '@qalam/contract/import-plans/problems.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Job, JobAsk } from '@qalam/contract/kernel/job.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { parts } from '@qalam/contract/school-import/plan.ts'
import { z } from 'zod'
import { academicYear } from '#modules/schools/public.ts'
import { templateOf } from '#modules/school-import/review/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { startJob } from '#platform/jobs/start.ts'
import { broughtIn, checked, corrected, exported, takenBack } from './jobs.ts'
import { mayImport, mayUndo } from './policy.ts'
import { addPlan, storeCorrections, workbookOf } from './repository.ts'
import { hasChoices } from './questions/codes.ts'
import { keptCounts, questionCounts } from './questions/views.ts'
import { isKept } from './undo/views.ts'
import * as views from './views.ts'

/** The school of a caller who may bring it in. */
export function schoolOf({ actor }: Pick<Context, 'actor'>): number {
  allow(mayImport(actor))
  return found(actor.schoolId)
}

/** Keeps a workbook and asks for its plan. */
export async function check(context: Context, store: FileStore, uuid: string): Promise<Job> {
  schoolOf(context)
  const [file] = context.files
  if (!file) throw fieldProblem('file', 'required')
  return checkBytes(context, uuid, file.name, await bytesOf(store, file.uuid))
}

export async function checkBytes(context: Context, uuid: string, fileName: string, workbook: Buffer): Promise<Job> {
  const schoolId = schoolOf(context)
  const job = await startJob(context, checked, { uuid }, {})
  const { actor, language, now } = context
  await addPlan(context.db, schoolId, { uuid, fileName, language, workbook, madeBy: actor.userId, madeAt: now })
  return job
}

export async function bytesOf(store: FileStore, uuid: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of found(await store.open(uuid))) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Asks to bring in what was looked at. */
export async function commit(context: Context, { query, body }: Parsed<typeof importPlans.commit>): Promise<Job> {
  const schoolId = schoolOf(context)
  const plan = found(await workbookOf(context.db, schoolId, query.plan))
  if (plan.outcome !== 'ready' || !plan.workbook) throw planClosed()
  if (plan.faults > 0 && !body.withoutFaults) throw planHasFaults({ count: plan.faults })
  const { open, names } = await questionCounts(context.db, schoolId, query.plan)
  if (open > 0) throw planHasQuestions({ count: open, names })
  return startJob(context, broughtIn, body, { plan: query.plan })
}

/** Keeps corrected cells and asks for the plan anew. */
export async function correct(context: Context, { query, body }: Parsed<typeof importPlans.correct>): Promise<Job> {
  const schoolId = schoolOf(context)
  const { db, actor, now } = context
  const plan = await planFound(context, schoolId, query.plan)
  if (!mayCorrect(plan)) throw planClosed()
  const job = await startJob(context, corrected, body, { plan: query.plan })
  await storeCorrections(db, schoolId, query.plan, body.cells, { by: actor.userId, at: now })
  return job
}

/** A workbook is corrected while it may still be brought in; of another school's nothing is told. */
export const mayCorrect = ({ isOpen, state }: Pick<PlanFound, 'isOpen' | 'state'>): boolean =>
  isOpen && state !== 'other-school'

/** Asks to take the last import back. */
export async function undo(context: Context, { query, body }: Parsed<typeof importPlans.undo>): Promise<Job> {
  const schoolId = schoolOf(context)
  const plan = await planFound(context, schoolId, query.plan)
  if (!(await isKept(context.db, schoolId, query.plan))) throw planNotLast()
  allow(mayUndo(context.actor, plan.doneById))
  return startJob(context, takenBack, body, { plan: query.plan })
}

type List = Parsed<typeof importPlans.list>['query']

/** The workbooks that were checked, the latest first. */
export async function list(context: Context, asked: List) {
  const schoolId = schoolOf(context)
  const { rows, ...page } = await pageOf(views.plansOf(context.db, schoolId).orderBy(views.latestFirst), asked)
  return { ...page, rows: rows.map(present) }
}

type PlanFound = Awaited<ReturnType<ReturnType<typeof views.plansOf>['executeTakeFirstOrThrow']>>

const present = ({ madeAt, doneAt, undoneAt, madeBy, hash: _, doneById: __, isOpen: ___, ...plan }: PlanFound) => ({
  ...plan,
  madeBy: madeBy ?? '',
  madeAt: madeAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  undoneAt: undoneAt?.toISOString() ?? null,
})

export const planFound = async (context: Context, schoolId: number, uuid: string) =>
  found(await views.plansOf(context.db, schoolId).where('import_plan.uuid', '=', uuid).executeTakeFirst())

/** A workbook with what it would do by sheets. */
export async function one(context: Context, uuid: string): Promise<WholePlan> {
  const schoolId = schoolOf(context)
  const plan = await planFound(context, schoolId, uuid)
  const rows = await views.rowCounts(context.db, schoolId, uuid)
  const lines = await views.levelCounts(context.db, schoolId, uuid)
  const questions = await questionCounts(context.db, schoolId, uuid)

  const counted = (part: (typeof parts)[number], kind: (typeof rowKinds)[number]) =>
    rows.find((row) => row.part === part && row.kind === kind)?.count ?? 0
  const ofLevel = (level: (typeof levels)[number]) => lines.find((line) => line.level === level)?.count ?? 0
  return {
    ...present(plan),
    hash: plan.hash,
    counts: parts.map((part) => ({
      part,
      create: counted(part, 'create'),
      change: counted(part, 'change'),
      same: counted(part, 'same'),
    })),
    corrections: await views.correctionsOf(context.db, schoolId, uuid),
    questions: { all: questions.all, open: questions.open },
    kept: await keptCounts(context.db, schoolId, uuid),
    findings: { fault: ofLevel('fault'), consequence: ofLevel('consequence'), warning: ofLevel('warning') },
    can: {
      commit: plan.state === 'ready',
      correct: mayCorrect(plan),
      undo: mayUndo(context.actor, plan.doneById) && (await isKept(context.db, schoolId, uuid)),
    },
  }
}

type AskedRows = Parsed<typeof importPlans.rowsFile>['query']
type AskedFindings = Parsed<typeof importPlans.findingsFile>['query']

/** The rows of a plan of the school, to be taken by the page or whole. */
async function rowsQuery(context: Context, asked: Omit<AskedRows, 'hide'>) {
  const schoolId = schoolOf(context)
  await planFound(context, schoolId, asked.plan)
  return views.rowsOf(context.db, schoolId, asked)
}

const Part = z.enum(parts)
const Kind = z.enum(rowKinds)
const Changes = z.array(Change)
type RowFound = Awaited<ReturnType<ReturnType<typeof views.rowsOf>['executeTakeFirstOrThrow']>>
const presentRow = ({ ordinal, part, row_number, kind, name, changes }: RowFound) => ({
  id: ordinal,
  part: Part.parse(part),
  row: row_number,
  kind: Kind.parse(kind),
  name,
  changes: Changes.parse(changes),
})

export async function rows(context: Context, asked: Parsed<typeof importPlans.rows>['query']) {
  const { rows: some, ...page } = await pageOf(await rowsQuery(context, asked), asked)
  return { ...page, rows: some.map(presentRow) }
}

export const allRows = async (context: Context, asked: AskedRows) =>
  (await (await rowsQuery(context, asked)).limit(longestFile).execute()).map(presentRow)

type Words = (code: string, about: Record<string, string | number>) => string

async function findingsQuery(context: Context, asked: Omit<AskedFindings, 'hide'>) {
  const schoolId = schoolOf(context)
  await planFound(context, schoolId, asked.plan)
  return views.findingsOf(context.db, schoolId, asked)
}

const proposalOf = ({ proposal }: z.infer<typeof About>): string | null =>
  proposal === undefined ? null : String(proposal)

const Level = z.enum(levels)
const About = z.record(z.string(), z.union([z.string(), z.number()]))
type LineFound = Awaited<ReturnType<ReturnType<typeof views.findingsOf>['executeTakeFirstOrThrow']>>
const presentLine =
  (words: Words) =>
  ({ ordinal, level, sheet, row_number, column_name, value, code, about }: LineFound) => ({
    id: ordinal,
    level: Level.parse(level),
    sheet,
    row: row_number,
    column: column_name,
    value,
    words: words(code, About.parse(about)),
    proposal: proposalOf(About.parse(about)),
    hasChoices: hasChoices(code),
  })

export async function findings(context: Context, asked: Parsed<typeof importPlans.findings>['query'], words: Words) {
  const { rows: some, ...page } = await pageOf(await findingsQuery(context, asked), asked)
  return { ...page, rows: some.map(presentLine(words)) }
}

export const allFindings = async (context: Context, asked: AskedFindings, words: Words) =>
  (await (await findingsQuery(context, asked)).limit(longestFile).execute()).map(presentLine(words))

/** The empty workbook of the caller's school for its current year. */
export async function template(context: Context) {
  const schoolId = schoolOf(context)
  return found(await templateOf(context.db, schoolId, await yearNow(context, schoolId), context.language))
}

/** Asks for the whole school as a workbook. */
export async function whole(context: Context, body: JobAsk): Promise<Job> {
  const schoolId = schoolOf(context)
  return startJob(context, exported, body, { year: await yearNow(context, schoolId) })
}

const yearNow = async ({ db, today }: Context, schoolId: number): Promise<number> =>
  (await academicYear(db, schoolId, today, null)) ?? yearOf(today)

/** The year that begins in the coming autumn belongs to it from August on. */
const yearOf = (today: string): number => Number(today.slice(0, 4)) - (today.slice(5, 7) < '08' ? 1 : 0)
