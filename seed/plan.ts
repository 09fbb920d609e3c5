import type { PlanClass, PlanEmployee, PlanLoad, PlanSlot, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { calendarOf } from '../server/src/modules/schools/public.ts'
import type { DemoSchool } from './demo-school.ts'
import { familiesFor, membersOf } from './families.ts'
import { themesFor } from './ktp.ts'
import { peopleFrom } from './people.ts'
import { type Random, randomFrom } from './random.ts'
import { staffed } from './staffing.ts'
import { timetableOf } from './timetable.ts'

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
  const employ = (position: PlanEmployee['position']) => {
    const one = person(school.year - 60 + random.below(33))
    staff.push({ ...noRow, ...one, position, phone: `+7701000${String(staff.length + 1).padStart(4, '0')}` })
    return one.iin
  }
  for (const position of ['director', 'zavuch', 'zavuch', 'social_pedagogue', 'psychologist', 'librarian'] as const)
    employ(position)
  const { load, leads } = staffed(school, employ)
  const rooms = new Map(staff.map(({ iin }, index) => [iin, String(101 + index + Math.floor(index / 20) * 80)]))
  const timetable = weekOf(school, load, random, rooms)
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
    days: [],
    rooms: [...rooms.values()].map((number) => ({ ...noRow, number, name: '' })),
    staff,
    classes: school.classes.map((each): PlanClass => ({
      ...noRow,
      label: `${each.parallel}${each.letter}`,
      parallel: each.parallel,
      letter: each.letter,
      eduLang: 'kz',
      faculty: each.faculty ?? null,
      classTeacherIin: leads.get(`${each.parallel}${each.letter}`) ?? null,
      scheme: schemes[each.shift],
    })),
    ...families,
    subgroups: membersOf(families.pupils, load),
    load,
    timetable,
    ktp: themesFor(load, timetable, school.calendar ?? calendarOf(year), school.weeks),
  }
}

/** A clash-free week; both halves of a class have their lesson at the same time, each with its own teacher. */
function weekOf(
  { classes }: DemoSchool,
  load: readonly PlanLoad[],
  random: Random,
  rooms: ReadonlyMap<string, string>,
): PlanSlot[] {
  const shifts = new Map(classes.map(({ parallel, letter, shift }) => [`${parallel}${letter}`, shift]))
  const lessons = [...Map.groupBy(load, ({ classLabel, subjectId }) => `${classLabel} ${subjectId}`).values()].flatMap(
    (rows) => {
      const [{ classLabel, subjectId, hours } = { classLabel: '', subjectId: 0, hours: 0 }] = rows
      const teachers = rows.map(({ teacherIin }) => teacherIin)
      return Array.from({ length: hours }, () => ({
        classLabel,
        subjectId,
        teachers,
        shift: shifts.get(classLabel) ?? 1,
      }))
    },
  )
  return timetableOf(lessons, random, 7).flatMap(({ classLabel, subjectId, teachers, weekDay, number }) =>
    teachers.map((teacherIin, index): PlanSlot => ({
      ...noRow,
      classLabel,
      subjectId,
      subgroup: teachers.length === 2 ? (index === 0 ? 1 : 2) : null,
      teacherIin,
      weekDay,
      number,
      room: rooms.get(teacherIin) ?? null,
    })),
  )
}
