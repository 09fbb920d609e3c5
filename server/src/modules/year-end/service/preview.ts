import { groupLabel } from '@qalam/contract/groups/rules.ts'
import type { YearEndDraft, YearEndPreview, YearEndTrouble } from '@qalam/contract/year-end/api.ts'
import { createHash } from 'node:crypto'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { YearEndFacts } from '../plan/facts.ts'
import { type YearEndPlan, planOf, type ClassTrouble } from '../plan/plan.ts'
import { canEndYear } from '../policy.ts'
import { namesOf } from '../views.ts'
import { factsOf } from './facts.ts'

/** What the act would do, and what stands in its way. */
export async function preview(context: Context, draft: YearEndDraft): Promise<YearEndPreview> {
  const { actor, db } = context
  allow(canEndYear(actor))
  const schoolId = found(actor.schoolId)
  const facts = await factsOf(context, schoolId, draft.year)
  const plan = planOf(facts, draft)
  const inTrouble = plan.troubles.flatMap(({ studentId }) => studentId ?? [])
  const names = inTrouble.length > 0 ? await namesOf(db, schoolId, inTrouble) : new Map<number, string>()
  return present(facts, plan, draft, names)
}

/** Names a plan: two that would do the same have one stamp. */
export const stampOf = ({ troubles: _, ...plan }: YearEndPlan, order: string): string =>
  createHash('sha256')
    .update(JSON.stringify([plan, order]))
    .digest('base64url')
    .slice(0, 32)

function present(
  facts: YearEndFacts,
  plan: YearEndPlan,
  { order }: YearEndDraft,
  names: ReadonlyMap<number, string>,
): YearEndPreview {
  const labels = new Map(facts.classes.map((one) => [one.id, groupLabel(one)]))
  const labelOf = (groupId: number) => labels.get(groupId) ?? ''
  const nameOf = ({ what, to, groupId, studentId }: ClassTrouble): YearEndTrouble => ({
    what,
    to,
    name: groupId === undefined ? (names.get(studentId ?? 0) ?? '') : labelOf(groupId),
  })
  return {
    stamp: stampOf(plan, order),
    classes: plan.classes.map(({ groupId, ...one }) => {
      const goOn = plan.stays.filter((stay) => stay.groupId === groupId)
      const made = plan.make.find(({ from }) => from === groupId)
      return {
        ...one,
        groupId,
        next: made ? groupLabel(made) : one.next,
        label: labelOf(groupId),
        goOn: goOn.filter(({ to }) => to === one.next).length,
        elsewhere: goOn.filter(({ to }) => to !== one.next).length,
        leave: plan.leave.filter((pupil) => pupil.groupId === groupId).length,
        subjects: plan.loads.filter(({ key }) => made?.key === key).length,
      }
    }),
    groups: plan.make.length,
    promoted: plan.stays.length,
    left: plan.leave.length,
    subjects: plan.loads.length,
    slots: plan.slots.length,
    programs: plan.programs.length,
    inPrograms: plan.programs.flatMap(({ stays }) => stays).length,
    troubles: plan.troubles.map(nameOf),
  }
}
