import { randomUUID } from 'node:crypto'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { lessonContentChanged } from '@qalam/contract/lesson-content/events.ts'
import type { ContentToGive, ReadKind } from '@qalam/contract/lesson-content/shapes.ts'
import { publishedFor } from '#modules/content/public.ts'
import { lessonToSee, lessonToTeach } from '#modules/lesson/public.ts'
import { found } from '#platform/access.ts'
import { isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../../repository/given.ts'
import { namedIn } from '../../views/place.ts'
import { contentToChange } from '../entry.ts'

type Published = Awaited<ReturnType<typeof publishedFor>>[number]

/** What is read; works are given by their own page. One of a colleague is a lesson of the library. */
const kindOf = ({ kind, ownerId }: Published, userId: number): ReadKind | null => {
  if (kind === 'lecture') return 'lecture'
  if (kind !== 'custom-lesson') return null
  return ownerId === userId ? 'custom-lesson' : 'regular'
}

/** Lectures and lessons that may be given, first those of the theme's objectives. */
export async function toGive(
  { db, actor }: Context,
  schoolId: number,
  objectives: readonly string[],
): Promise<ContentToGive[]> {
  const published = await publishedFor(db, schoolId, actor.userId)
  const ofTheme = (code: string) => objectives.some((one) => one === code || one.startsWith(`${code} `))
  return published
    .flatMap((one) => {
      const kind = kindOf(one, actor.userId)
      const { uuid: versionUuid, title, number } = one
      return kind ? [{ versionUuid, title, number, kind, fits: one.objectives.some(ofTheme) }] : []
    })
    .toSorted((a, b) => Number(b.fits) - Number(a.fits))
}

/** Gives a published lecture or lesson to a lesson. */
export async function give(context: Context, lessonUuid: string, draft: { uuid: string; versionUuid: string }) {
  const { db, actor, now } = context
  const { schoolId, groupId } = await lessonToTeach(context, lessonUuid)
  const published = await publishedFor(db, schoolId, actor.userId)
  const version = found(published.find(({ uuid }) => uuid === draft.versionUuid))
  const kind = found(kindOf(version, actor.userId))
  const { contentUuid } = version
  const given = await repository.give(db, { ...draft, schoolId, lessonUuid, contentUuid, kind, by: actor.userId, now })
  if (given === undefined) throw fieldProblem('uuid', 'already-exists')
  context.announce(lessonContentChanged, schoolId, { lessonUuid, groupId })
  return { given }
}

/** Opens what the theme or the homework of a lesson names. What its teacher took back stays away from students. */
export async function openNamed(context: Context, lessonUuid: string, from: 'theme' | 'homework') {
  const { db, actor, now } = context
  const { schoolId, groupId, pupilId } = await lessonToSee(context, lessonUuid)
  const named = found((await namedIn(db, { schoolId, lessonUuid, pupilId })).find((one) => one.from === from))
  const { contentUuid, versionUuid, kind } = named
  if (named.given !== null && !named.takenBack) return { given: named.given, kind }
  found(named.takenBack && isStudent(actor) ? null : named)
  const key = { schoolId, uuid: randomUUID(), lessonUuid }
  const given = found(await repository.give(db, { ...key, contentUuid, versionUuid, kind, by: actor.userId, now }))
  context.announce(lessonContentChanged, schoolId, { lessonUuid, groupId })
  return { given, kind }
}

/** Takes content off a lesson; what was read stays. */
export async function takeBack(context: Context, uuid: string): Promise<{}> {
  const { schoolId, lessonUuid, groupId } = await contentToChange(context, uuid)
  await repository.takeBack(context.db, { schoolId, uuid }, context.now)
  context.announce(lessonContentChanged, schoolId, { lessonUuid, groupId })
  return {}
}
