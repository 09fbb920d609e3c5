import type {
  PlanClass,
  PlanEmployee,
  PlanLesson,
  PlanLoad,
  PlanMember,
  PlanParent,
  PlanPupil,
  PlanSlot,
  SchoolPlan,
} from '@qalam/contract/school-import/plan.ts'
import { curriculumOf, scoreTypeOf, type Taught } from './curriculum.ts'
import { familyOf, peopleFrom, type Somebody } from './people.ts'
import { randomFrom } from './random.ts'
import { themeBank } from './themes.ts'
import { timetableOf } from './timetable.ts'

export type DemoSchool = {
  seed: number
  bin: string
  name: { kz: string; ru: string; en: string }
  address: string
  regionId: number
  district: string
  type: string
  year: number
  classes: { parallel: number; letter: string; faculty?: 'emn' | 'ogn'; pupils: number; shift: 1 | 2 }[]
  /** Weeks of each quarter that get themes. */
  weeks: readonly number[]
}

const bells = {
  1: ['08:00', '08:45', '09:40', '10:35', '11:20', '12:05', '12:50'],
  2: ['13:45', '14:30', '15:25', '16:20', '17:05', '17:50', '18:35'],
} as const
const schemes = { 1: 'I ауысым', 2: 'II ауысым' } as const
const plus40 = (time: string) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 40
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
const noRow = { row: 0 }

/** A whole invented school as a plan of the import: people, bells, load, a clash-free week and themes. */
export function demoPlan(school: DemoSchool): SchoolPlan {
  const random = randomFrom(school.seed)
  const person = peopleFrom(random, (school.seed * 1_371) % 9_000)
  const staff: PlanEmployee[] = []
  let phone = 0
  const employ = (position: PlanEmployee['position']) => {
    const one = person(1_966 + random.below(33))
    staff.push({ ...noRow, ...one, position, phone: `+7701000${String(++phone).padStart(4, '0')}` })
    return one.iin
  }
  for (const position of ['director', 'zavuch', 'zavuch', 'social_pedagogue', 'psychologist', 'librarian'] as const)
    employ(position)
  const teachers = teachersFor(school, () => employ('teacher'))
  const load: PlanLoad[] = []
  const lessons = school.classes.flatMap((each) => {
    const classLabel = `${each.parallel}${each.letter}`
    return curriculumOf(each.parallel).flatMap((taught) => {
      const halved = taught.halved && each.pupils >= 24
      const givers = teachers(taught, halved ? 2 : 1)
      givers.forEach((teacherIin, index) =>
        load.push({
          ...noRow,
          classLabel,
          subjectId: taught.subjectId,
          subgroup: halved ? half(index) : null,
          teacherIin,
          hours: taught.hours,
          scoreType: scoreTypeOf(taught),
        }),
      )
      return Array.from({ length: taught.hours }, () => ({
        classLabel,
        subjectId: taught.subjectId,
        teachers: givers,
        shift: each.shift,
      }))
    })
  })
  const rooms = new Map(staff.map(({ iin }, index) => [iin, String(101 + index + Math.floor(index / 20) * 80)]))
  const timetable = timetableOf(lessons, random, 7).flatMap(
    ({ classLabel, subjectId, teachers: givers, weekDay, number }) =>
      givers.map((teacherIin, index): PlanSlot => ({
        ...noRow,
        classLabel,
        subjectId,
        subgroup: givers.length === 2 ? half(index) : null,
        teacherIin,
        weekDay,
        number,
        room: rooms.get(teacherIin) ?? null,
      })),
  )
  const families = familiesFor(school, random, person)
  const { bin, name, address, regionId, district, type, year } = school
  return {
    school: { bin, name, address, regionId, district, type, academicYear: year, defaultLanguage: 'kz' },
    bells: ([1, 2] as const).flatMap((shift) =>
      bells[shift].map((start, index) => ({
        ...noRow,
        scheme: schemes[shift],
        number: index + 1,
        start,
        end: plus40(start),
      })),
    ),
    rooms: [...rooms.values()].map((number) => ({ ...noRow, number, name: '' })),
    staff,
    classes: school.classes.map((each, index): PlanClass => ({
      ...noRow,
      label: `${each.parallel}${each.letter}`,
      parallel: each.parallel,
      letter: each.letter,
      eduLang: 'kz',
      faculty: each.faculty ?? null,
      classTeacherIin:
        load.filter(({ classLabel }) => classLabel === `${each.parallel}${each.letter}`)[index % 3]?.teacherIin ?? null,
      scheme: schemes[each.shift],
    })),
    ...families,
    subgroups: membersOf(families.pupils, load),
    load,
    timetable,
    ktp: load.flatMap((row) => themesOf(row, school.weeks)),
  }
}

const half = (index: number): 1 | 2 => (index === 0 ? 1 : 2)

/** Teachers by subject, about 24 hours each; those of halved subjects come in pairs. */
function teachersFor({ classes }: DemoSchool, employ: () => string) {
  const given = new Map<number, { iin: string; hours: number }[]>()
  const most = classes.length > 3 ? 24 : 40
  return ({ subjectId, hours }: Taught, count: number): string[] => {
    const list = given.get(subjectId) ?? []
    given.set(subjectId, list)
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

function familiesFor(
  school: DemoSchool,
  random: ReturnType<typeof randomFrom>,
  person: (year: number, options?: { sex?: 'm' | 'w'; surname?: readonly [string, string] }) => Somebody,
) {
  const pupils: PlanPupil[] = []
  const parents: PlanParent[] = []
  for (const { parallel, letter, pupils: count } of school.classes) {
    for (let index = 0; index < count; index++) {
      const surname = familyOf(random)
      const child = person(school.year - 6 - parallel, { surname })
      const grown = (['m', 'w'] as const)
        .filter((sex) => random.next() < (sex === 'w' ? 0.95 : 0.7))
        .map((sex) => person(school.year - 34 - parallel, { sex, surname }))
      for (const one of grown) parents.push({ ...one, isEmployee: false })
      pupils.push({
        ...noRow,
        ...child,
        classLabel: `${parallel}${letter}`,
        parents: grown.map(({ iin }, place) => ({ place: half(place), iin })),
      })
    }
  }
  return { pupils, parents }
}

function membersOf(pupils: readonly PlanPupil[], load: readonly PlanLoad[]): PlanMember[] {
  const halved = load.filter(({ subgroup }) => subgroup === 1)
  return halved.flatMap(({ classLabel, subjectId }) => {
    const group = pupils.filter((pupil) => pupil.classLabel === classLabel)
    return group.map((pupil, index): PlanMember => ({
      ...noRow,
      classLabel,
      subjectId,
      subgroup: index * 2 < group.length ? 1 : 2,
      pupilIin: pupil.iin,
    }))
  })
}

/** Every lesson of every quarter gets a theme; SOR stand in the middle and near the end, SOCH before the last lesson. */
function themesOf(
  { classLabel, subjectId, subgroup, hours, scoreType }: PlanLoad,
  weeks: readonly number[],
): PlanLesson[] {
  const bank = themeBank[subjectId] ?? [['Бөлім', 'Тақырып']]
  const all = bank.flatMap(([section, ...themes]) => themes.map((theme) => ({ section, theme })))
  return weeks.flatMap((count, quarterIndex) => {
    const total = count * hours
    return Array.from({ length: total }, (_, index): PlanLesson => {
      const { section, theme } = all[(quarterIndex * 3 + index) % all.length] ?? { section: '', theme: '' }
      const work = scoreType.startsWith('mark') ? workAt(index, total, hours) : null
      const base = {
        ...noRow,
        classLabel,
        subjectId,
        subgroup,
        quarter: quarterIndex + 1,
        number: index + 1,
        section,
        objectives: [`${Number.parseInt(classLabel, 10)}.${quarterIndex + 1}.${(index % 4) + 1}.${(index % 3) + 1}`],
        hours: 1,
      }
      if (work === 'sor')
        return {
          ...base,
          kind: 'sor',
          theme: `«${section}» бөлімі бойынша БЖБ`,
          maxScore: Number.parseInt(classLabel, 10) <= 4 ? 12 : 20,
        }
      if (work === 'soch')
        return { ...base, kind: 'soch', theme: `${quarterIndex + 1}-тоқсан бойынша ТЖБ`, maxScore: 25 }
      return { ...base, kind: 'lesson', theme, maxScore: null }
    })
  })
}

function workAt(index: number, total: number, hours: number): 'sor' | 'soch' | null {
  if (hours > 1 && index === total - 2) return 'soch'
  if (index === Math.floor(total * 0.3)) return 'sor'
  return hours > 1 && index === Math.floor(total * 0.7) ? 'sor' : null
}
