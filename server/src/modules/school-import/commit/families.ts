import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { endEnrolments, storeEnrolments } from '#modules/contingent/public.ts'
import { endWithStays } from '#modules/groups/halves/public.ts'
import { storeGuardians } from '#modules/people/guardians/public.ts'
import type { Db } from '#platform/db/db.ts'
import { isTaken } from '../standing/people.ts'
import type { SchoolStanding } from '../standing/standing.ts'
import type { ImportedStay } from '../standing/views.ts'
import type { People } from './people.ts'
import { found } from './reference.ts'

/**
 * Children into their groups and under their parents; answers how many came into a group. They study from the year's
 * first day, or from the day on which they left their last group if that is later. A group of an earlier year is left
 * behind as the new year begins, also where the later year was brought in first.
 */
export async function commitFamilies(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  people: People,
  groups: ReadonlyMap<string, number>,
  yearStarts: string,
  standing: SchoolStanding,
): Promise<number> {
  const staysOf = (iin: string) => (standing.stays.get(iin) ?? []).filter((stay) => stay.schoolId === schoolId)
  const risen = plan.pupils.filter(({ iin }) =>
    staysOf(iin).some(({ year, until }) => year < standing.year && until === null),
  )
  const rising = risen.map(({ iin }) => found(people.pupils, iin, 'pupil'))
  await endEnrolments(db, schoolId, rising, yearStarts)
  await endWithStays(db, schoolId, rising)
  const newcomers = plan.pupils.filter(({ iin }) => !staysOf(iin).some(({ year }) => year === standing.year))
  const students = newcomers.map(({ iin, classLabel }) => {
    const [before, after] = partsAround(standing.stays.get(iin) ?? [], standing.year)
    const left = before.map(({ until }) => until ?? '')
    return {
      studentId: found(people.pupils, iin, 'pupil'),
      groupId: found(groups, classLabel, 'group'),
      since: [yearStarts, ...left].reduce((latest, day) => (day > latest ? day : latest)),
      until: after.map(({ since }) => since).sort()[0] ?? null,
    }
  })
  await storeEnrolments(db, schoolId, students)
  const bindings = plan.pupils.flatMap(({ iin, parents }) =>
    parents
      .filter((parent) => !standing.elsewhere.has(parent.iin))
      .map((parent) => ({
        parentId: found(people.parents, parent.iin, 'parent'),
        studentId: found(people.pupils, iin, 'pupil'),
        place: parent.place,
      })),
  )
  await storeGuardians(db, schoolId, bindings, { by: null, on: standing.today, agreed: 'school' })
  return students.length
}

/** A pupil's stays up to a year, and those of later years. */
const partsAround = (stays: readonly ImportedStay[], year: number): [ImportedStay[], ImportedStay[]] => [
  stays.filter((stay) => stay.year <= year),
  stays.filter((stay) => stay.year > year),
]

/** The plan without the parents whose place is another person's: nobody gets a sign-in who has no child to see. */
export function withoutTakenPlaces(plan: SchoolPlan, standing: SchoolStanding): SchoolPlan {
  const pupils = plan.pupils.map((pupil) => ({
    ...pupil,
    parents: pupil.parents.filter(({ place, iin }) => !isTaken(standing, pupil.iin, place, iin)),
  }))
  const bound = new Set(pupils.flatMap(({ parents }) => parents.map(({ iin }) => iin)))
  return { ...plan, pupils, parents: plan.parents.filter(({ iin }) => bound.has(iin)) }
}
