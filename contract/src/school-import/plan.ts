import type { ScoreType } from '../journal/api.ts'
import type { Language } from '../kernel/languages.ts'

/** The parts of a school that a workbook has a sheet for, in the order in which they depend on each other. */
export const parts = [
  'school',
  'bells',
  'rooms',
  'staff',
  'classes',
  'pupils',
  'subgroups',
  'load',
  'timetable',
  'ktp',
  'days',
] as const
export type Part = (typeof parts)[number]

export const positions = ['director', 'zavuch', 'teacher', 'social_pedagogue', 'psychologist', 'librarian'] as const
export type Position = (typeof positions)[number]

/** Where a record stands in the workbook, as Excel counts. No part of the plan's hash. */
type Sourced = { row: number }

type FullName = { surname: string; firstname: string; patronymic: string }
type KnownPerson = FullName & { iin: string; sex: 'm' | 'w'; birthDate: string }

export type PlanSchool = {
  bin: string
  name: { kz: string; ru: string; en: string }
  address: string
  regionId: number
  district: string
  type: string
  /** The year in which the academic year starts. */
  academicYear: number
  defaultLanguage: Language
}

/** One lesson of a bell scheme, `HH:MM`. */
export type PlanBell = Sourced & { scheme: string; number: number; start: string; end: string }
export type PlanRoom = Sourced & { number: string; name: string }
export type PlanEmployee = Sourced & KnownPerson & { phone: string; position: Position }

/** `label` is the parallel and the letter, `7Ә`; the faculty is for parallels 10 and 11 only. */
export type PlanClass = Sourced & {
  label: string
  parallel: number
  letter: string
  eduLang: 'kz' | 'ru'
  faculty: 'emn' | 'ogn' | null
  classTeacherIin: string | null
  scheme: string
}

export type PlanPupil = Sourced & KnownPerson & { classLabel: string; parents: { place: 1 | 2; iin: string }[] }

/** One person for all children. Sex and birth date come from the IIN and are null where it tells nothing. */
export type PlanParent = FullName & {
  iin: string
  sex: 'm' | 'w' | null
  birthDate: string | null
  isEmployee: boolean
}

/** A class, a subject of it, and the half of the class; null for the whole class. */
type LoadKey = { classLabel: string; subjectId: number; subgroup: 1 | 2 | null }

/** One pupil's place in one half of a class for one subject. */
export type PlanMember = Sourced & { classLabel: string; subjectId: number; subgroup: 1 | 2; pupilIin: string }
export type PlanLoad = Sourced & LoadKey & { teacherIin: string; hours: number; scoreType: ScoreType }

/** One lesson of the normal week; 1 is Monday, 6 Saturday. */
export type PlanSlot = Sourced & LoadKey & { weekDay: number; number: number; teacherIin: string; room: string | null }

/** One lesson of a calendar plan; `maxScore` belongs to `sor` and `soch` only. */
export type PlanLesson = Sourced &
  LoadKey & {
    quarter: number
    number: number
    section: string
    theme: string
    kind: 'lesson' | 'sor' | 'soch'
    maxScore: number | null
    objectives: string[]
    hours: number
  }

/** A stretch on which the school does not work, or a day on which it does, by the timetable of a weekday 1…6. */
export type PlanDay = Sourced &
  (
    | { kind: 'off'; day: string; until: string; name: string }
    | { kind: 'working'; day: string; weekDay: number; name: string }
  )

/** A whole school as plain data, every reference by natural key, everything normalised. */
export type SchoolPlan = {
  school: PlanSchool
  bells: PlanBell[]
  rooms: PlanRoom[]
  staff: PlanEmployee[]
  classes: PlanClass[]
  pupils: PlanPupil[]
  parents: PlanParent[]
  subgroups: PlanMember[]
  load: PlanLoad[]
  timetable: PlanSlot[]
  ktp: PlanLesson[]
  days: PlanDay[]
}
