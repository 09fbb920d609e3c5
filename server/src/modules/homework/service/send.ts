import { type HomeworkAnswerDraft, type AnswerPage, maxAnswerFiles } from '@qalam/contract/homework/answers.ts'
import { homeworkAnswered } from '@qalam/contract/homework/events.ts'
import {
  answerClosed,
  answerStale,
  emptyAnswer,
  homeworkExpired,
  tooManyHomeworkFiles,
} from '@qalam/contract/homework/problems.ts'
import { keysOf } from '#modules/content/public.ts'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository-answers.ts'
import type { AnswerRow } from '../views/answer.ts'
import { answerRow, isOpen, page, workOf } from './answer.ts'
import { hasExercises, needsPerson, pointsOf, storedAnswers, type HomeworkWork } from './work.ts'

/** Sends the own answer. A repeat of the operation changes nothing; an older version is refused (409). */
export async function send(context: Context, answerId: string, draft: HomeworkAnswerDraft): Promise<AnswerPage> {
  const { db, now, actor } = context
  const { row, key, held } = await toGive(context, answerId)
  const work = await workOf(context, row)
  const exercises = work ? storedAnswers(work, draft.exercises) : {}
  refuseEmpty(draft, held.files, work, exercises)
  const { points, score } = await scored(context, row, work, exercises)

  const event = {
    operation: draft.operation,
    version: held.stored + 1,
    kind: 'sent' as const,
    by: actor.userId,
    at: now,
    score,
    comment: '',
  }
  if (!(await repository.note(db, key, event))) return page(context, answerId)
  if (held.version !== draft.version) throw answerStale({ version: held.version })
  await repository.send(db, key, { body: draft.body, exercises, points, score, now })
  tell(context, row)
  return page(context, answerId)
}

/** Adds files to the own answer while it may be given; ten at most in all. */
export async function addFiles(context: Context, answerId: string): Promise<AnswerPage> {
  const kept = sentFiles(context)
  const { key, held } = await toGive(context, answerId)
  if (held.files + kept.length > maxAnswerFiles) throw tooManyHomeworkFiles({ max: maxAnswerFiles })

  await repository.addFiles(context.db, key, kept, held.files)
  return page(context, answerId)
}

export async function removeFile(context: Context, answerId: string, uuid: string): Promise<AnswerPage> {
  const { key } = await toGive(context, answerId)
  found(await repository.removeFile(context.db, key, uuid))
  return page(context, answerId)
}

/** Refuses whoever has no such answer to give, or none any more. */
export async function mayGive(context: Context, answerId: string): Promise<AnswerRow> {
  const row = await answerRow(context, answerId)
  if (row.kept === 'scored') throw answerClosed()
  if (!isOpen(row, context.now)) throw homeworkExpired()
  return row
}

/** The own answer, held; refused where nothing can be given any more. */
async function toGive(context: Context, answerId: string) {
  const row = await mayGive(context, answerId)
  const key = { schoolId: row.schoolId, answerId }
  await repository.begin(context.db, key, context.now)
  const held = found(await repository.hold(context.db, key))
  if (held.state === 'scored') throw answerClosed()
  // Where nothing had been given, the draft was begun just now: the page of the student still says 0.
  return { row, key, held: { ...held, stored: held.version, version: row.kept === null ? 0 : held.version } }
}

/** Words, a file or an answer to an exercise; what is only to be read is answered by being sent. */
function refuseEmpty({ body }: HomeworkAnswerDraft, files: number, work: HomeworkWork | null, exercises: object): void {
  const isOnlyRead = work !== null && !hasExercises(work)
  const isAnswered = Object.values(exercises).some((answer) => answer !== null)
  if (body === '' && files === 0 && !isOnlyRead && !isAnswered) throw emptyAnswer()
}

/** What the server scores; where no person has to look, that is the score. */
async function scored(
  { db }: Context,
  row: AnswerRow,
  work: HomeworkWork | null,
  exercises: ReturnType<typeof storedAnswers>,
) {
  if (!work || !row.contentVersion || !hasExercises(work)) return { points: null, score: null }
  const { keys } = found(await keysOf(db, row.schoolId, row.contentVersion))
  const points = pointsOf(work, keys, exercises)
  return { points, score: needsPerson(work) ? null : points }
}

export function tell(context: Context, { schoolId, answerId, homework, student }: AnswerRow): void {
  const data = { homeworkUuid: homework.uuid, answerId, studentId: student.id }
  context.announce(homeworkAnswered, schoolId, data)
}
