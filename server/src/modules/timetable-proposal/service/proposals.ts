import { type ProposedSlot, TimetableProposal, type ProposalSummary } from '@qalam/contract/timetable-proposal/api.ts'
import { proposalApplied } from '@qalam/contract/timetable-proposal/problems.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canLay } from '../policy.ts'
import { findProposal, holdProposal, placesOf, removeProposal } from '../repository.ts'
import { laidGroups, loadStamp, weekStamp } from '../search/task.ts'
import { loadOf, proposalsOf } from '../views.ts'

export async function list({ actor, db }: Context): Promise<{ proposals: ProposalSummary[] }> {
  allow(canLay(actor))
  return { proposals: (await proposalsOf(db, found(actor.schoolId))).map(atOnce) }
}

const atOnce = ({ at, ...row }: Awaited<ReturnType<typeof proposalsOf>>[number]): ProposalSummary => ({
  ...row,
  at: at.toISOString(),
})

/** A proposed week beside the week that stands. */
export async function one({ actor, db, today }: Context, uuid: string): Promise<TimetableProposal> {
  allow(canLay(actor))
  const schoolId = found(actor.schoolId)
  const row = found(await findProposal(db, schoolId, uuid))
  const [summary] = await proposalsOf(db, schoolId, uuid)
  const load = await loadOf(db, schoolId, academicYearOf(today))
  const moved = loadStamp(load) !== row.load_stamp
  const applied = row.replaced !== null
  const { asked, score, score_before: before, unplaced } = row
  const stored = Stored.parse({ asked, score, before, leftOut: unplaced })
  return {
    ...atOnce(found(summary)),
    ...stored,
    groups: laidGroups(load).map(({ id, label, bells }) => ({ id, label, bells })),
    teachers: load.teachers.map(({ id, label }) => ({ id, label })),
    cabinets: load.cabinets,
    plans: load.plans.map(({ uuid: plan, groupId, subject, subgroup, teacherId }) => ({
      uuid: plan,
      groupId,
      subject,
      subgroup,
      teacherId,
    })),
    slots: await placesOf(db, schoolId, uuid),
    now: load.slots.map(({ planUuid, weekDay, number, cabinetId }): ProposedSlot => ({
      planUuid,
      weekDay,
      number,
      cabinetId,
    })),
    stamp: weekStamp(load),
    moved,
    can: { apply: !moved && !applied, undo: applied, remove: !applied },
  }
}

/** What the columns of a proposal hold as JSON. */
const Stored = TimetableProposal.pick({ asked: true, score: true, before: true, leftOut: true })

export async function remove({ actor, db }: Context, uuid: string): Promise<Record<string, never>> {
  allow(canLay(actor))
  const schoolId = found(actor.schoolId)
  const { replaced } = found(await holdProposal(db, schoolId, uuid))
  if (replaced !== null) throw proposalApplied()
  await removeProposal(db, schoolId, uuid)
  return {}
}
