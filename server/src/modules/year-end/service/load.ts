import { storeMembers } from '#modules/groups/halves/public.ts'
import { storeSubgroups } from '#modules/groups/public.ts'
import { planKey, storePlans } from '#modules/ktp/public.ts'
import { slots as referenceWeek } from '#modules/schedule/batch/public.ts'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import type { YearEndPlan } from '../plan/plan.ts'
import type { Made } from '../made.ts'

/** Halves, who is in them, calendar plans and the reference week; answers the plans and the slots. */
export async function prepareLoad(
  db: Db,
  schoolId: number,
  { year, today }: { year: number; today: string },
  { loads, halves, slots }: YearEndPlan,
  idOf: (key: string) => number,
): Promise<Pick<Made, 'plans' | 'slots'>> {
  const named = loads.flatMap(({ key, subjectId, half, halfName }) =>
    half === null ? [] : [{ groupId: idOf(key), subjectId, number: half, name: halfName }],
  )
  const subgroups = named.length > 0 ? await storeSubgroups(db, schoolId, named) : new Map<string, number>()
  const halfOf = (groupId: number, subjectId: number, half: number) =>
    subgroups.get(`${groupId}:${subjectId}:${half}`) ?? null
  const members = halves.flatMap(({ key, subjectId, half, studentId }) => {
    const subgroupId = halfOf(idOf(key), subjectId, half)
    return subgroupId === null ? [] : [{ subgroupId, studentId }]
  })
  await storeMembers(db, schoolId, members, { day: today, today })
  const plans = loads.map(({ key, half, halfName: _, ...load }) => {
    const groupId = idOf(key)
    return { ...load, groupId, subgroupId: half === null ? null : halfOf(groupId, load.subjectId, half) }
  })
  const stored = await storePlans(db, schoolId, year, plans)
  const planOfLoad = (groupId: number, subjectId: number, subgroupId: number | null) =>
    found(stored.plans.get(planKey(groupId, subjectId, subgroupId)))
  const week = slots.map(({ key, subjectId, half, ...place }) => {
    const groupId = idOf(key)
    const subgroupId = half === null ? null : halfOf(groupId, subjectId, half)
    return { ...place, groupId, subgroupId, planUuid: planOfLoad(groupId, subjectId, subgroupId) }
  })
  await referenceWeek.store(db, schoolId, week)
  return {
    plans: plans.map(({ groupId, subjectId, subgroupId }) => planOfLoad(groupId, subjectId, subgroupId)),
    slots: week.map(({ subgroupId: _, ...slot }) => slot),
  }
}
