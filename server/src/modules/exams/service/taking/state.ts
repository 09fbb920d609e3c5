import { randomBytes, randomUUID } from 'node:crypto'
import { isAnswered, limitOf, millisOf } from '@qalam/contract/exams/rules.ts'
import { examClosed, examNotOpen, examReset } from '@qalam/contract/exams/problems.ts'
import { attemptChanged } from '@qalam/contract/exams/events.ts'
import type { ExamState, ExamQuestion } from '@qalam/contract/exams/shapes.ts'
import { answerless } from '@qalam/contract/exercises/answerless.ts'
import { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { shownPlain } from '#modules/content/public.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as attempts from '../../repository/attempts.ts'
import { answersOf, filesOf, type StoredAnswer } from '../../repository/answers.ts'
import type { Sitting } from '../../repository/sittings.ts'
import { windowOf } from '../../views/window.ts'
import { askedOf, keyedWork, type KeyedWork, type ExamTask, type ExamWork, workOf } from '../../work.ts'
import { asksAsStudent, ofCaller, sittingToSee } from '../entry.ts'

type Shown = {
  attempt: attempts.ExamAttempt | null
  answers: readonly StoredAnswer[]
  seed: string
  now: Date
  secret: string
}

/** The state of a work for its student (E-7.7-01), or a preview for whoever teaches it (SH-EXAM-4). */
export async function data(context: Context, secret: string, uuid: string): Promise<ExamState> {
  const { sitting, teaches } = await sittingToSee(context, uuid)
  if (asksAsStudent(context)) return stateOf(context, secret, sitting)
  allow(teaches)
  const { db, now } = context
  const work = await workOf(db, sitting.schoolId, sitting.versionUuid, now)
  const head = await headOf(context, sitting, work)
  const shown = { attempt: null, answers: [], seed: `preview ${sitting.uuid} ${secret}`, now, secret }
  return {
    ...head,
    status: 'preview',
    disciplines: disciplinesOf(askedOf(work, shown.seed), await keysToShow(context, work, sitting), shown),
  }
}

/** Begins the own attempt; a second start is the same one. */
export async function start(context: Context, secret: string, uuid: string): Promise<ExamState> {
  const { sitting } = await sittingToSee(context, uuid)
  const key = ofCaller(context, uuid)
  const known = await attempts.livingAttempt(context.db, key)
  if (!known) {
    const own = randomUUID()
    await attempts.begin(context.db, key, { own, seed: randomBytes(32).toString('base64url'), now: context.now })
    const begun = await attempts.livingAttempt(context.db, key)
    if (!begun) await refuseBegin(context, sitting)
    if (begun?.uuid === own)
      context.announce(attemptChanged, sitting.schoolId, { sitting: uuid, studentId: key.studentId })
  }
  return stateOf(context, secret, sitting)
}

async function refuseBegin({ db, now, actor }: Context, sitting: Sitting): Promise<never> {
  const { opensAt } = await windowOf(db, sitting, actor.userId)
  const moment = await attempts.momentIn(db, now)
  throw moment < opensAt ? examNotOpen({ opensAt: opensAt.toISOString() }) : examClosed({ results: [] })
}

async function stateOf(context: Context, secret: string, sitting: Sitting): Promise<ExamState> {
  const { db, now } = context
  const key = ofCaller(context, sitting.uuid)
  const work = await workOf(db, sitting.schoolId, sitting.versionUuid, now)
  const head = await headOf(context, sitting, work)
  const attempt = await attempts.livingAttempt(db, key)
  if (!attempt) return { ...head, ...(await beforeBegin(context, key, head)) }
  const isOver = attempt.sealedAt !== null || millisOf(head.serverAt) >= attempt.deadline.getTime()
  const timeAllotted = seconds(attempt.deadline.getTime() - attempt.startedAt.getTime())
  const frame = { ...head, attempt: attempt.uuid, timeAllotted }
  // What is over is read from its result: the questions are not handed out again.
  if (isOver) return { ...frame, status: 'completed', timeLeft: 0 }
  const answers = await answersOf(db, sitting.schoolId, attempt.uuid)
  const files = await filesOf(db, sitting.schoolId, [attempt.uuid])
  const shown = { attempt, answers, seed: attempt.seed, now, secret }
  const disciplines = disciplinesOf(askedOf(work, attempt.seed), await keysToShow(context, work, sitting), shown)
  const all = disciplines.flatMap(({ questions }) => questions).every(({ answer }) => isAnswered(answer))
  return {
    ...frame,
    status: all ? 'waiting' : 'active',
    timeLeft: seconds(attempt.deadline.getTime() - millisOf(head.serverAt)),
    disciplines,
    selected: Math.max(
      0,
      disciplines.findIndex(({ questions }) => questions.some(({ id }) => id === attempt.atExercise)),
    ),
    files: files.map(({ uuid, name, mime }) => ({ uuid, name, mime, url: mediaAddress(secret, uuid, now).url })),
  }
}

async function beforeBegin(
  { db }: Context,
  key: attempts.StudentSitting,
  head: ExamState,
): Promise<Partial<ExamState>> {
  if (head.serverAt < head.closesAt) return { status: 'ready' }
  throw (await attempts.wasReset(db, key)) ? examReset() : examClosed({ results: [] })
}

async function headOf({ db, now, actor }: Context, sitting: Sitting, work: ExamWork): Promise<ExamState> {
  const own = await windowOf(db, sitting, actor.userId)
  const moment = await attempts.momentIn(db, now)
  const timeAllotted = (sitting.minutes + own.extraMinutes) * 60
  return {
    sitting: sitting.uuid,
    attempt: null,
    type: sitting.kind,
    title: work.title,
    status: 'ready',
    timeAllotted,
    timeLeft: timeAllotted,
    serverAt: moment.toISOString(),
    opensAt: own.opensAt.toISOString(),
    closesAt: own.closesAt.toISOString(),
    lateMinutes: sitting.lateMinutes,
    maxScore: work.maxScore,
    questions: work.questions,
    objectives: work.objectives,
    disciplines: [],
    selected: 0,
    files: [],
    lessonUuid: sitting.lessonUuid,
  }
}

const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))

/** Descriptors are shown beforehand only where the work says so. */
const keysToShow = async ({ db }: Context, work: ExamWork, sitting: Sitting): Promise<KeyedWork | null> =>
  work.showDescriptors ? keyedWork(db, sitting.schoolId, work.uuid) : null

function disciplinesOf(work: ExamWork, keyed: KeyedWork | null, shown: Shown): ExamState['disciplines'] {
  const answers = new Map(shown.answers.map((one) => [one.exercise, one]))
  const pages = [...Map.groupBy(work.tasks, ({ page }) => page.uuid).values()]
  return pages.flatMap((tasks) => {
    const [first] = tasks
    if (!first) return []
    const questions = tasks.map((task) => questionOf(work, task, keyed, { ...shown, given: answers.get(task.uuid) }))
    const index = Math.max(
      0,
      questions.findIndex(({ id }) => id === shown.attempt?.atExercise),
    )
    return [{ id: first.page.uuid, title: first.page.title, index, questions }]
  })
}

function questionOf(
  work: ExamWork,
  task: ExamTask,
  keyed: KeyedWork | null,
  { given, seed, now, secret }: Shown & { given: StoredAnswer | undefined },
): ExamQuestion {
  const key = keyed?.keys.get(task.uuid)
  return {
    id: task.uuid,
    type: task.exercise.type,
    correctAnswersCount: limitOf(work.kind, task.exercise),
    exercise: ShownExercise.parse(answerless(task.exercise, seed)),
    before: task.before.flatMap((module) => shownPlain(module, (file) => mediaAddress(secret, file, now).url)),
    criteria: key?.type === 'open' ? key.descriptors.map(({ text, points }) => ({ text, points })) : [],
    answer: given?.answer ?? null,
    version: given?.version ?? 0,
  }
}

/** What an attempt is asked, for whoever may see it once it is over. */
export const exerciseOf = (task: ExamTask, seed: string): ShownExercise =>
  ShownExercise.parse(answerless(task.exercise, seed))
