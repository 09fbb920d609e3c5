import { attemptChanged } from '@qalam/contract/exams/events.ts'
import { isAnswered, thresholdOf } from '@qalam/contract/exams/rules.ts'
import { rightAnswer } from '@qalam/contract/exams/right.ts'
import type { CompletedResult, ResultQuestion } from '@qalam/contract/exams/shapes.ts'
import { shownIds } from '@qalam/contract/exercises/answerless.ts'
import { sum } from '@qalam/contract/journal/ratio.ts'
import { shownPlain } from '#modules/content/public.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { noteOpened } from '#modules/record-openings/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { type AnswerFileRow, countedAnswers, filesOf, type StoredAnswer } from '../../repository/answers.ts'
import { type ExamAttempt, livingAttempt, momentIn, seal } from '../../repository/attempts.ts'
import { type Score, scoresOf } from '../../repository/scores.ts'
import { releaseOf, type Sitting, toldFrom } from '../../repository/sittings.ts'
import { hundredths, outcomeOf, pointsByTask } from '../../scoring.ts'
import { nameOf } from '../../views/names.ts'
import { askedOf, keyedWork, type KeyedWork, type ExamTask, type ExamWork, workOf } from '../../work.ts'
import { asksAsStaff, ofCaller, sittingToSee } from '../entry.ts'
import { settleSitting } from '../settle.ts'
import { exerciseOf } from './state.ts'

/** Ends the own attempt, once, and answers its result (E-7.7-03). */
export async function complete(context: Context, secret: string, uuid: string): Promise<CompletedResult> {
  const { sitting } = await sittingToSee(context, uuid)
  const key = ofCaller(context, uuid)
  if (await seal(context.db, key, context.now))
    context.announce(attemptChanged, sitting.schoolId, { sitting: uuid, studentId: key.studentId })
  return resultOf(context, secret, sitting, key.studentId)
}

/** The result of a student, for the student, the parents, and whoever teaches the lesson. */
export async function result(context: Context, secret: string, uuid: string, studentId: number) {
  const { sitting, teaches, pupilId } = await sittingToSee(context, uuid)
  const isStaff = asksAsStaff(context)
  if (isStaff) allow(teaches)
  else if (context.actor.role === 'student') found(pupilId === studentId || null)
  else found((await isChildOf(context, sitting, studentId)) || null)
  const told = await resultOf(context, secret, sitting, studentId)
  if (isStaff) await noteOpened(context, { schoolId: sitting.schoolId, studentId, what: 'exam' })
  return told
}

async function isChildOf({ db, actor }: Context, { schoolId }: Sitting, studentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('family_tie')
    .select('student_id')
    .where('school_id', '=', schoolId)
    .where('parent_id', '=', actor.userId)
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  return row !== undefined
}

type Parts = {
  work: ExamWork
  attempt: ExamAttempt
  answers: readonly StoredAnswer[]
  points: ReadonlyMap<string, Score>
  files: readonly AnswerFileRow[]
  secret: string
  now: Date
}

async function resultOf(
  context: Context,
  secret: string,
  sitting: Sitting,
  studentId: number,
): Promise<CompletedResult> {
  const { db, now } = context
  const { schoolId } = sitting
  await settleSitting(context, sitting)
  const attempt = found(await livingAttempt(db, { schoolId, uuid: sitting.uuid, studentId }))
  found(attempt.sealedAt)
  const work = askedOf(await workOf(db, schoolId, sitting.versionUuid, now), attempt.seed)
  const over = await releaseOf(db, schoolId, sitting.versionUuid)
  const releasesAt = asksAsStaff(context) ? over : await toldFrom(db, schoolId, over)
  const released = (await momentIn(db, now)) > releasesAt
  const parts: Parts = {
    work,
    attempt,
    answers: await countedAnswers(db, schoolId, [attempt.uuid]),
    points: pointsByTask(await scoresOf(db, schoolId, [attempt.uuid]), attempt.uuid),
    files: await filesOf(db, schoolId, [attempt.uuid]),
    secret,
    now,
  }
  const keyed = released || asksAsStaff(context) ? await keyedWork(db, schoolId, sitting.versionUuid) : null
  const name = await nameOf(db, schoolId, studentId)
  return {
    ...head(sitting, parts),
    student: { id: studentId, name },
    released,
    releasesAt: releasesAt.toISOString(),
    ...(keyed ? opened(parts, keyed) : closed),
  }
}

/** Before the release nothing is told of what was right. */
const closed = {
  numberCorrectAnswers: null,
  passingScore: null,
  isSucceeded: null,
  total: null,
  exact: null,
  groupResults: [],
  questions: [],
  files: [],
} satisfies Partial<CompletedResult>

function head(sitting: Sitting, { work, attempt, answers, points }: Parts) {
  const ends = attempt.sealedAt ?? attempt.deadline
  const threshold = thresholdOf(work.tasks.length)
  return {
    sitting: sitting.uuid,
    title: work.title,
    type: sitting.kind,
    profileDirection: null,
    timer: Math.max(0, Math.round((ends.getTime() - attempt.startedAt.getTime()) / 1000)),
    discipline: work.tasks[0]?.page.title ?? '',
    totalQuestions: work.tasks.length,
    answered: answers.filter(({ answer }) => isAnswered(answer)).length,
    threshold,
    resultDate: ends.toISOString(),
    maxScore: work.maxScore,
    graded: outcomeOf(work, points, answers).toGrade === 0,
    lateAnswers: answers.filter(({ late }) => late).length,
    errorMessage: null,
  }
}

function opened(parts: Parts, keyed: KeyedWork) {
  const { work, points, answers, files, secret, now } = parts
  const { total, exact, correct } = outcomeOf(work, points, answers)
  const passing = thresholdOf(work.tasks.length)
  return {
    numberCorrectAnswers: correct,
    passingScore: passing,
    isSucceeded: correct >= passing,
    total,
    exact,
    groupResults: [...Map.groupBy(work.tasks, ({ page }) => page.uuid).values()].map((tasks) => ({
      title: tasks[0]?.page.title ?? '',
      points: hundredths(sum(tasks.flatMap(({ uuid }) => points.get(uuid)?.points ?? []))),
      max: tasks.reduce((all, { exercise }) => all + exercise.points, 0),
    })),
    questions: work.tasks.map((task) => questionOf(task, keyed, parts)),
    files: files.map(({ uuid, name, mime }) => ({ uuid, name, mime, url: mediaAddress(secret, uuid, now).url })),
  }
}

function questionOf(
  task: ExamTask,
  { keys }: KeyedWork,
  { attempt, answers, points, secret, now }: Parts,
): ResultQuestion {
  const key = keys.get(task.uuid)
  const score = points.get(task.uuid)
  const given = answers.find(({ exercise }) => exercise === task.uuid)
  const isByPerson = score?.keyVersion === null
  return {
    id: task.uuid,
    exercise: exerciseOf(task, attempt.seed),
    before: task.before.flatMap((module) => shownPlain(module, (file) => mediaAddress(secret, file, now).url)),
    answer: given?.answer ?? null,
    right: key ? rightAnswer(key, shownIds(task.exercise, attempt.seed)) : null,
    explanation: key?.explanation ?? '',
    points: score ? hundredths(score.points) : null,
    descriptors:
      key?.type === 'open'
        ? key.descriptors.map(({ uuid, text, points: most }) => ({
            text,
            points: most,
            got: isByPerson ? (score?.parts[uuid] ?? 0) : null,
          }))
        : [],
    comment: score?.comment ?? '',
    late: given?.late ?? false,
  }
}
