import { randomUUID } from 'node:crypto'
import type { PlanLesson, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { storeCabinets } from '#modules/cabinets/public.ts'
import { storeGroups, storeMembers, storeSubgroups } from '#modules/groups/public.ts'
import { type NewTheme, planKey, storePlans, storeThemes } from '#modules/ktp/public.ts'
import { storeTimeSchemes } from '#modules/time-schemes/public.ts'
import type { Db } from '#platform/db/db.ts'
import type { People } from './people.ts'

export type Study = {
  cabinets: Map<string, number>
  groups: Map<string, number>
  subgroups: Map<string, number>
  plans: Map<string, string>
  /** Ids of a row that is keyed by class, subject and half. */
  keyOf: (row: { classLabel: string; subjectId: number; subgroup: 1 | 2 | null }) => {
    groupId: number
    subgroupId: number | null
    planUuid: string
  }
  newThemes: NewTheme[]
}

/** Bells, rooms, groups, halves, calendar plans and their themes. */
export async function commitStudy(db: Db, schoolId: number, plan: SchoolPlan, people: People): Promise<Study> {
  const year = plan.school.academicYear
  const schemes = await storeTimeSchemes(db, schoolId, schemesOf(plan))
  const cabinets = await storeCabinets(db, schoolId, plan.rooms)
  const groups = await storeGroups(db, schoolId, year, groupsOf(plan, people, schemes))
  const group = (label: string) => groups.get(label) ?? 0
  const halves = uniqueBy(
    plan.subgroups,
    ({ classLabel, subjectId, subgroup }) => `${classLabel}:${subjectId}:${subgroup}`,
  )
  const named = halves.map(({ classLabel, subjectId, subgroup }) => ({
    groupId: group(classLabel),
    subjectId,
    number: subgroup,
    name: '',
  }))
  const subgroups = await storeSubgroups(db, schoolId, named)
  const half = (label: string, subjectId: number, number: number) =>
    subgroups.get(`${group(label)}:${subjectId}:${number}`) ?? 0
  const members = plan.subgroups.map(({ classLabel, subjectId, subgroup, pupilIin }) => ({
    subgroupId: half(classLabel, subjectId, subgroup),
    studentId: people.pupils.get(pupilIin) ?? 0,
  }))
  await storeMembers(db, schoolId, members)
  const idsOf = ({
    classLabel,
    subjectId,
    subgroup,
  }: {
    classLabel: string
    subjectId: number
    subgroup: 1 | 2 | null
  }) => ({
    groupId: group(classLabel),
    subgroupId: subgroup === null ? null : half(classLabel, subjectId, subgroup),
  })
  const load = plan.load.map((row) => ({
    ...idsOf(row),
    subjectId: row.subjectId,
    teacherId: people.staff.get(row.teacherIin) ?? 0,
    scoreType: row.scoreType,
    hoursPerWeek: row.hours,
  }))
  const plans = await storePlans(db, schoolId, year, load)
  const keyOf: Study['keyOf'] = (row) => {
    const ids = idsOf(row)
    return { ...ids, planUuid: plans.get(planKey(ids.groupId, row.subjectId, ids.subgroupId)) ?? '' }
  }
  const themes = plan.ktp.map((row) => themeOf(row, keyOf(row).planUuid, year))
  const fresh = await storeThemes(db, schoolId, themes)
  return { cabinets, groups, subgroups, plans, keyOf, newThemes: themes.filter(({ uuid }) => fresh.has(uuid)) }
}

/** A scheme that begins at noon or later is the second shift. */
function schemesOf({ bells }: SchoolPlan) {
  return [...Map.groupBy(bells, ({ scheme }) => scheme)].map(([name, rows]) => {
    const periods = rows.map(({ number, start, end }) => ({ number, start, end })).sort((a, b) => a.number - b.number)
    return { name, shift: (periods[0]?.start ?? '') >= '12:00' ? 2 : 1, periods }
  })
}

const groupsOf = ({ classes }: SchoolPlan, people: People, schemes: Map<string, string>) =>
  classes.map(({ label, parallel, letter, eduLang, faculty, classTeacherIin, scheme }) => ({
    label,
    parallel,
    letter,
    eduLang,
    faculty,
    leadId: (classTeacherIin && people.staff.get(classTeacherIin)) || null,
    timeSchemeUuid: schemes.get(scheme) ?? null,
  }))

const themeOf = (row: PlanLesson, planUuid: string, year: number): NewTheme => ({
  uuid: randomUUID(),
  planUuid,
  quarterId: year * 10 + row.quarter,
  ordinal: row.number,
  section: row.section,
  theme: row.theme,
  entityKind: row.kind === 'lesson' ? 'regular' : row.kind,
  maxScore: row.maxScore,
  objectives: row.objectives,
  hours: row.hours,
})

export const uniqueBy = <T>(rows: readonly T[], key: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
]
