import { faults } from '@qalam/contract/exercises/faults.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { bankStale, bankUnfinished } from '@qalam/contract/question-bank/problems.ts'
import type { BankQuestionDraft } from '@qalam/contract/question-bank/question.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canEdit } from '../policy.ts'
import * as repository from '../repository.ts'
import { toEdit } from './read.ts'

/** A question is of a subject that the country has. */
export const unknownSubject = orRefuse('bank_question_subject_id_fkey', fieldProblem('subjectId', 'required'))

/** What cannot be scored does not go into the bank. */
export function refuseUnfinished({ exercise }: BankQuestionDraft): void {
  const [fault] = faults(exercise)
  if (fault) throw bankUnfinished({ fault })
}

/** Puts a question into the bank; a repeat is the same one. */
export async function create({ db, actor, now }: Context, question: repository.NewQuestion): Promise<{ uuid: string }> {
  refuseUnfinished(question)
  const schoolId = found(actor.schoolId)
  const { uuid } = question
  const by = { byUserId: actor.userId, now }
  const [stored] = await repository.insertAll(db, schoolId, [question], by).catch(unknownSubject)
  if (stored === undefined) {
    const known = await repository.one(db, { schoolId, uuid })
    if (!known || !canEdit(actor, known)) throw fieldProblem('uuid', 'already-exists')
  }
  return { uuid }
}

/** Stores a question as its next version. */
export async function change(context: Context, uuid: string, draft: BankQuestionDraft & { version: number }) {
  const { db, actor, now } = context
  const row = await toEdit(context, uuid)
  refuseUnfinished(draft)
  const key = { schoolId: row.school_id, uuid }
  const isStored = await repository.storeNext(db, key, draft, { byUserId: actor.userId, now }).catch(unknownSubject)
  if (!isStored) throw bankStale()
  return { version: draft.version + 1 }
}

/** Shows the question to colleagues, or shows it no more. */
export async function share(context: Context, uuid: string, shared: boolean): Promise<{}> {
  const { school_id } = await toEdit(context, uuid)
  await repository.mark(context.db, { schoolId: school_id, uuid }, { shared_at: shared ? context.now : null })
  return {}
}

/** Puts the question away, or takes it back. */
export async function archive(context: Context, uuid: string, archived: boolean): Promise<{}> {
  const { school_id } = await toEdit(context, uuid)
  await repository.mark(context.db, { schoolId: school_id, uuid }, { archived_at: archived ? context.now : null })
  return {}
}
