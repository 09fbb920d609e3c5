import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Period, TimeScheme, TimeSchemeDraft } from '@qalam/contract/time-schemes/api.ts'
import { periodRepeated, periodsOverlap, schemeInUse } from '@qalam/contract/time-schemes/problems.ts'
import { overlap, repeated } from '@qalam/contract/time-schemes/rules.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { countGroupsOnScheme, schemeOfGroup } from '#modules/groups/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canEdit, canSee } from './policy.ts'
import * as repository from './repository.ts'

export async function list(context: Context, schoolId: number): Promise<TimeScheme[]> {
  allow(canSee(context.actor, schoolId))

  const rows = await repository.listBySchool(context.db, schoolId)
  return rows.map((row) => present(context, row))
}

/** The bell table a group follows, or null; another school's group is not found. */
export async function byGroup(context: Context, schoolId: number, groupId: number): Promise<TimeScheme | null> {
  const { uuid } = found(await schemeOfGroup(context.db, schoolId, groupId))
  const schemes = await list(context, schoolId)
  return schemes.find((scheme) => scheme.uuid === uuid) ?? null
}

export async function create(context: Context, draft: TimeSchemeDraft): Promise<TimeScheme> {
  allow(canEdit(context.actor, draft.schoolId))
  refuseUnsound(draft.lessons)

  const row = await repository.insert(context.db, randomUUID(), draft).catch(nameTaken)
  return present(context, row)
}

export async function update(context: Context, uuid: string, draft: TimeSchemeDraft): Promise<TimeScheme> {
  allow(canEdit(context.actor, draft.schoolId))
  refuseUnsound(draft.lessons)

  const row = found(await repository.replace(context.db, uuid, draft).catch(nameTaken))
  return present(context, row)
}

export async function remove(context: Context, { schoolId, uuid }: { schoolId: number; uuid: string }): Promise<{}> {
  allow(canEdit(context.actor, schoolId))

  const groups = await countGroupsOnScheme(context.db, schoolId, uuid)
  if (groups > 0) throw schemeInUse({ groups })

  // A group that was given this table meanwhile is counted as one.
  found(
    await repository
      .remove(context.db, schoolId, uuid)
      .catch(orRefuse('study_group_time_scheme', schemeInUse({ groups: 1 }))),
  )
  return {}
}

function refuseUnsound(periods: Period[]): void {
  const number = repeated(periods)
  if (number !== null) throw periodRepeated({ number })
  const clash = overlap(periods)
  if (clash) throw periodsOverlap({ first: clash[0].number, second: clash[1].number })
}

const nameTaken = orRefuse('time_scheme_name', fieldProblem('name', 'already-exists'))

const Stored = z.array(z.object({ number: z.int(), start: z.string(), end: z.string() }))

function present({ actor }: Context, row: repository.TimeSchemeRow): TimeScheme {
  const { uuid, school_id: schoolId, name, shift, periods } = row
  return { uuid, schoolId, name, shift, lessons: Stored.parse(periods), can: { edit: canEdit(actor, schoolId) } }
}
