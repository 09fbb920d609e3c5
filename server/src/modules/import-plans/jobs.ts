import { createHash } from 'node:crypto'
import {
  placeDenied,
  planClosed,
  planNotLast,
  postsDenied,
  schoolMoved,
} from '@qalam/contract/import-plans/problems.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { z } from 'zod'
import { bringIn, type ImportOutcome, type ImportProgress, propose, readApart } from '#modules/school-import/public.ts'
import {
  accessWorkbook,
  changesOf,
  type Concerned,
  holdSchool,
  isMoved,
  postsGiven,
  type RowChange,
  schoolWorkbook,
} from '#modules/school-import/review/public.ts'
import { found } from '#platform/access.ts'
import { defineJob, type JobContext } from '#platform/jobs/kind.ts'
import { say } from '#platform/http/errors.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { mayGive, mayRewrite } from './policy.ts'
import { endPlan, type WorkbookReading, storeReading, workbookOf } from './repository.ts'
import { endUndo, storeChanges } from './undo/repository.ts'
import type { Before } from './undo/tables.ts'
import { refuseUsed, takeBack } from './undo/take-back.ts'
import { isKept, standingRows } from './undo/views.ts'
import { correctionsOf, decisionsOf } from './views.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const pageOf = (uuid: string) => `/backoffice/school-import/${uuid}`

/** How the import tells of itself becomes the job's progress; a job that was stopped ends it by its signal. */
const following = ({ signal, progress }: JobContext<unknown>) => ({
  signal,
  onProgress: ({ stage, done }: ImportProgress) =>
    void progress(Math.round(done * 100), 100, `school-import.stage.${stage}`).catch(() => {}),
})

type Matched = Pick<Extract<ImportOutcome, { state: 'ready' }>['matched'], 'questions' | 'kept'>

/** Two plans are one when they say the same of the same rows, and the same was said of whom they ask about. */
const hashOf = (hash: string, rows: readonly RowChange[], { questions, kept }: Matched): string =>
  createHash('sha256')
    .update(JSON.stringify([hash, rows, questions, kept]))
    .digest('hex')

/** A workbook is read in a thread and compared with the school; the plan is kept, and nothing else is written. */
export const checked = defineJob({
  name: 'import-plans.check',
  title: 'import-plans.job-check',
  input: z.object({}),
  repeatable: true,
  run: async (context) => {
    const { db, schoolId, uuid } = context
    const { workbook, language, outcome: before } = found(await workbookOf(db, schoolId, uuid))
    if (before) return { link: pageOf(uuid) }
    if (!workbook) throw planClosed()
    await readPlan(context, uuid, workbook, language)
    return { link: pageOf(uuid) }
  },
})

/** The plan of a workbook is made anew after cells of it were corrected. */
export const corrected = defineJob({
  name: 'import-plans.correct',
  title: 'import-plans.job-correct',
  input: z.object({ plan: z.uuid() }),
  repeatable: true,
  run: async (context) => {
    const { plan } = context.input
    const { workbook, language } = found(await workbookOf(context.db, context.schoolId, plan))
    if (!workbook) throw planClosed()
    await readPlan(context, plan, workbook, language)
    return { link: `${pageOf(plan)}/findings` }
  },
})

/** The plan of a workbook is made anew after somebody said who its people are, or what of them is taken. */
const decided = (name: string, title: string, page: string) =>
  defineJob({
    name,
    title,
    input: z.object({ plan: z.uuid() }),
    repeatable: true,
    run: async (context) => {
      const { plan } = context.input
      const { workbook, language } = found(await workbookOf(context.db, context.schoolId, plan))
      if (!workbook) throw planClosed()
      await readPlan(context, plan, workbook, language)
      return { link: `${pageOf(plan)}/${page}` }
    },
  })
export const answered = decided('import-plans.answer', 'import-plans.job-answer', 'questions')
export const took = decided('import-plans.take', 'import-plans.job-take', 'kept')

async function readPlan(context: JobContext<unknown>, uuid: string, workbook: Buffer, language: Language) {
  const { db, schoolId, now } = context
  const corrections = await correctionsOf(db, schoolId, uuid)
  let rows: RowChange[] = []
  const outcome = await propose(db, workbook, {
    keepGood: true,
    now,
    read: readApart,
    corrections,
    decisions: { ...(await decisionsOf(db, schoolId, uuid)), language },
    agree: async (inside, proposal) => {
      rows = await changesOf(inside, proposal, language)
    },
    ...following(context),
  })
  const reading = readingOf(outcome, rows, schoolId)
  await inTransaction(db, (transaction) => storeReading(transaction, schoolId, uuid, reading, now))
}

/** The workbook of another school is not told of: neither what stands there nor who. */
function readingOf(outcome: ImportOutcome, rows: RowChange[], schoolId: number): WorkbookReading {
  if (outcome.state === 'ready') {
    const { hash, matched, findings, standing } = outcome
    const { questions, kept } = matched
    if (standing.schoolId !== schoolId)
      return { outcome: 'other-school', hash: null, rows: [], findings: [], questions: [], kept: [] }
    return { outcome: 'ready', hash: hashOf(hash, rows, matched), rows, findings, questions, kept }
  }
  const state = outcome.state === 'nothing-to-do' ? 'nothing-to-do' : 'unreadable'
  return { outcome: state, hash: null, rows: [], findings: outcome.findings, questions: [], kept: [] }
}

/**
 * Brings in what was looked at. In its transaction the workbook is compared anew: where it would do anything else than the
 * plan says, nothing is written. The access sheets of new people are the job's file.
 */
export const broughtIn = defineJob({
  name: 'import-plans.commit',
  title: 'import-plans.job-commit',
  input: z.object({ plan: z.uuid() }),
  repeatable: true,
  run: async (context) => {
    const { db, schoolId, actor, now, language, input, progress } = context
    const accesses = await db.transaction().execute(async (transaction) => {
      const plan = found(await workbookOf(transaction, schoolId, input.plan, true))
      if (!plan.workbook || !plan.hash) throw planClosed()
      let before: Standing = { rows: {}, people: { iins: [], personIds: [], themes: [] } }
      const imported = await bringIn(transaction, plan.workbook, {
        keepGood: true,
        now,
        read: readApart,
        corrections: await correctionsOf(transaction, schoolId, input.plan),
        decisions: { ...(await decisionsOf(transaction, schoolId, input.plan)), language: plan.language },
        ...following(context),
        begin: async (inside, people) => {
          before = { rows: await standingRows(inside, schoolId, people), people }
        },
        agree: async (inside, proposal) => {
          if (proposal.standing.schoolId !== schoolId) throw schoolMoved()
          if (!mayGive(actor, postsGiven(proposal))) throw postsDenied()
          if (await isMoved(inside, schoolId, proposal.plan.school)) throw placeDenied()
          const rows = await changesOf(inside, proposal, plan.language)
          if (hashOf(proposal.hash, rows, proposal.matched) !== plan.hash) throw schoolMoved()
          if (!mayRewrite(actor, proposal.matched)) throw postsDenied()
        },
      })
      if (imported.state !== 'imported') throw schoolMoved()
      await storeChanges(transaction, schoolId, input.plan, before.rows, before.people)
      await endPlan(transaction, schoolId, input.plan, { by: actor.userId, at: now, counts: imported.counts })
      // A job that was stopped is stopped here at last: after this the import stands.
      await progress(100, 100, 'import-plans.stage-closing')
      return imported.accesses
    })
    if (accesses.length === 0) return { link: pageOf(input.plan) }
    const file = Buffer.from(await accessWorkbook(accesses, language))
    return { file: { file, name: `${say(language, 'import-plans.access-file')}.xlsx`, mime }, link: pageOf(input.plan) }
  },
})

/** What stood before an import that it might change, and the people of its workbook. */
type Standing = { rows: Before; people: Concerned }

/** Takes the last import back, all of it or nothing. */
export const takenBack = defineJob({
  name: 'import-plans.undo',
  title: 'import-plans.job-undo',
  input: z.object({ plan: z.uuid() }),
  repeatable: true,
  run: async ({ db, schoolId, actor, now, input }) => {
    await db.transaction().execute(async (transaction) => {
      await holdSchool(transaction, schoolId)
      await workbookOf(transaction, schoolId, input.plan, true)
      if (!(await isKept(transaction, schoolId, input.plan))) throw planNotLast()
      await refuseUsed(transaction, schoolId, input.plan)
      await takeBack(transaction, schoolId, input.plan, now)
      await endUndo(transaction, schoolId, input.plan, actor.userId, now)
    })
    return { link: pageOf(input.plan) }
  },
})

/** The whole school as a workbook. */
export const exported = defineJob({
  name: 'import-plans.whole',
  title: 'import-plans.job-whole',
  input: z.object({ year: z.int() }),
  repeatable: true,
  run: async ({ db, schoolId, input, today, language }) => {
    const { bytes, name } = found(await schoolWorkbook(db, schoolId, input.year, today, language))
    return { file: { file: Buffer.from(bytes), name: `${name}.xlsx`, mime } }
  },
})
