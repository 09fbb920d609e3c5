import type { PlanLoad, PlanMember, PlanParent, PlanPupil } from '@qalam/contract/school-import/plan.ts'
import { familyOf, type peopleFrom, type Somebody } from './people.ts'
import type { DemoSchool } from './demo-school.ts'
import type { Random } from './random.ts'

type Person = ReturnType<typeof peopleFrom>
type Family = { surname: readonly [string, string]; parents: Somebody[]; labels: Set<string> }

/** Every sixth child has a brother or sister in another class. */
const siblings = 1 / 6

/** Pupils with their parents: the patronymic comes from the father, brothers and sisters share both parents. */
export function familiesFor(
  { classes, year }: DemoSchool,
  random: Random,
  person: Person,
): { pupils: PlanPupil[]; parents: PlanParent[] } {
  const families: Family[] = []
  const pupils = classes.flatMap(({ parallel, letter, pupils: count }) =>
    Array.from({ length: count }, (): PlanPupil => {
      const classLabel = `${parallel}${letter}`
      const family = familyFor(classLabel, families, random, year - 34 - parallel, person)
      const child = person(year - 6 - parallel, { surname: family.surname })
      const father = family.parents.find(({ sex }) => sex === 'm')
      const patronymic = father ? `${father.firstname}${child.sex === 'm' ? 'ұлы' : 'қызы'}` : child.patronymic
      const parents = family.parents.map(({ iin }, index) => ({
        place: index === 0 ? (1 as const) : (2 as const),
        iin,
      }))
      return { row: 0, ...child, patronymic, classLabel, parents }
    }),
  )
  const parents = families.flatMap((family) => family.parents.map((one) => ({ ...one, isEmployee: false })))
  return { pupils, parents }
}

/** A family of another class with one child so far, now and then; else a new one. */
function familyFor(label: string, families: Family[], random: Random, born: number, person: Person): Family {
  const open = families.filter(({ labels, parents }) => labels.size === 1 && !labels.has(label) && parents.length > 0)
  const known = random.next() < siblings && open.length > 0 ? random.pick(open) : undefined
  if (known) known.labels.add(label)
  return known ?? begin()

  function begin(): Family {
    const surname = familyOf(random)
    const parents = (['m', 'w'] as const)
      .filter((sex) => random.next() < (sex === 'w' ? 0.95 : 0.7))
      .map((sex) => person(born, { sex, surname }))
    const family = { surname, parents, labels: new Set([label]) }
    families.push(family)
    return family
  }
}

/** The first half of the class list and the second, for each halved subject. */
export function membersOf(pupils: readonly PlanPupil[], load: readonly PlanLoad[]): PlanMember[] {
  return load
    .filter(({ subgroup }) => subgroup === 1)
    .flatMap(({ classLabel, subjectId }) => {
      const group = pupils.filter((pupil) => pupil.classLabel === classLabel)
      return group.map((pupil, index): PlanMember => ({
        row: 0,
        classLabel,
        subjectId,
        subgroup: index * 2 < group.length ? 1 : 2,
        pupilIin: pupil.iin,
      }))
    })
}
