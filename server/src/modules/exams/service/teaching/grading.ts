import { attemptChanged } from '@qalam/contract/exams/events.ts'
import type { Grading, OpenAnswer, OpenTask, ExamScoreDraft } from '@qalam/contract/exams/grading-shapes.ts'
import { notSealed, partsUnfit, scoreStale } from '@qalam/contract/exams/problems.ts'
import { isAnswered } from '@qalam/contract/exams/rules.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { filesOf } from '../../repository/answers.ts'
import { discount, livingAttempts } from '../../repository/attempts.ts'
import { appendByPerson } from '../../repository/scores.ts'
import { namesOf } from '../../views/names.ts'
import { askedOf, isOpen, keyedWork, type KeyedWork, type ExamTask, taskIn, workOf } from '../../work.ts'
import { sittingToChange, sittingToTeach } from '../entry.ts'
import { type Result, resultsOf } from '../results.ts'
import { scoreAgain } from '../settle.ts'
import { exerciseOf } from '../taking/state.ts'

/** Open answers of sealed attempts, with their tasks and descriptors. */
export async function grading(context: Context, secret: string, uuid: string): Promise<Grading> {
  const { db, now } = context
  const sitting = await sittingToTeach(context, uuid)
  const { work, results } = await resultsOf(context, sitting)
  const keyed = await keyedWork(db, sitting.schoolId, sitting.versionUuid)
  const sealed = results.filter(({ outcome }) => outcome !== null)
  const by = sealed.flatMap(({ points }) => [...points.values()].flatMap((score) => score.by ?? []))
  const names = await namesOf(db, sitting.schoolId, [...sealed.map(({ attempt }) => attempt.studentId), ...by])
  const files = Map.groupBy(
    await filesOf(
      db,
      sitting.schoolId,
      sealed.map(({ attempt }) => attempt.uuid),
    ),
    ({ attempt }) => attempt,
  )
  const shownFiles = (attempt: string, wanted: readonly string[]): OpenAnswer['files'] =>
    (files.get(attempt) ?? [])
      .filter((file) => wanted.includes(file.uuid))
      .map(({ uuid: file, name, mime }) => ({ uuid: file, name, mime, url: mediaAddress(secret, file, now).url }))
  const tasks = work.tasks.filter(isOpen)
  return {
    sitting: uuid,
    title: work.title,
    tasks: tasks.map((task) => shownTask(task, keyed, sitting.uuid)),
    answers: tasks.flatMap((task) => sealed.flatMap((result) => openAnswer(task, result, names, shownFiles))),
  }
}

function shownTask(task: ExamTask, { keys }: KeyedWork, seed: string): OpenTask {
  const key = keys.get(task.uuid)
  return {
    id: task.uuid,
    number: task.number,
    exercise: exerciseOf(task, seed),
    explanation: key?.explanation ?? '',
    descriptors:
      key?.type === 'open' ? key.descriptors.map(({ uuid, text, points }) => ({ id: uuid, text, points })) : [],
  }
}

function openAnswer(
  task: ExamTask,
  { attempt, answers, points }: Result,
  names: ReadonlyMap<number, string>,
  filesIn: (attempt: string, wanted: readonly string[]) => OpenAnswer['files'],
): OpenAnswer[] {
  const given = answers.find(({ exercise }) => exercise === task.uuid)
  if (!given || !isAnswered(given.answer)) return []
  const score = points.get(task.uuid)
  const isAbout = score?.answerVersion === given.version
  return [
    {
      attempt: attempt.uuid,
      exercise: task.uuid,
      studentId: attempt.studentId,
      student: names.get(attempt.studentId) ?? '',
      answer: given.answer,
      answerVersion: given.version,
      late: given.late,
      files: filesIn(attempt.uuid, given.answer && 'files' in given.answer ? given.answer.files : []),
      scoreVersion: score?.version ?? 0,
      parts: isAbout && score ? score.parts : null,
      comment: score?.comment ?? '',
      by: score?.by ? (names.get(score.by) ?? null) : null,
    },
  ]
}

/** Scores an open answer by its descriptors; every write carries the student and the versions that were looked at. */
export async function scoreByPerson(
  context: Context,
  uuid: string,
  draft: ExamScoreDraft,
): Promise<{ scoreVersion: number }> {
  const { db, actor, now } = context
  const sitting = await sittingToChange(context, uuid)
  const attempt = found(
    (await livingAttempts(db, sitting)).find((one) => one.uuid === draft.attempt && one.studentId === draft.studentId),
  )
  if (attempt.sealedAt === null) throw notSealed()
  const work = await workOf(db, sitting.schoolId, sitting.versionUuid, now)
  const task = found(taskIn(askedOf(work, attempt.seed), draft.exercise))
  const { keys } = await keyedWork(db, sitting.schoolId, sitting.versionUuid)
  const key = keys.get(task.uuid)
  if (key?.type !== 'open') throw partsUnfit()
  const most = new Map(key.descriptors.map((one) => [one.uuid, one.points]))
  const fits = Object.entries(draft.parts).every(([id, points]) => points <= (most.get(id) ?? -1))
  if (!fits) throw partsUnfit()

  const points = Object.values(draft.parts).reduce((all, one) => all + one, 0)
  const isStored = await appendByPerson(db, sitting.schoolId, {
    attempt: draft.attempt,
    exercise: draft.exercise,
    version: draft.scoreVersion,
    answerVersion: draft.answerVersion,
    points,
    parts: draft.parts,
    comment: draft.comment,
    by: actor.userId,
    now,
  })
  if (!isStored) throw scoreStale()
  context.announce(attemptChanged, sitting.schoolId, { sitting: uuid, studentId: draft.studentId })
  return { scoreVersion: draft.scoreVersion + 1 }
}

/** Counts what came after the bell of an attempt, or does not. */
export async function discountLate(context: Context, uuid: string, asked: { attempt: string; discounted: boolean }) {
  const sitting = await sittingToChange(context, uuid)
  const { db } = context
  const isOf = (await livingAttempts(db, sitting)).some((one) => one.uuid === asked.attempt)
  found((isOf && (await discount(db, sitting.schoolId, asked.attempt, asked.discounted))) || null)
  const attempt = found((await livingAttempts(db, sitting)).find((one) => one.uuid === asked.attempt))
  if (attempt.keyVersion !== null) await scoreAgain(context, sitting.schoolId, attempt)
  context.announce(attemptChanged, sitting.schoolId, { sitting: uuid, studentId: attempt.studentId })
  return {}
}
