import { regionById } from '@qalam/contract/dictionaries/regions.ts'
import { subjectById } from '@qalam/contract/dictionaries/subjects.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import {
  parts,
  type Part,
  type PlanEmployee,
  type PlanLoad,
  type PlanParent,
  type PlanPupil,
  type Position,
  type SchoolPlan,
} from '@qalam/contract/school-import/plan.ts'
import { write, type SheetToWrite, type CellToWrite } from '#platform/text/xlsx.ts'
import { columns, schoolFields, sheetNames, type SchoolField } from './table/columns.ts'
import {
  dayKindWords,
  eduLangWords,
  facultyWords,
  lessonKindWords,
  positionWords,
  sexWords,
  weekDayWords,
  wordFor,
} from './table/words.ts'

/** Whoever is written may lack what a workbook must say: the cell stays empty. */
export type SchoolToWrite = Omit<SchoolPlan, 'staff' | 'load'> & {
  staff: (Omit<PlanEmployee, 'position'> & { position: Position | null })[]
  load: (Omit<PlanLoad, 'scoreType'> & { scoreType: string })[]
}
type Rows = Record<Part, CellToWrite[][]>

function schoolRows({ school }: SchoolToWrite, language: Language): CellToWrite[][] {
  const values: Record<SchoolField, string> = {
    nameRu: school.name.ru,
    nameKz: school.name.kz,
    nameEn: school.name.en,
    bin: school.bin,
    address: school.address,
    region: regionById(school.regionId)?.name[language] ?? '',
    district: school.district,
    type: school.type,
    academicYear: `${school.academicYear}-${school.academicYear + 1}`,
    defaultLanguage: school.defaultLanguage,
  }
  const byField = new Map(Object.entries(values))
  return Object.entries(schoolFields).map(([field, { names }]) => [
    names[language][0] ?? '',
    byField.get(field) || null,
  ])
}

const fullName = (parent: PlanParent | undefined): string | null =>
  parent ? `${parent.surname} ${parent.firstname} ${parent.patronymic}`.trim() : null

function parentCells({ parents }: PlanPupil, people: ReadonlyMap<string, PlanParent>): CellToWrite[] {
  return [1, 2].flatMap((place) => {
    const iin = parents.find((parent) => parent.place === place)?.iin ?? null
    return [iin, iin && fullName(people.get(iin))]
  })
}

const shortAssessment = (scoreType: string): string =>
  scoreType.startsWith('no_assessment') ? 'no_assessment' : scoreType

function rowsOf(plan: SchoolToWrite, language: Language): Rows {
  const subject = (id: number): string => subjectById(id)?.name[language] ?? ''
  const parents = new Map(plan.parents.map((parent) => [parent.iin, parent]))
  const person = (one: Omit<PlanPupil, 'row' | 'classLabel' | 'parents'>): CellToWrite[] => [
    one.iin,
    one.surname,
    one.firstname,
    one.patronymic || null,
    wordFor(sexWords, one.sex, language),
    one.birthDate === '' ? null : { day: one.birthDate },
  ]
  return {
    school: schoolRows(plan, language),
    bells: plan.bells.map((one) => [one.scheme, one.number, one.start, one.end]),
    rooms: plan.rooms.map((one) => [one.number, one.name || null]),
    staff: plan.staff.map((one) => [
      ...person(one),
      one.phone,
      one.position && wordFor(positionWords, one.position, language),
    ]),
    classes: plan.classes.map((one) => [
      one.parallel,
      one.letter,
      wordFor(eduLangWords, one.eduLang, language),
      one.faculty && wordFor(facultyWords, one.faculty, language),
      one.classTeacherIin,
      one.scheme,
    ]),
    pupils: plan.pupils.map((one) => [...person(one), one.classLabel, ...parentCells(one, parents)]),
    subgroups: plan.subgroups.map((one) => [one.classLabel, subject(one.subjectId), one.subgroup, one.pupilIin]),
    load: plan.load.map((one) => [
      one.classLabel,
      subject(one.subjectId),
      one.subgroup,
      one.teacherIin,
      one.hours,
      shortAssessment(one.scoreType),
    ]),
    timetable: plan.timetable.map((one) => [
      one.classLabel,
      wordFor(weekDayWords, one.weekDay, language),
      one.number,
      subject(one.subjectId),
      one.subgroup,
      one.teacherIin,
      one.room,
    ]),
    ktp: plan.ktp.map((one) => [
      one.classLabel,
      subject(one.subjectId),
      one.subgroup,
      one.quarter,
      one.number,
      one.section,
      one.theme,
      wordFor(lessonKindWords, one.kind, language),
      one.maxScore,
      one.objectives.join(', ') || null,
      one.hours,
    ]),
    days: plan.days.map((one) => [
      { day: one.day },
      one.kind === 'off' ? { day: one.until } : null,
      one.name || null,
      wordFor(dayKindWords, one.kind, language),
      one.kind === 'working' ? wordFor(weekDayWords, one.weekDay, language) : null,
    ]),
  }
}

/** The sheets of a plan as they are written, headers and values in one language. */
export function sheetsOf(plan: SchoolToWrite, language: Language): SheetToWrite[] {
  const rows = rowsOf(plan, language)
  return parts.map((part) => ({
    name: sheetNames[part][language][0] ?? part,
    headers: Object.values(columns[part]).map(({ names }) => names[language][0] ?? ''),
    rows: rows[part],
  }))
}

/** A plan as the workbook that would be imported as this plan: the demo school and load tests go the same way as any. */
export const workbookOf = (plan: SchoolPlan, language: Language = 'ru'): Promise<Uint8Array> =>
  write(sheetsOf(plan, language))
