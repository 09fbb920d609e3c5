import type { LoadFinding } from '@qalam/contract/timetable-proposal/api.ts'
import { mostADay } from '@qalam/contract/timetable-proposal/rules.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canLay } from '../policy.ts'
import { laidGroups } from '../search/task.ts'
import { type TeachingLoad, type LoadPlan, loadOf } from '../views.ts'

/** What the load lacks is counted for a week of this many days. */
const days = 5

/** Whether a week can be laid, and what should be mended before. */
export async function check({ actor, db, today }: Context) {
  allow(canLay(actor))
  const load = await loadOf(db, found(actor.schoolId), academicYearOf(today))
  const groups = laidGroups(load)
  const laid = new Set(groups.map(({ id }) => id))
  const plans = load.plans.filter(({ groupId }) => laid.has(groupId))
  return {
    groups: groups.map(({ id, label }) => ({ id, label })),
    lessons: hoursOf(plans),
    teachers: new Set(plans.map(({ teacherId }) => teacherId)).size,
    findings: [...ofClasses(load), ...ofTeachers(load)],
    can: { start: groups.length > 0 },
  }
}

const hoursOf = (plans: readonly LoadPlan[]): number => plans.reduce((sum, { hours }) => sum + hours, 0)

function ofClasses({ groups, plans }: TeachingLoad): LoadFinding[] {
  return groups.flatMap(({ id, label, parallel, bells }): LoadFinding[] => {
    const who = { id, label }
    const need = classHours(plans.filter(({ groupId }) => groupId === id))
    const have = mostADay(parallel, days, bells.length) * days
    if (need === 0) return [{ code: 'no-plans', who, need, have }]
    if (bells.length === 0) return [{ code: 'no-bells', who, need, have }]
    return need > have ? [{ code: 'class-hours', who, need, have }] : []
  })
}

/** The halves of a class have their lessons at the same time. */
function classHours(plans: readonly LoadPlan[]): number {
  const bySubject = Map.groupBy(plans, ({ subjectId }) => subjectId)
  return [...bySubject.values()].reduce((sum, own) => sum + Math.max(...own.map(({ hours }) => hours)), 0)
}

function ofTeachers({ groups, plans, teachers }: TeachingLoad): LoadFinding[] {
  const bells = new Map(groups.map((group) => [group.id, group.bells]))
  return teachers.flatMap(({ id, label, gone }): LoadFinding[] => {
    const who = { id, label }
    const own = plans.filter(({ teacherId }) => teacherId === id)
    const need = hoursOf(own)
    const times = new Set(own.flatMap(({ groupId }) => (bells.get(groupId) ?? []).map(({ timeStart }) => timeStart)))
    const have = times.size * days
    if (gone) return [{ code: 'teacher-gone', who, need, have }]
    return need > have && have > 0 ? [{ code: 'teacher-hours', who, need, have }] : []
  })
}
