import { partsUnfit, scoreStale } from '@qalam/contract/exams/problems.ts'
import { readingChanged } from '@qalam/contract/lesson-content/events.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { appendReview } from '../../repository/checks.ts'
import { readingOf } from '../../repository/readings.ts'
import { waitingFor } from '../../views/waiting.ts'
import { keyedOf } from '../../work.ts'
import { contentToChange } from '../entry.ts'

type Asked = {
  reading: string
  exercise: string
  n: number
  version: number
  parts: Record<string, number>
  comment: string
}

/** Scores an open answer by its descriptors, as the exams do; the score that was looked at is the one that is followed. */
export async function score(context: Context, uuid: string, asked: Asked): Promise<{}> {
  const { db, actor, now } = context
  const given = await contentToChange(context, uuid)
  const reading = found(await readingOf(db, { ...given, uuid: asked.reading }))
  found((reading.givenUuid === uuid && reading.resetAt === null) || null)
  const { keys } = await keyedOf(db, given.schoolId, reading.versionUuid)
  const key = keys.get(asked.exercise)
  if (key?.type !== 'open') throw partsUnfit()
  const most = new Map(key.descriptors.map((one) => [one.uuid, one.points]))
  if (!Object.entries(asked.parts).every(([id, points]) => points <= (most.get(id) ?? -1))) throw partsUnfit()

  const points = Object.values(asked.parts).reduce((all, one) => all + one, 0)
  if (!(await appendReview(db, given.schoolId, asked.reading, { ...asked, points, by: actor.userId, now })))
    throw scoreStale()
  context.announce(readingChanged, given.schoolId, { given: uuid, studentId: reading.studentId })
  return {}
}

/** What waits for the caller, lesson by lesson. */
export async function waiting({ db, actor }: Context) {
  return { rows: await waitingFor(db, found(actor.schoolId), actor.userId) }
}
