import type { PlanEmployee, PlanLoad } from '@qalam/contract/school-import/plan.ts'
import { curriculumOf, scoreTypeOf, type Taught } from './curriculum.ts'
import type { DemoSchool } from './demo-school.ts'

/** Subjects that one teacher gives, by id of the dictionary. What stands in no list has teachers of its own. */
const departments: readonly (readonly number[])[] = [
  [3, 4],
  [6, 8],
  [11, 12, 13, 14],
  [15, 16],
  [17, 21],
  [23, 24],
  [26, 27, 28],
]
/** What the teacher of a primary class gives: all but Russian, music and physical training. */
const primary = [3, 9, 11, 15, 17, 18, 26, 27]
export const classHour = 38

const departmentOf = (subjectId: number): string =>
  departments.find((subjects) => subjects.includes(subjectId))?.join() ?? String(subjectId)

type Class = DemoSchool['classes'][number]
const labelOf = ({ parallel, letter }: Class): string => `${parallel}${letter}`
const half = (index: number): 1 | 2 => (index === 0 ? 1 : 2)

/** Who teaches what to whom, and the teacher who leads each class: one of its own, none of them leads two. */
export function staffed(
  { classes }: DemoSchool,
  employ: (position: PlanEmployee['position']) => string,
): { load: PlanLoad[]; leads: Map<string, string> } {
  const hire = hiring(() => employ('teacher'), classes.length > 3 ? 24 : 40)
  const leads = new Map<string, string>()
  const load = classes.flatMap((each) => {
    if (each.parallel <= 4) leads.set(labelOf(each), employ('teacher'))
    return curriculumOf(each.parallel)
      .filter(({ subjectId }) => subjectId !== classHour)
      .flatMap((taught) => {
        const halved = taught.halved && each.pupils >= 24
        const own = primary.includes(taught.subjectId) ? leads.get(labelOf(each)) : undefined
        const teachers = own ? [own] : hire(taught, halved ? 2 : 1)
        return teachers.map((teacher, index) => rowOf(each, taught, teacher, halved ? half(index) : null))
      })
  })
  for (const each of classes)
    if (!leads.has(labelOf(each))) leads.set(labelOf(each), leadOf(labelOf(each), load, leads))
  const hours = classes.flatMap((each) => {
    const taught = curriculumOf(each.parallel).find(({ subjectId }) => subjectId === classHour)
    const lead = leads.get(labelOf(each))
    return taught && lead ? [rowOf(each, taught, lead, null)] : []
  })
  return { load: [...load, ...hours], leads }
}

const rowOf = (each: Class, taught: Taught, teacherIin: string, subgroup: 1 | 2 | null): PlanLoad => ({
  row: 0,
  classLabel: labelOf(each),
  subjectId: taught.subjectId,
  subgroup,
  teacherIin,
  hours: taught.hours,
  scoreType: scoreTypeOf(taught),
})

/** The teacher with most hours in the class who leads no other. */
function leadOf(label: string, load: readonly PlanLoad[], leads: ReadonlyMap<string, string>): string {
  const taken = new Set(leads.values())
  const hours = new Map<string, number>()
  for (const row of load)
    if (row.classLabel === label && row.subgroup === null && !taken.has(row.teacherIin))
      hours.set(row.teacherIin, (hours.get(row.teacherIin) ?? 0) + row.hours)
  const [first] = [...hours].sort(([, a], [, b]) => b - a)
  if (!first) throw new Error(`Nobody is left to lead ${label} of the demo school.`)
  return first[0]
}

/** Teachers by department up to a number of hours each; those of halved subjects come in pairs. */
function hiring(employ: () => string, most: number) {
  const known = new Map<string, { iin: string; hours: number }[]>()
  return ({ subjectId, hours }: Taught, count: number): string[] => {
    const list = known.get(departmentOf(subjectId)) ?? []
    known.set(departmentOf(subjectId), list)
    const free = list.filter((teacher) => teacher.hours + hours <= most)
    while (free.length < count) {
      const teacher = { iin: employ(), hours: 0 }
      list.push(teacher)
      free.push(teacher)
    }
    return free.slice(0, count).map((teacher) => {
      teacher.hours += hours
      return teacher.iin
    })
  }
}
