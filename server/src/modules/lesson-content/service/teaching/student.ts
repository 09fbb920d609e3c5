import type { StudentProgress } from '@qalam/contract/lesson-content/shapes.ts'
import { allow, found } from '#platform/access.ts'
import { isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { livingReading, type ReadingRow, readingOf } from '../../repository/readings.ts'
import { progressOf, tryOf } from '../../standing.ts'
import { type LessonPupil, pupilsOf } from '../../views/place.ts'
import type { AssignedContent } from '../../repository/given.ts'
import { keyedOf, shownPages, workOf } from '../../work.ts'
import { contentToSee, type EnteredContent } from '../entry.ts'
import { type OwnReading, withWork } from '../reading/own.ts'
import { addressesBy, filesIn, headOf } from '../reading/read.ts'

/** What one student did with content, page by page and try by try (R-2.2-07). */
export async function ofStudent(context: Context, secret: string, uuid: string, studentId: number) {
  const entered = await contentToSee(context, uuid)
  const { given } = entered
  allow(entered.pupilId === null)
  const pupils = await pupilsOf(context.db, given.schoolId, given.lessonUuid)
  const reading = await livingReading(context.db, { ...given, studentId })
  const student = found(pupils.find(({ id }) => id === studentId))
  return present(context, secret, entered, { student, reading, pupils })
}

/** The same by the id of the reading (R-2.2-12); a student reads the own one alone. */
export async function answer(context: Context, secret: string, lessonUuid: string, answerId: string) {
  const { db, actor } = context
  const reading = found(await readingOf(db, { schoolId: found(actor.schoolId), uuid: answerId }))
  const entered = await contentToSee(context, reading.givenUuid)
  found((entered.given.lessonUuid === lessonUuid && (!isStudent(actor) || reading.studentId === actor.userId)) || null)
  const pupils = await pupilsOf(db, entered.given.schoolId, lessonUuid)
  const student = pupils.find(({ id }) => id === reading.studentId) ?? { id: reading.studentId, name: '' }
  return present(context, secret, entered, { student, reading, pupils: isStudent(actor) ? [] : pupils })
}

type Looked = { student: LessonPupil; reading: ReadingRow | undefined; pupils: readonly LessonPupil[] }

async function present(
  context: Context,
  secret: string,
  { given, teaches }: EnteredContent,
  { student, reading, pupils }: Looked,
): Promise<StudentProgress> {
  const { db, now, actor } = context
  const readAnswers = actor.role !== 'monitoring'
  const own = reading ? await withWork(context, given, reading) : null
  const work = own?.work ?? (await workOf(db, given.schoolId, given.versionUuid, now))
  const shown = { seed: own?.seed ?? `preview ${given.uuid} ${secret}`, seen: own?.seen ?? new Set<string>() }
  const isOpen = reading !== undefined && reading.resetAt === null
  const at = pupils.findIndex(({ id }) => id === student.id)
  return {
    ...(await headOf(context, given)),
    title: work.title,
    student,
    answerId: reading?.uuid ?? null,
    wasReset: reading ? reading.resetAt !== null : false,
    startedAt: reading?.startedAt.toISOString() ?? null,
    seenAt: reading?.seenAt.toISOString() ?? null,
    doneAt: reading?.doneAt?.toISOString() ?? null,
    progress: own?.progress ?? progressOf(work, shown.seen, new Map()),
    pages: shownPages(work, { ...shown, addressOf: addressesBy(secret, context) }),
    tries: own ? triesIn(own, readAnswers) : [],
    files: reading && readAnswers ? await filesIn(context, secret, given, reading.uuid) : [],
    previous: pupils[at - 1]?.id ?? null,
    next: at < 0 ? null : (pupils[at + 1]?.id ?? null),
    toScore: own && isOpen && teaches ? await descriptorsIn(context, given, own) : [],
    can: { reset: teaches && isOpen, readAnswers, score: teaches && isOpen },
  }
}

/** What is looked for in the open answers of a reading. */
async function descriptorsIn(
  { db }: Context,
  { schoolId }: AssignedContent,
  { work }: OwnReading,
): Promise<StudentProgress['toScore']> {
  const { keys } = await keyedOf(db, schoolId, work.uuid)
  return work.exercises.flatMap(({ uuid }) => {
    const key = keys.get(uuid)
    if (key?.type !== 'open') return []
    return [{ exercise: uuid, descriptors: key.descriptors.map((one) => ({ ...one, id: one.uuid })) }]
  })
}

/** Every try, exercise by exercise; whoever only watches learns what came of it, and no answer. */
function triesIn({ work, checks, seed }: OwnReading, readAnswers: boolean): StudentProgress['tries'] {
  const made = Map.groupBy(checks, ({ exercise }) => exercise)
  return work.exercises.flatMap((exercise) => {
    const own = made.get(exercise.uuid)
    if (!own) return []
    const tries = own.map((one) => tryOf(exercise, one, seed))
    const shown = readAnswers ? tries : tries.map((one) => ({ ...one, answer: null, review: null }))
    return [{ exercise: exercise.uuid, made: shown }]
  })
}
