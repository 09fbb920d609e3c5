import type { ClassProgress, ClassRow, GivenContent, Progress } from '@qalam/contract/lesson-content/shapes.ts'
import { lessonToSee } from '#modules/lesson/public.ts'
import { allow } from '#platform/access.ts'
import { isParent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { standingsOf } from '../../repository/checks.ts'
import { type AssignedContent, givenTo } from '../../repository/given.ts'
import { livingReadings, pagesSeen, type ReadingRow } from '../../repository/readings.ts'
import { progressOf, toGradeIn } from '../../standing.ts'
import { namedIn, objectivesOf, pupilsOf } from '../../views/place.ts'
import { resetCounts } from '../../views/resets.ts'
import { type ContentWork, workOf } from '../../work.ts'
import { contentToSee } from '../entry.ts'
import { headOf } from '../reading/read.ts'
import { toGive } from './give.ts'

type Far = { reading: ReadingRow; progress: Progress; toGrade: number }

/** How far these readings are, whatever versions they are of. */
async function farOf({ db, now }: Context, schoolId: number, readings: readonly ReadingRow[]): Promise<Far[]> {
  const uuids = readings.map(({ uuid }) => uuid)
  const seen = await pagesSeen(db, schoolId, uuids)
  const standings = Map.groupBy(await standingsOf(db, schoolId, uuids), ({ reading }) => reading)
  const works = new Map<string, ContentWork>()
  for (const uuid of new Set(readings.map(({ versionUuid }) => versionUuid)))
    works.set(uuid, await workOf(db, schoolId, uuid, now))
  return readings.flatMap((reading) => {
    const work = works.get(reading.versionUuid)
    const stands = new Map((standings.get(reading.uuid) ?? []).map((one) => [one.exercise, one]))
    if (!work) return []
    const progress = progressOf(work, seen.get(reading.uuid) ?? new Set(), stands)
    return [{ reading, progress, toGrade: toGradeIn(work, stands) }]
  })
}

/** What a lesson has to be read, and how far who reads it is. */
export async function ofLesson(context: Context, lessonUuid: string) {
  const { db } = context
  const { schoolId, teaches, pupilId } = await lessonToSee(context, lessonUuid)
  const given = await givenTo(db, schoolId, lessonUuid)
  const asked = { schoolId, given: given.map(({ uuid }) => uuid), ...(pupilId !== null && { studentId: pupilId }) }
  const far = await farOf(context, schoolId, await livingReadings(db, asked))
  const of = pupilId === null && given.length > 0 ? (await pupilsOf(db, schoolId, lessonUuid)).length : 0
  const contents: GivenContent[] = []
  for (const one of given) contents.push(await present(context, one, { far, pupilId, of }))
  const named = await namedIn(db, { schoolId, lessonUuid, pupilId })
  return {
    contents,
    named: named
      .filter(({ takenBack }) => !takenBack && !isParent(context.actor))
      .map(({ from, kind, title, given: opened }) => ({ from, kind, title, given: opened })),
    toGive: teaches ? await toGive(context, schoolId, await objectivesOf(db, schoolId, lessonUuid)) : [],
    can: { give: teaches, seeClass: pupilId === null, read: !isParent(context.actor) },
  }
}

type Seen = { far: readonly Far[]; pupilId: number | null; of: number }

async function present(
  { db, now }: Context,
  given: AssignedContent,
  { far, pupilId, of }: Seen,
): Promise<GivenContent> {
  const work = await workOf(db, given.schoolId, given.versionUuid, now)
  const own = far.filter(({ reading }) => reading.givenUuid === given.uuid)
  const isOne = pupilId !== null
  return {
    given: given.uuid,
    kind: given.kind,
    title: work.title,
    pages: work.pages.length,
    exercises: work.exercises.length,
    progress: isOne ? (own[0]?.progress ?? progressOf(work, new Set(), new Map())) : null,
    began: isOne ? 0 : own.length,
    finished: isOne ? 0 : own.filter(({ progress }) => progress.done).length,
    of,
    toGrade: isOne ? 0 : own.reduce((all, { toGrade }) => all + toGrade, 0),
  }
}

/** How far each student of the lesson is. */
export async function ofClass(context: Context, uuid: string): Promise<ClassProgress> {
  const { db } = context
  const { given, teaches, pupilId } = await contentToSee(context, uuid)
  allow(pupilId === null)
  const { schoolId, lessonUuid } = given
  const pupils = await pupilsOf(db, schoolId, lessonUuid)
  const far = await farOf(context, schoolId, await livingReadings(db, { schoolId, given: [uuid] }))
  const resets = await resetCounts(db, schoolId, uuid)
  const byStudent = new Map(far.map((one) => [one.reading.studentId, one]))
  const rows = pupils.map(({ id, name }): ClassRow => {
    const own = byStudent.get(id)
    return {
      studentId: id,
      name,
      answerId: own?.reading.uuid ?? null,
      progress: own?.progress ?? null,
      seenAt: own?.reading.seenAt.toISOString() ?? null,
      resets: resets.get(id) ?? 0,
      toGrade: own?.toGrade ?? 0,
    }
  })
  return { ...(await headOf(context, given)), rows, can: { reset: teaches } }
}
