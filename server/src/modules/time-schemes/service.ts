import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { BellPeriod, Retiming, TimeScheme } from '@qalam/contract/time-schemes/api.ts'
import {
  breakLength,
  lessonLength,
  periodRepeated,
  periodsOverlap,
  retimeClashes,
  schemeInUse,
} from '@qalam/contract/time-schemes/problems.ts'
import { absurdBreak, absurdLesson, overlap, repeated } from '@qalam/contract/time-schemes/rules.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { schemeOfGroup } from '#modules/groups/public.ts'
import { retimed } from '#modules/schedule/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { bellsChanged } from '@qalam/contract/time-schemes/events.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canEdit, canSee } from './policy.ts'
import * as repository from './repository.ts'
import { followersOf } from './views.ts'

export async function list(context: Context, schoolId: number): Promise<TimeScheme[]> {
  allow(canSee(context.actor, schoolId))

  const rows = await repository.listBySchool(context.db, schoolId)
  const followers = await followersOf(context.db, schoolId)
  return rows.map((row) => present(context, row, followers))
}

/** The bell table a group follows, or null; another school's group is not found. */
export async function byGroup(context: Context, schoolId: number, groupId: number): Promise<TimeScheme | null> {
  const { uuid } = found(await schemeOfGroup(context.db, schoolId, groupId))
  const schemes = await list(context, schoolId)
  return schemes.find((scheme) => scheme.uuid === uuid) ?? null
}

export async function create(context: Context, draft: repository.SchemeOfSchool): Promise<TimeScheme> {
  allow(canEdit(context.actor, draft.schoolId))
  refuseUnsound(draft.lessons)

  const row = await repository.insert(context.db, randomUUID(), draft).catch(nameTaken)
  return present(context, row, new Map())
}

type Change = { uuid: string; draft: repository.SchemeOfSchool; retime: boolean }

/** Changes a bell table and, where it is wished, the coming lessons with it: all of them or none. */
export async function update(context: Context, { uuid, draft, retime }: Change): Promise<TimeScheme> {
  allow(canEdit(context.actor, draft.schoolId))
  refuseUnsound(draft.lessons)

  if (retime) await retimeComing(context, uuid, draft)
  const row = found(await repository.replace(context.db, uuid, draft).catch(nameTaken))
  return present(context, row, await followersOf(context.db, draft.schoolId))
}

/** What new times of a bell table would do to the coming lessons. */
export async function retiming(context: Context, uuid: string, draft: repository.SchemeOfSchool): Promise<Retiming> {
  allow(canEdit(context.actor, draft.schoolId))
  refuseUnsound(draft.lessons)

  const retime = await retimeOf(context, uuid, draft)
  const lessons = await retimed.count(context.db, retime)
  return { lessons, clashes: await retimed.clashes(context.db, retime, mostClashes) }
}

const mostClashes = 20

async function retimeComing(context: Context, uuid: string, draft: repository.SchemeOfSchool): Promise<void> {
  const retime = await retimeOf(context, uuid, draft)
  const { length: clashes } = await retimed.clashes(context.db, retime, mostClashes)
  if (clashes > 0) throw retimeClashes({ clashes })
  const refusal = retimeClashes({ clashes: 1 })
  // A lesson that somebody put there in this very moment is seen by the database alone.
  const lessons = await retimed
    .store(context.db, retime, { userId: context.actor.userId, now: context.now })
    .catch(orRefuse('lesson_teacher_free', refusal))
    .catch(orRefuse('lesson_cabinet_free', refusal))
    .catch(orRefuse('lesson_group_free', refusal))
  if (lessons > 0) context.announce(bellsChanged, draft.schoolId, { schoolId: draft.schoolId, schemeUuid: uuid })
}

/** The numbers whose time differs, from the stored table to the draft. */
async function retimeOf({ db, today }: Context, schemeUuid: string, { schoolId, lessons }: repository.SchemeOfSchool) {
  const stored = found(await repository.one(db, schoolId, schemeUuid))
  const before = new Map(Stored.parse(stored.periods).map((period) => [period.number, period]))
  const times = lessons.flatMap(({ number, start, end }) => {
    const old = before.get(number)
    if (!old || (old.start === start && old.end === end)) return []
    return [{ fromStart: old.start, fromEnd: old.end, start, end }]
  })
  return { schoolId, schemeUuid, today, times }
}

export async function remove(context: Context, { schoolId, uuid }: { schoolId: number; uuid: string }): Promise<{}> {
  allow(canEdit(context.actor, schoolId))

  const names = (await followersOf(context.db, schoolId, { archived: true })).get(uuid) ?? []
  if (names.length > 0) throw schemeInUse({ groups: names.length, names: names.join(', ') })

  // A group that was given this table meanwhile is counted as one.
  found(
    await repository
      .remove(context.db, schoolId, uuid)
      .catch(orRefuse('study_group_time_scheme', schemeInUse({ groups: 1, names: '…' }))),
  )
  return {}
}

function refuseUnsound(periods: BellPeriod[]): void {
  const number = repeated(periods)
  if (number !== null) throw periodRepeated({ number })
  const clash = overlap(periods)
  if (clash) throw periodsOverlap({ first: clash[0].number, second: clash[1].number })
  const lesson = absurdLesson(periods)
  if (lesson) throw lessonLength(lesson)
  const pause = absurdBreak(periods)
  if (pause) throw breakLength(pause)
}

const nameTaken = orRefuse('time_scheme_name', fieldProblem('name', 'already-exists'))

const Stored = z.array(z.object({ number: z.int(), start: z.string(), end: z.string() }))

type Followers = ReadonlyMap<string, string[]>

function present({ actor }: Context, row: repository.TimeSchemeRow, followers: Followers): TimeScheme {
  const { uuid, school_id: schoolId, name, shift, periods } = row
  const can = { edit: canEdit(actor, schoolId) }
  return { uuid, schoolId, name, shift, lessons: Stored.parse(periods), groups: followers.get(uuid) ?? [], can }
}
