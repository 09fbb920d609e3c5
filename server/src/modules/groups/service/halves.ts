import { groupChanged } from '@qalam/contract/groups/events.ts'
import { splitNotWhole, splitStale, subgroupInUse } from '@qalam/contract/groups/problems.ts'
import { halved, isPartition, type Split } from '@qalam/contract/groups/split.ts'
import type { SplitDraft, SplitPupil, SubgroupsDraft } from '@qalam/contract/groups/subgroups.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem, notFound } from '@qalam/contract/kernel/problem.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { storeMembers } from '../repository/members.ts'
import * as repository from '../repository/subgroups.ts'
import { holdersOf, pupilsOf, subjectNamed } from '../views/subgroups.ts'
import { staysOn } from '../views/times.ts'
import { effectsOf, refuseDay } from './effects.ts'
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

/** Puts every pupil of a class into exactly one half: who is in another one than before changes it on the day. */
export async function place(context: Context, groupId: number, subjectId: number, draft: SplitDraft): Promise<{}> {
  const { group, store } = await placing(context, groupId, subjectId, draft)
  await store()
  return changed(context, group)
}

export async function preview(context: Context, groupId: number, subjectId: number, draft: SplitDraft) {
  const { of, going, store } = await placing(context, groupId, subjectId, draft)
  return effectsOf(context, of, going, store)
}

async function placing(context: Context, groupId: number, subjectId: number, draft: SplitDraft) {
  const { db, today } = context
  const { day = today } = draft
  const group = await splitting(context, groupId)
  const halves = await held(context, group, subjectId)
  const pupils = await pupilsOf(db, group.schoolId, group, subjectId, today)
  if (!isSame(splitOf(pupils), draft.was)) throw splitStale()
  const ids = pupils.map(({ id }) => id)
  if (!isPartition(draft, ids)) throw splitNotWhole()

  const of = { schoolId: group.schoolId, groupId, subjectId }
  const before = new Map(repository.placesIn(halves, draft.was).map((one) => [one.studentId, one.subgroupId]))
  const places = repository.placesIn(halves, draft).filter((one) => before.get(one.studentId) !== one.subgroupId)
  const going = places.map(({ studentId }) => studentId)
  await refuseDay(context, { ...of, year: group.year }, day)
  const late = (await staysOn(db, of, going, today)).find(({ since }) => since > day)
  if (late) throw fieldProblem('day', 'half_before_stay', { name: late.name, day: dottedOf(late.since) })
  return { group, of, going, store: () => storeMembers(db, group.schoolId, places, { day, today }) }
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

export async function splitting(context: Context, groupId: number) {
  const group = await ownGroup(context, groupId)
  allow(maySplit(context, group))
  return group
}

export async function held({ db }: Context, group: Known, subjectId: number) {
  const halves = await repository.lockHalves(db, group.schoolId, group.id, subjectId)
  if (halves.length === 0) throw notFound()
  return halves
}

export function changed(context: Context, { id, schoolId }: Known): {} {
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
