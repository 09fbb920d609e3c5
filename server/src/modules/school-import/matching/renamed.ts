import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'

/** A plan that names people by other IINs than its workbook does. */
export function renamed(plan: SchoolPlan, iins: ReadonlyMap<string, string>): SchoolPlan {
  if (iins.size === 0) return plan
  const now = (iin: string): string => iins.get(iin) ?? iin
  const own = <One extends { iin: string }>(one: One): One => ({ ...one, iin: now(one.iin) })
  const taught = <One extends { teacherIin: string }>(one: One): One => ({ ...one, teacherIin: now(one.teacherIin) })
  return {
    ...plan,
    staff: plan.staff.map(own),
    parents: plan.parents.map(own),
    pupils: plan.pupils.map((one) => ({ ...own(one), parents: one.parents.map(own) })),
    classes: plan.classes.map((one) => ({
      ...one,
      classTeacherIin: one.classTeacherIin === null ? null : now(one.classTeacherIin),
    })),
    subgroups: plan.subgroups.map((one) => ({ ...one, pupilIin: now(one.pupilIin) })),
    load: plan.load.map(taught),
    timetable: plan.timetable.map(taught),
  }
}
