import { proposalApplied, proposalMoved, proposalNotApplied } from '@qalam/contract/timetable-proposal/problems.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { z } from 'zod'
import { slots } from '#modules/schedule/batch/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canLay } from '../policy.ts'
import { holdProposal, noteReplaced, placesOf } from '../repository.ts'
import { laidGroups, loadStamp, weekStamp } from '../search/task.ts'
import { type TeachingLoad, loadOf, type LoadSlot } from '../views.ts'

/** Puts a proposed week in the place of the reference weeks of its classes, and keeps what stood there. */
export async function apply(context: Context, uuid: string, stamp: string): Promise<{ lessons: number }> {
  const { db } = context
  const { schoolId, row, load } = await held(context, uuid)
  if (row.replaced !== null) throw proposalApplied()
  if (weekStamp(load) !== stamp || loadStamp(load) !== row.load_stamp) throw proposalMoved()

  const groups = laidGroups(load).map(({ id }) => id)
  const coming = await proposed(context, schoolId, uuid, load)
  await slots.clear(db, schoolId, groups)
  await slots.store(db, schoolId, coming)
  await noteReplaced(db, schoolId, uuid, ofGroups(load, groups))
  return { lessons: coming.length }
}

/** Puts the reference weeks back, unless somebody worked on them since. */
export async function undo(context: Context, uuid: string): Promise<{ lessons: number }> {
  const { db } = context
  const { schoolId, row, load } = await held(context, uuid)
  if (row.replaced === null) throw proposalNotApplied()
  const before = Slots.parse(row.replaced)
  const mine = await proposed(context, schoolId, uuid, load)
  const groups = [...new Set([...before, ...mine].map(({ groupId }) => groupId))]
  if (keysOf(mine) !== keysOf(ofGroups(load, groups))) throw proposalMoved()

  const plans = new Set(load.plans.map((plan) => plan.uuid))
  const rooms = new Set(load.cabinets.map(({ id }) => id))
  // A plan that is gone has no lessons to put back; a room that is gone is left out.
  const back = before
    .filter(({ planUuid }) => plans.has(planUuid))
    .map((slot) => (slot.cabinetId !== null && rooms.has(slot.cabinetId) ? slot : { ...slot, cabinetId: null }))
  await slots.clear(db, schoolId, groups)
  await slots.store(db, schoolId, back)
  await noteReplaced(db, schoolId, uuid, null)
  return { lessons: back.length }
}

async function held({ actor, db, today }: Context, uuid: string) {
  allow(canLay(actor))
  const schoolId = found(actor.schoolId)
  await slots.lock(db, schoolId)
  const row = found(await holdProposal(db, schoolId, uuid))
  return { schoolId, row, load: await loadOf(db, schoolId, academicYearOf(today)) }
}

/** The lessons of a proposal with the class and half of their plans. */
async function proposed({ db }: Context, schoolId: number, uuid: string, load: TeachingLoad): Promise<LoadSlot[]> {
  const plans = new Map(load.plans.map((plan) => [plan.uuid, plan]))
  return (await placesOf(db, schoolId, uuid)).flatMap((place): LoadSlot[] => {
    const plan = plans.get(place.planUuid)
    return plan ? [{ ...place, groupId: plan.groupId, subgroupId: plan.subgroupId, locked: false }] : []
  })
}

const ofGroups = ({ slots: standing }: TeachingLoad, groups: readonly number[]): LoadSlot[] =>
  standing.filter(({ groupId }) => groups.includes(groupId))

const keysOf = (all: readonly LoadSlot[]): string =>
  all
    .map(({ planUuid, weekDay, number, cabinetId }) => `${planUuid} ${weekDay} ${number} ${cabinetId}`)
    .toSorted()
    .join('\n')

const Slots = z.array(
  z.object({
    groupId: z.int(),
    planUuid: z.string(),
    subgroupId: z.int().nullable(),
    weekDay: z.int(),
    number: z.int(),
    cabinetId: z.int().nullable(),
    // Weeks that were kept before single lessons could be locked.
    locked: z.boolean().default(false),
  }),
)
