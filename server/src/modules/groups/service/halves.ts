import { groupChanged } from '@qalam/contract/groups/events.ts'
import { splitNotWhole, splitStale, subgroupInUse } from '@qalam/contract/groups/problems.ts'
import { halved, isPartition, type Split } from '@qalam/contract/groups/split.ts'
import type { SplitDraft, SplitPupil, SubgroupsDraft } from '@qalam/contract/groups/subgroups.ts'
import { fieldProblem, notFound } from '@qalam/contract/kernel/problem.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { storeMembers } from '../repository/members.ts'
import * as repository from '../repository/subgroups.ts'
import { holdersOf, pupilsOf, subjectNamed } from '../views/subgroups.ts'
import { ownGroup } from './list.ts'
import { maySplit } from './subgroups.ts'

/** Halves a class for a subject (M-08). */
export async function halve(context: Context, groupId: number, draft: SubgroupsDraft): Promise<{}> {
  const { db, today, actor } = context
  const { subjectId, schoolId = actor.schoolId, names, way } = draft
  const group = await splitting(context, groupId)
  allow(schoolId === group.schoolId)
  if (!(await subjectNamed(db, subjectId))) throw fieldProblem('subjectId', 'group_unknown')

  const halves = await repository.insertHalves(db, group.schoolId, groupId, subjectId, names).catch(alreadyHalved)
  const pupils = await pupilsOf(db, group.schoolId, group, subjectId, today)
  const places = way === 'hand' ? [] : repository.placesIn(halves, halved(way, pupils))
  await storeMembers(db, group.schoolId, places, { day: today, today })
  return changed(context, group)
}

/** Puts every pupil of a class into exactly one half. */
export async function place(context: Context, groupId: number, subjectId: number, draft: SplitDraft): Promise<{}> {
  const { db, today } = context
  const group = await splitting(context, groupId)
  const halves = await held(context, group, subjectId)
  const pupils = await pupilsOf(db, group.schoolId, group, subjectId, today)
  if (!isSame(splitOf(pupils), draft.was)) throw splitStale()
  if (
    !isPartition(
      draft,
      pupils.map(({ id }) => id),
    )
  )
    throw splitNotWhole()

  await storeMembers(db, group.schoolId, repository.placesIn(halves, draft), { day: today, today })
  return changed(context, group)
}

/** Makes one class of two halves; what is planned for a half is taken out before. */
export async function dissolve(context: Context, groupId: number, subjectId: number): Promise<{}> {
  const group = await splitting(context, groupId)
  const halves = await held(context, group, subjectId)
  const holders = await holdersOf(
    context.db,
    group.schoolId,
    halves.map(({ id }) => id),
  )
  if (holders.plans + holders.lessons + holders.slots > 0) throw subgroupInUse(holders)

  await repository.removeHalves(context.db, group.schoolId, halves)
  return changed(context, group)
}

type Known = { id: number; schoolId: number }

async function splitting(context: Context, groupId: number) {
  const group = await ownGroup(context, groupId)
  allow(maySplit(context, group))
  return group
}

async function held({ db }: Context, group: Known, subjectId: number) {
  const halves = await repository.lockHalves(db, group.schoolId, group.id, subjectId)
  if (halves.length === 0) throw notFound()
  return halves
}

function changed(context: Context, { id, schoolId }: Known): {} {
  context.announce(groupChanged, schoolId, { groupId: id })
  return {}
}

const inHalf = (pupils: readonly SplitPupil[], half: 1 | 2): number[] =>
  pupils.filter((pupil) => pupil.half === half).map(({ id }) => id)

const splitOf = (pupils: readonly SplitPupil[]): Split => ({ first: inHalf(pupils, 1), second: inHalf(pupils, 2) })

const isSame = (one: Split, other: Split): boolean =>
  isPartition({ first: one.first, second: [] }, other.first) &&
  isPartition({ first: one.second, second: [] }, other.second)

const alreadyHalved = orRefuse('subgroup_number', fieldProblem('subjectId', 'subgroup_exists'))
