import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import type { ContentPreview, ReadFile } from '@qalam/contract/lesson-content/shapes.ts'
import type { z } from 'zod'
import { publishedFor } from '#modules/content/public.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { found } from '#platform/access.ts'
import { isStaff, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { filesOf } from '../../repository/checks.ts'
import { type AssignedContent, givenFor } from '../../repository/given.ts'
import { progressOf, stateOf } from '../../standing.ts'
import { openHomework } from '../../views/homework.ts'
import { type Keyed, keyedOf, shownPages, workOf } from '../../work.ts'
import { contentToSee } from '../entry.ts'
import { ownOf } from './own.ts'

export const addressesBy =
  (secret: string, { now }: Context) =>
  (file: string): string =>
    mediaAddress(secret, file, now).url

type Wire = z.input<typeof lessonContent.read.response>

/** Content by pages, in its wire form: a student's own way through it, or, for whoever teaches, what is read. */
export async function read(context: Context, secret: string, uuid: string): Promise<Wire> {
  const { given, pupilId } = await contentToSee(context, uuid)
  const own = await headOf(context, given)
  const head = { ...own, lesson: { ...own.lesson, date: dottedOf(own.lesson.date) } }
  return isStudent(context.actor)
    ? { ...head, ...(await ownPart(context, secret, given)) }
    : { ...head, ...(await lookedOver(context, secret, given)), can: { answer: false, seeClass: pupilId === null } }
}

export async function headOf({ db, now }: Context, { schoolId, uuid, kind, lesson, versionUuid }: AssignedContent) {
  const { title } = await workOf(db, schoolId, versionUuid, now)
  return { given: uuid, kind, title, lesson }
}

const nothingTried: Keyed['keys'] = new Map()

async function ownPart(context: Context, secret: string, given: AssignedContent) {
  const { db, now } = context
  const own = await ownOf(context, secret, given)
  const { work, seed, seen, checks, reading } = own
  const homework = await openHomework(db, {
    schoolId: given.schoolId,
    versionUuid: work.uuid,
    studentId: own.studentId,
    now,
  })
  // A key tells something only of what was tried.
  const keys = checks.length > 0 ? (await keyedOf(db, given.schoolId, work.uuid)).keys : nothingTried
  const made = Map.groupBy(checks, ({ exercise }) => exercise)
  return {
    title: work.title,
    pages: shownPages(work, { seed, seen, addressOf: addressesBy(secret, context) }),
    exercises: work.exercises.map((exercise) =>
      stateOf(exercise, made.get(exercise.uuid) ?? [], {
        key: keys.get(exercise.uuid),
        seed,
        release: !homework.anybody,
      }),
    ),
    files: reading ? await filesIn(context, secret, given, reading.uuid) : [],
    at: reading?.atPage ?? null,
    progress: own.progress,
    held: homework.own,
    can: { answer: !homework.own, seeClass: false },
  }
}

export async function filesIn(
  context: Context,
  secret: string,
  given: AssignedContent,
  reading: string,
): Promise<ReadFile[]> {
  const addressOf = addressesBy(secret, context)
  const rows = await filesOf(context.db, given.schoolId, reading)
  return rows.map((file) => ({ ...file, url: addressOf(file.uuid) }))
}

/** The pages for somebody who answers nothing. */
async function lookedOver(context: Context, secret: string, { schoolId, uuid, versionUuid }: AssignedContent) {
  const work = await workOf(context.db, schoolId, versionUuid, context.now)
  const nothing = { seed: `preview ${uuid} ${secret}`, seen: new Set<string>() }
  return {
    title: work.title,
    pages: shownPages(work, { ...nothing, addressOf: addressesBy(secret, context) }),
    ...{ exercises: [], files: [], at: null, held: false },
    progress: progressOf(work, nothing.seen, new Map()),
  }
}

/** The pages alone: of what a lesson was given, or of an own or shared document as it was published last. */
export async function preview(context: Context, secret: string, workId: string): Promise<ContentPreview> {
  const { db, actor } = context
  if (await givenFor(db, actor, workId)) {
    const { given } = await contentToSee(context, workId)
    const { title, pages } = await lookedOver(context, secret, given)
    return { title, pages }
  }
  const schoolId = found(isStaff(actor) ? actor.schoolId : null)
  const published = await publishedFor(db, schoolId, actor.userId)
  const version = found(published.find(({ uuid, contentUuid }) => uuid === workId || contentUuid === workId))
  const work = await workOf(db, schoolId, version.uuid, context.now)
  const shown = {
    seed: `preview ${workId} ${secret}`,
    seen: new Set<string>(),
    addressOf: addressesBy(secret, context),
  }
  return { title: work.title, pages: shownPages(work, shown) }
}
