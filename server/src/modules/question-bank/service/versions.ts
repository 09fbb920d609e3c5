import { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import type { QuestionVersion } from '@qalam/contract/question-bank/api.ts'
import { bankStale } from '@qalam/contract/question-bank/problems.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import * as repository from '../repository.ts'
import { usesOf, versionsOf } from '../views.ts'
import { headOf, toEdit, toRead } from './read.ts'

/** The versions of a question, and the documents it stands in. */
export async function history(context: Context, uuid: string) {
  const { db, actor } = context
  const { school_id } = await toRead(context, uuid)
  const versions = await versionsOf(db, school_id, uuid)
  const uses = await usesOf(db, { schoolId: school_id, userId: actor.userId }, uuid)
  return { versions: versions.map((one) => ({ ...one, at: one.at.toISOString() })), uses }
}

type Version = { uuid: string; number: number }

const exerciseIn = async ({ db }: Context, { school_id, uuid }: repository.BankQuestionRow, number: number) =>
  ExerciseDraft.parse(found(await repository.exerciseOf(db, { schoolId: school_id, uuid }, number)))

/** A question as it was stored once. */
export async function openVersion(context: Context, { uuid, number }: Version): Promise<QuestionVersion> {
  const row = await toRead(context, uuid)
  const exercise = await exerciseIn(context, row, number)
  const { version } = row
  return { number, exercise, version, can: { restore: canEdit(context.actor, row) && number !== version } }
}

/** Makes the next version from an older one, over the version that was looked at. */
export async function restore(context: Context, { uuid, number }: Version, version: number) {
  const { db, actor, now } = context
  const row = await toEdit(context, uuid)
  const draft = { ...headOf(row), exercise: await exerciseIn(context, row, number), version }
  const key = { schoolId: row.school_id, uuid }
  if (!(await repository.storeNext(db, key, draft, { byUserId: actor.userId, now }))) throw bankStale()
  return { version: version + 1 }
}
