import type { importPlans } from '@qalam/contract/import-plans/api.ts'
import { planClosed } from '@qalam/contract/import-plans/problems.ts'
import { Kept } from '@qalam/contract/import-plans/kept.ts'
import { type IdentityAnswer, IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Job } from '@qalam/contract/kernel/job.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { startJob } from '#platform/jobs/start.ts'
import { answered, took } from '../jobs.ts'
import { mayCorrect, planFound, schoolOf } from '../service.ts'
import { storeAnswers, storeTaken } from './repository.ts'
import { fittingOf, keptOf, questionsOf } from './views.ts'

/** The rows of a workbook that may be people of the school. */
export async function list(context: Context, asked: Parsed<typeof importPlans.questions>['query']) {
  const schoolId = schoolOf(context)
  await planFound(context, schoolId, asked.plan)
  const { rows, ...page } = await pageOf(questionsOf(context.db, schoolId, asked), asked)
  return { ...page, rows: rows.map((row) => IdentityQuestion.parse(row)) }
}

/** Keeps what was said of rows and asks for the plan anew. */
export async function answer(context: Context, { query, body }: Parsed<typeof importPlans.answer>): Promise<Job> {
  const schoolId = schoolOf(context)
  const { db, actor, now } = context
  if (!mayCorrect(await planFound(context, schoolId, query.plan))) throw planClosed()
  const fitting = await fittingOf(db, schoolId, query.plan)
  if (!body.answers.every((one) => fits(one, fitting.get(one.iin)))) throw fieldProblem('answers', 'invalid')
  const job = await startJob(context, answered, { uuid: body.uuid }, { plan: query.plan })
  await storeAnswers(db, schoolId, query.plan, body.answers, { by: actor.userId, at: now })
  return job
}

/** Somebody who is named is one of those who fit, and whoever is not named is not the same. */
const fits = ({ answer: said, person }: IdentityAnswer, people: ReadonlySet<number> | undefined): boolean =>
  people !== undefined && (said === 'same' ? person !== null && people.has(person) : person === null)

/** What the school keeps of people although the workbook says otherwise. */
export async function kept(context: Context, asked: Parsed<typeof importPlans.kept>['query']) {
  const schoolId = schoolOf(context)
  await planFound(context, schoolId, asked.plan)
  const { rows, ...page } = await pageOf(keptOf(context.db, schoolId, asked), asked)
  const present = ({ editedAt, ...row }: (typeof rows)[number]) =>
    Kept.parse({ ...row, editedAt: editedAt?.toISOString() ?? null })
  return { ...page, rows: rows.map(present) }
}

/** Keeps which fields are taken and asks for the plan anew. */
export async function take(context: Context, { query, body }: Parsed<typeof importPlans.take>): Promise<Job> {
  const schoolId = schoolOf(context)
  const { db, actor, now } = context
  if (!mayCorrect(await planFound(context, schoolId, query.plan))) throw planClosed()
  const job = await startJob(context, took, { uuid: body.uuid }, { plan: query.plan })
  await storeTaken(db, schoolId, query.plan, body.fields, { by: actor.userId, at: now })
  return job
}
