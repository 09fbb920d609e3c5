import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import {
  questionnaireChanged,
  questionnaireNotDraft,
  questionnaireOver,
  questionsAnswered,
} from '@qalam/contract/questionnaires/problems.ts'
import type { Questionnaire, QuestionDraft } from '@qalam/contract/questionnaires/shapes.ts'
import { ownDesk, refuseOutside, refusePast } from '#modules/news/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { constraintOf } from '#platform/db/violations.ts'
import * as repository from '../repository/desk.ts'
import { questionnaireOf, type QuestionnaireRow, questionnairesOf } from '../views/desk.ts'

export async function list(context: Context, asked: Parsed<typeof questionnaires.list>['query']) {
  const { rows, ...page } = await pageOf(questionnairesOf(context.db, ownDesk(context), context.today, asked), asked)
  return { ...page, rows: rows.map((row) => ({ ...head(row), questions: row.questions.length })) }
}

export const one = async (context: Context, uuid: string): Promise<Questionnaire> =>
  presentWhole(await standing(context, uuid))

type Body = Parsed<typeof questionnaires.store>['body']

/** Writes a questionnaire, and asks it where that is wanted or was done before. */
export async function store(context: Context, uuid: string, body: Body): Promise<{ version: number }> {
  const desk = ownDesk(context)
  await repository.lock(context.db, uuid)
  const before = await questionnaireOf(context.db, desk, context.today, uuid)
  const { version, publish, ...draft } = body
  if ((before?.version ?? 0) !== version) throw questionnaireChanged()
  if (before?.stage === 'ended') throw questionnaireOver()
  const areOthers = !before || !isSame(before.questions, draft.questions)
  if (before && areOthers && before.replies > 0) throw questionsAnswered()

  const isOut = before !== undefined && before.stage !== 'draft'
  await refuseOutside(context, desk, draft)
  if (publish || isOut) refusePast(context.today, draft, isOut ? before.since : null)

  const state = publish || isOut ? ('published' as const) : ('draft' as const)
  const written = { draft, state, authorId: context.actor.userId, now: context.now }
  if (before) await repository.replace(context.db, uuid, before.form + (areOthers ? 1 : 0), version, written)
  else await repository.insert(context.db, desk, uuid, written).catch(foreign)
  if (areOthers) await repository.storeQuestions(context.db, uuid, draft.questions)
  return { version: version + 1 }
}

/** Whether the questions are word for word those before. */
function isSame(before: QuestionnaireRow['questions'], after: readonly QuestionDraft[]): boolean {
  const bare = (questions: readonly QuestionDraft[]) =>
    JSON.stringify(
      questions.map(({ kind, required, words, options }) => [
        ...[kind, required, words.kz, words.ru, words.en],
        ...options.flatMap(({ kz, ru, en }) => [kz, ru, en]),
      ]),
    )
  return bare(before) === bare(after)
}

/** The uuid lies on another desk: for the caller it is not there. */
function foreign(error: unknown): never {
  if (constraintOf(error) === 'questionnaire_pkey') found(null)
  throw error
}

export async function copy(context: Context, from: string, uuid: string): Promise<{}> {
  await standing(context, from)
  const { db, actor, now } = context
  await repository.copy(db, { from, uuid, authorId: actor.userId, now })
  await standing(context, uuid)
  return {}
}

export async function stop(context: Context, uuid: string): Promise<{}> {
  await repository.lock(context.db, uuid)
  const { stage } = await standing(context, uuid)
  if (stage === 'draft') throw questionnaireOver()
  if (stage !== 'ended') await repository.stop(context.db, uuid, context.now)
  return {}
}

export async function remove(context: Context, uuid: string): Promise<{}> {
  await repository.lock(context.db, uuid)
  const { stage } = await standing(context, uuid)
  if (stage !== 'draft') throw questionnaireNotDraft()
  await repository.remove(context.db, uuid)
  return {}
}

/** One of the caller's desk; that of another is not found. */
export const standing = async (context: Context, uuid: string): Promise<QuestionnaireRow> =>
  found(await questionnaireOf(context.db, ownDesk(context), context.today, uuid))

const head = ({ id, title, roles, scope, scopeName, since, until, stage, replies }: QuestionnaireRow) => ({
  ...{ id, title, roles, scope, scopeName, since, until, stage, replies },
  can: { edit: stage !== 'ended', stop: stage === 'planned' || stage === 'running', delete: stage === 'draft' },
})

export const presentWhole = (row: QuestionnaireRow): Questionnaire => ({
  ...head(row),
  lead: row.lead,
  scopeId: row.scopeId,
  questions: row.questions.map(({ kind, required, words, options }) => ({ kind, required, words, options })),
  fixed: row.replies > 0,
  version: row.version,
})
