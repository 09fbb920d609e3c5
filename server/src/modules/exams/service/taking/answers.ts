import { attemptChanged } from '@qalam/contract/exams/events.ts'
import { mostAnswerFiles } from '@qalam/contract/exams/api.ts'
import { answersStale, answerUnfit, examClosed, examReset, tooManyFiles } from '@qalam/contract/exams/problems.ts'
import { millisOf, takenAt } from '@qalam/contract/exams/rules.ts'
import type { AnswerGiven, AnswerTaken, AnswersTaken } from '@qalam/contract/exams/shapes.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { understood } from '@qalam/contract/exercises/answerless.ts'
import { isDeepStrictEqual } from 'node:util'
import { mediaAddress } from '#modules/media/public.ts'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import {
  addFiles,
  answersOf,
  filesOf,
  type AnswerVersion,
  knownOperations,
  storeAnswers,
  type StoredAnswer,
} from '../../repository/answers.ts'
import {
  livingAttempt,
  type StudentSitting,
  momentIn,
  touch,
  type Touched,
  wasReset,
} from '../../repository/attempts.ts'
import { askedOf, taskIn, type ExamWork, workOf } from '../../work.ts'
import { ofCaller } from '../entry.ts'
import { scoreAgain } from '../settle.ts'

type Sent = { answers: readonly AnswerGiven[]; attempt?: string | null; at: string | null; waiting: number }

/** How long a device may be silent before the room hears of it anew, in milliseconds. */
const quiet = 10_000

/**
 * Takes answers of the own attempt: each once, each over the version it was given over, and none of them after the bell but
 * those that were given before and come within the late minutes.
 */
export async function sendAnswers(
  context: Context,
  uuid: string,
  { answers, attempt = null, at, waiting }: Sent,
): Promise<AnswersTaken> {
  const { db, now } = context
  const key = ofCaller(context, uuid)
  const held = await touch(db, key, { at, waiting, answers: answers.length, now })
  if (!held) return refuse(context, key, answers)
  if (attempt !== null && attempt !== held.uuid) throw examReset()

  const work = askedOf(await workOf(db, key.schoolId, held.versionUuid, now), held.seed)
  await refuseUnfit(context, key.schoolId, held, work, answers)
  const known = await knownOperations(
    db,
    key.schoolId,
    held.uuid,
    answers.map(({ id }) => id),
  )
  const standing = await answersOf(db, key.schoolId, held.uuid)
  const { results, given } = judge(answers, held, standing, known)
  if (answers.length > 0 && results.every(({ outcome }) => outcome !== 'stored')) throw refusalOf(results)

  await storeAnswers(db, key.schoolId, held.uuid, given, held.received)
  if (held.keyVersion !== null && given.length > 0) await scoreAgain(context, key.schoolId, held)
  if (given.some(({ late }) => late) || held.received.getTime() - held.wasSeen.getTime() > quiet)
    context.announce(attemptChanged, key.schoolId, { sitting: uuid, studentId: key.studentId })
  return { results, serverAt: held.received.toISOString(), timeLeft: left(held.deadline, held.received) }
}

const left = (deadline: Date, moment: Date): number =>
  Math.max(0, Math.ceil((deadline.getTime() - moment.getTime()) / 1000))

const refusalOf = (results: AnswerTaken[]) =>
  results.some(({ outcome }) => outcome === 'stale') ? answersStale({ results }) : examClosed({ results })

/** Says why there is no attempt that takes answers. What stands is told, so that the device knows what was stored. */
async function refuse({ db }: Context, key: StudentSitting, answers: readonly AnswerGiven[]): Promise<never> {
  const attempt = await livingAttempt(db, key)
  if (!attempt) throw (await wasReset(db, key)) ? examReset() : found<Error>(null)
  const standing = byExercise(await answersOf(db, key.schoolId, attempt.uuid))
  const known = await knownOperations(
    db,
    key.schoolId,
    attempt.uuid,
    answers.map(({ id }) => id),
  )
  const results = answers.map((one) =>
    told(one, known.has(one.id) ? 'stored' : 'refused', standing.get(one.questionId)),
  )
  throw examClosed({ results })
}

const byExercise = (answers: readonly StoredAnswer[]) => new Map(answers.map((one) => [one.exercise, one]))

const told = (
  { id, questionId }: AnswerGiven,
  outcome: AnswerTaken['outcome'],
  stands: Pick<StoredAnswer, 'version' | 'answer' | 'late'> | undefined,
): AnswerTaken => ({
  id,
  questionId,
  outcome,
  version: stands?.version ?? 0,
  answer: stands?.answer ?? null,
  late: stands?.late ?? false,
})

/** An id of no question, an option of another attempt, too many chosen, a file that is not of this attempt: 422, nothing kept. */
async function refuseUnfit(
  { db }: Context,
  schoolId: number,
  { uuid, seed }: Touched,
  work: ExamWork,
  answers: readonly AnswerGiven[],
): Promise<void> {
  const fits = answers.every(({ questionId, answerId }) => {
    const task = taskIn(work, questionId)
    return task !== undefined && understood(task.exercise, seed, answerId) !== undefined
  })
  if (!fits) throw answerUnfit()
  const named = answers.flatMap(({ answerId }) => filesIn(answerId))
  if (named.length === 0) return
  const own = new Set((await filesOf(db, schoolId, [uuid])).map((file) => file.uuid))
  if (!named.every((file) => own.has(file))) throw answerUnfit()
}

const filesIn = (answer: ExerciseAnswer): readonly string[] => (answer && 'files' in answer ? answer.files : [])

/** What becomes of each answer, one after the other. */
function judge(
  answers: readonly AnswerGiven[],
  held: Touched,
  stored: readonly StoredAnswer[],
  known: ReadonlySet<string>,
): { results: AnswerTaken[]; given: AnswerVersion[] } {
  const standing = new Map<string, Pick<StoredAnswer, 'version' | 'answer' | 'late'>>(byExercise(stored))
  const seen = new Set(known)
  const given: AnswerVersion[] = []
  const results = answers.map((one) => {
    const stands = standing.get(one.questionId)
    if (seen.has(one.id)) return told(one, 'stored', stands)
    const time = takenAt({
      received: held.received.getTime(),
      given: givenAt(one, held),
      bell: held.bell.getTime(),
      lateMinutes: held.lateMinutes,
    })
    if (time === 'closed') return told(one, 'refused', stands)
    const version = stands?.version ?? 0
    if (one.base !== version)
      return told(one, isDeepStrictEqual(stands?.answer ?? null, one.answerId) ? 'stored' : 'stale', stands)
    seen.add(one.id)
    const next = { version: version + 1, answer: one.answerId, late: time === 'late' }
    given.push({ id: one.id, exercise: one.questionId, elapsed: one.elapsed, ...next })
    standing.set(one.questionId, next)
    return told(one, 'stored', next)
  })
  return { results, given }
}

/** When an answer was given, as the device says, within what the server knows: after the start, and not after it came. */
function givenAt({ after, elapsed }: AnswerGiven, { startedAt, received }: Touched): number {
  const heard = Math.max(millisOf(after), startedAt.getTime())
  return Math.min(heard + elapsed, received.getTime())
}

/** Whether files may come: an attempt that is open. */
export async function admitFiles(context: Context, uuid: string): Promise<void> {
  const attempt = found(await livingAttempt(context.db, ofCaller(context, uuid)))
  const moment = await momentIn(context.db, context.now)
  if (attempt.sealedAt !== null || moment > attempt.deadline) throw examClosed({ results: [] })
}

/** Keeps files for open answers of the own attempt. */
export async function keepFiles(context: Context, secret: string, uuid: string) {
  const files = sentFiles(context)
  const { db, now } = context
  const key = ofCaller(context, uuid)
  const held = await touch(db, key, { at: null, waiting: 0, answers: 0, now })
  if (!held || held.received > held.bell) throw examClosed({ results: [] })
  const present = await filesOf(db, key.schoolId, [held.uuid])
  if (present.length + files.length > mostAnswerFiles) throw tooManyFiles({ most: mostAnswerFiles })
  await addFiles(
    db,
    key.schoolId,
    held.uuid,
    files.map((file) => file.uuid),
  )
  return files.map(({ uuid: file, name, mime }) => ({
    uuid: file,
    name,
    mime,
    url: mediaAddress(secret, file, now).url,
  }))
}
