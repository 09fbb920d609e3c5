import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { academicYear } from '#modules/schools/public.ts'
import { quartersOf } from '#modules/schools/days/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { RosterFacts } from './file/facts.ts'
import { mayExport } from './policy.ts'
import * as views from './views.ts'

/** What of the school goes out: its year that runs. */
export async function rosterOf({ actor, db, today }: Context): Promise<RosterFacts> {
  allow(mayExport(actor))
  const schoolId = found(actor.schoolId)
  const year = (await academicYear(db, schoolId, today, null)) ?? academicYearOf(today)
  const plans = await views.planFacts(db, schoolId, year)
  const stays = await views.stayFacts(db, schoolId, year, today)
  const students = [...new Set(stays.filter(({ now }) => now).map(({ studentId }) => studentId))]
  const guardians = await views.guardianFacts(db, schoolId, students)
  const parents = [...new Set(guardians.map(({ parentId }) => parentId))]
  return {
    schoolId,
    year,
    school: found(await views.schoolFacts(db, schoolId)),
    quarters: (await quartersOf(db, schoolId)).filter(({ id }) => yearOfQuarter(id) === year),
    groups: await views.groupFacts(db, schoolId, year),
    plans,
    subjects: await views.subjectFacts(db, [...new Set(plans.map(({ subjectId }) => subjectId))]),
    stays,
    members: await views.memberFacts(db, schoolId, today),
    people: [
      ...(await views.memberPeople(db, schoolId, students)),
      ...(await views.parentPeople(db, schoolId, parents)),
    ],
    guardians,
  }
}
