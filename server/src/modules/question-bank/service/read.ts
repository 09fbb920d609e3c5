import { ExerciseDraft, ExerciseType } from '@qalam/contract/exercises/draft.ts'
import type { BankQuestion, QuestionRow, QuestionsAsked } from '@qalam/contract/question-bank/api.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { canEdit, canRead } from '../policy.ts'
import * as repository from '../repository.ts'
import { type QuestionListRow, questionsOf, subjects } from '../views.ts'

/** A question that the caller may read; for anybody else it is not there. */
export async function toRead({ db, actor }: Context, uuid: string): Promise<repository.BankQuestionRow> {
  const row = found(await repository.one(db, { schoolId: found(actor.schoolId), uuid }))
  return found(canRead(actor, row) ? row : null)
}

/** A question that the caller writes. */
export async function toEdit(context: Context, uuid: string): Promise<repository.BankQuestionRow> {
  const row = await toRead(context, uuid)
  allow(canEdit(context.actor, row))
  return row
}

/** A page of the questions that the caller may read. */
export async function list(context: Context, asked: QuestionsAsked) {
  const { db, actor } = context
  const query = questionsOf(db, { schoolId: found(actor.schoolId), userId: actor.userId }, asked)
  const { rows, ...page } = await pageOf(query, asked)
  return { ...page, rows: rows.map((row) => present(context, row)), subjects: await subjects(db) }
}

function present({ actor }: Context, row: QuestionListRow): QuestionRow {
  return {
    id: row.uuid,
    version: row.version,
    type: ExerciseType.parse(row.type),
    prompt: row.prompt,
    points: row.points,
    ...headOf(row),
    subject: row.subject_id !== null && row.subject_name ? { id: row.subject_id, name: row.subject_name } : null,
    shared: row.shared_at !== null,
    archived: row.archived_at !== null,
    used: row.used,
    updatedAt: row.updated_at.toISOString(),
    owner: { id: row.owner_id, name: row.owner_name },
    can: { edit: canEdit(actor, row) },
  }
}

export const headOf = ({ subject_id, parallel, language, objectives, difficulty }: repository.BankQuestionRow) => ({
  subjectId: subject_id,
  parallel,
  language,
  objectives,
  difficulty,
})

/** Questions with their keys, of those that the caller may read, in the order they were named; 404 when there are none. */
export async function chosen(context: Context, uuids: readonly string[]): Promise<BankQuestion[]> {
  const questions = await readable(context, uuids)
  return found(questions.length > 0 ? questions : null)
}

export async function readable({ db, actor }: Context, uuids: readonly string[]): Promise<BankQuestion[]> {
  const rows = await repository.wholes(db, found(actor.schoolId), uuids)
  const known = new Map(rows.filter((row) => canRead(actor, row)).map((row) => [row.uuid, row]))
  return [...new Set(uuids)].flatMap((uuid) => {
    const row = known.get(uuid)
    if (!row) return []
    return [
      {
        uuid,
        version: row.version,
        ...headOf(row),
        exercise: ExerciseDraft.parse(row.exercise),
        shared: row.shared_at !== null,
        archived: row.archived_at !== null,
        can: { edit: canEdit(actor, row) },
      },
    ]
  })
}

export async function open(context: Context, uuid: string): Promise<BankQuestion> {
  return found((await readable(context, [uuid]))[0])
}
