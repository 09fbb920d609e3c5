import { isAnswered } from '@qalam/contract/exams/rules.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { understood } from '@qalam/contract/exercises/answerless.ts'
import type { Exercise } from '@qalam/contract/exercises/draft.ts'
import { score } from '@qalam/contract/exercises/score.ts'
import { mostReadFiles } from '@qalam/contract/lesson-content/api.ts'
import { readingChanged } from '@qalam/contract/lesson-content/events.ts'
import { answerUnfit, heldByHomework, noTries, tooManyReadFiles } from '@qalam/contract/lesson-content/problems.ts'
import { triesOf } from '@qalam/contract/lesson-content/rules.ts'
import type { Progress, ReadFile } from '@qalam/contract/lesson-content/shapes.ts'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { addFiles, append, checksOf, filesOf } from '../../repository/checks.ts'
import type { AssignedContent } from '../../repository/given.ts'
import * as readings from '../../repository/readings.ts'
import { progressOf, standingsIn, stateOf } from '../../standing.ts'
import { openHomework } from '../../views/homework.ts'
import { keyedOf, type ContentWork } from '../../work.ts'
import { contentToRead } from '../entry.ts'
import { heldOf, type OwnReading } from './own.ts'
import { addressesBy } from './read.ts'

type Held = OwnReading & { reading: readings.ReadingRow }
type Asked = { id: string; exercise: string; answer: ExerciseAnswer }

/** Checks an answer and keeps it; a repeat of its id changes nothing. */
export async function check(context: Context, secret: string, uuid: string, asked: Asked) {
  const { db, now } = context
  const given = await contentToRead(context, uuid)
  const own = await heldOf(context, secret, given)
  const exercise = found(own.work.exercises.find((one) => one.uuid === asked.exercise))
  const keyed = await keyedOf(db, given.schoolId, own.work.uuid)
  const homework = await openHomework(db, {
    ...{ schoolId: given.schoolId, versionUuid: own.work.uuid, studentId: own.studentId, now },
  })
  const around = { key: keyed.keys.get(exercise.uuid), seed: own.seed, release: !homework.anybody }

  if (!own.checks.some(({ id }) => id === asked.id)) {
    if (homework.own) throw heldByHomework()
    const made = own.checks.filter((one) => one.exercise === exercise.uuid)
    const before = stateOf(exercise, made, around)
    if (before.tries >= triesOf(exercise) || (before.closed && exercise.type !== 'open')) throw noTries()
    const answer = await fitting(context, given, own, exercise, asked.answer)
    const points = around.key ? score(exercise, around.key, answer) : null
    const n = before.tries + 1
    const kept = { id: asked.id, exercise: exercise.uuid, n, answer, points, keyVersion: keyed.keyVersion, at: now }
    await append(db, given.schoolId, own.reading.uuid, kept)
  }
  const checks = await checksOf(db, given.schoolId, own.reading.uuid)
  const progress = await noted(context, given, own, { seen: own.seen, checks })
  const made = checks.filter((one) => one.exercise === exercise.uuid)
  return { state: stateOf(exercise, made, around), progress }
}

/** An answer that the exercise can be given, under the stored ids; its files are the student's own. */
async function fitting(
  { db }: Context,
  { schoolId }: AssignedContent,
  own: Held,
  exercise: Exercise,
  given: ExerciseAnswer,
) {
  const answer = understood(exercise, own.seed, given)
  if (answer === undefined || !isAnswered(answer)) throw answerUnfit()
  if (answer && 'files' in answer && answer.files.length > 0) {
    const known = new Set((await filesOf(db, schoolId, own.reading.uuid)).map((file) => file.uuid))
    if (answer.files.some((file) => !known.has(file))) throw answerUnfit()
  }
  return answer
}

type Now = { seen: ReadonlySet<string>; checks: Parameters<typeof standingsIn>[0] }

/** How far the student is by now; whoever is through is noted once. */
async function noted(context: Context, given: AssignedContent, own: Held, { seen, checks }: Now): Promise<Progress> {
  const progress = progressOf(own.work, seen, standingsIn(checks))
  if (progress.done) await readings.markDone(context.db, given.schoolId, own.reading.uuid, context.now)
  context.announce(readingChanged, given.schoolId, { given: given.uuid, studentId: own.studentId })
  return progress
}

const pageIn = (work: ContentWork, page: string) => work.pages.find(({ uuid }) => uuid === page)

/** Notes the page that is before the student. */
export async function see(context: Context, secret: string, uuid: string, page: string): Promise<Progress> {
  const given = await contentToRead(context, uuid)
  const own = await heldOf(context, secret, given)
  found(pageIn(own.work, page))
  const isNew = await readings.see(context.db, given.schoolId, own.reading.uuid, { page, now: context.now })
  if (!isNew) return own.progress
  return noted(context, given, own, { seen: new Set([...own.seen, page]), checks: own.checks })
}

/** Keeps files for open answers of the own reading. */
export async function keepFiles(context: Context, secret: string, uuid: string): Promise<ReadFile[]> {
  const files = sentFiles(context)
  const given = await contentToRead(context, uuid)
  const { reading } = await heldOf(context, secret, given)
  const present = await filesOf(context.db, given.schoolId, reading.uuid)
  if (present.length + files.length > mostReadFiles) throw tooManyReadFiles({ most: mostReadFiles })
  const uuids = files.map((file) => file.uuid)
  await addFiles(context.db, given.schoolId, reading.uuid, uuids)
  const addressOf = addressesBy(secret, context)
  return files.map(({ uuid: file, name, mime }) => ({ uuid: file, name, mime, url: addressOf(file) }))
}
