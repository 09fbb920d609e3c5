import type { PlanParent, Position, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { storeEnrolments, storeGuardians } from '#modules/contingent/public.ts'
import { type NewPerson, type NewPlace, storePeople, storePlaces } from '#modules/personnel/public.ts'
import type { Db } from '#platform/db/db.ts'

/** Role, subrole and position id of each post. */
const posts: Record<Position, { role: string; subrole: string | null; positionId: number }> = {
  director: { role: 'director', subrole: null, positionId: 1 },
  zavuch: { role: 'zavuch', subrole: null, positionId: 2 },
  teacher: { role: 'teacher', subrole: null, positionId: 4 },
  social_pedagogue: { role: 'social_worker', subrole: null, positionId: 7 },
  psychologist: { role: 'employee', subrole: null, positionId: 6 },
  librarian: { role: 'employee', subrole: null, positionId: 8 },
}

export type People = {
  personOf: Map<string, number>
  /** User ids by IIN. */
  staff: Map<string, number>
  pupils: Map<string, number>
  parents: Map<string, number>
}

/** Stores everybody of the plan once by IIN, and a place for each of their roles. */
export async function commitPeople(db: Db, schoolId: number, plan: SchoolPlan): Promise<People> {
  const personOf = await storePeople(db, everybody(plan))
  const id = (iin: string) => personOf.get(iin) ?? 0
  const leads = new Set(plan.classes.map(({ classTeacherIin }) => classTeacherIin))
  const staffPlaces = plan.staff.map(({ iin, position }): NewPlace => {
    const post = posts[position]
    const subrole = post.role === 'teacher' && leads.has(iin) ? 'group-lead' : post.subrole
    return { personId: id(iin), schoolId, ...post, subrole }
  })
  const plainPlace =
    (role: string, school: number | null) =>
    (person: { iin: string }): NewPlace => ({
      personId: id(person.iin),
      schoolId: school,
      role,
      subrole: null,
      positionId: null,
    })
  const pupilPlaces = plan.pupils.map(plainPlace('student', schoolId))
  const parentPlaces = plan.parents.map(plainPlace('parent', null))
  const users = await storePlaces(db, [...staffPlaces, ...pupilPlaces, ...parentPlaces])
  const usersOf = (places: NewPlace[], people: { iin: string }[]) =>
    new Map(people.map(({ iin }, index) => [iin, users.get(`${id(iin)}:${places[index]?.role}`) ?? 0]))
  return {
    personOf,
    staff: usersOf(staffPlaces, plan.staff),
    pupils: usersOf(pupilPlaces, plan.pupils),
    parents: usersOf(parentPlaces, plan.parents),
  }
}

/** Children into their groups and under their parents. */
export async function commitFamilies(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  people: People,
  groups: Map<string, number>,
  since: string,
): Promise<void> {
  const students = plan.pupils.map(({ iin, classLabel }) => ({
    studentId: people.pupils.get(iin) ?? 0,
    groupId: groups.get(classLabel) ?? 0,
  }))
  await storeEnrolments(db, schoolId, since, students)
  const bindings = plan.pupils.flatMap(({ iin, parents }) =>
    parents.map((parent) => ({
      parentId: people.parents.get(parent.iin) ?? 0,
      studentId: people.pupils.get(iin) ?? 0,
      place: parent.place,
    })),
  )
  await storeGuardians(db, bindings)
}

function everybody(plan: SchoolPlan): NewPerson[] {
  const byIin = new Map<string, NewPerson>()
  for (const parent of plan.parents)
    byIin.set(parent.iin, {
      ...nameOf(parent),
      sex: parent.sex ?? sexByPatronymic(parent),
      bornOn: parent.birthDate,
      phone: null,
    })
  for (const pupil of plan.pupils)
    byIin.set(pupil.iin, { ...nameOf(pupil), sex: pupil.sex, bornOn: pupil.birthDate, phone: null })
  for (const employee of plan.staff)
    byIin.set(employee.iin, {
      ...nameOf(employee),
      sex: employee.sex,
      bornOn: employee.birthDate,
      phone: employee.phone,
    })
  return [...byIin.values()]
}

const nameOf = ({
  iin,
  surname,
  firstname,
  patronymic,
}: {
  iin: string
  surname: string
  firstname: string
  patronymic: string
}) => ({ iin, surname, firstname, patronymic })

/** The IIN of a foreigner does not tell the sex; a patronymic usually does. */
const sexByPatronymic = ({ patronymic }: PlanParent): 'm' | 'w' =>
  /(қызы|кызы|вна|чна)$/i.test(patronymic) ? 'w' : 'm'
