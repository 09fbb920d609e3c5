import { randomUUID } from 'node:crypto'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { storeCabinets } from '#modules/cabinets/public.ts'
import { leadsOf, storeGroups, storeSubgroups } from '#modules/groups/public.ts'
import { planKey, storePlans, storeThemes } from '#modules/ktp/public.ts'
import { storeLeads } from '#modules/people/public.ts'
import { storeTimeSchemes } from '#modules/time-schemes/public.ts'
import type { Db } from '#platform/db/db.ts'
import type { People } from './people.ts'
import { found } from './reference.ts'

type LoadKey = { classLabel: string; subjectId: number; subgroup: 1 | 2 | null }

export type Study = {
  cabinets: ReadonlyMap<string, number>
  groups: ReadonlyMap<string, number>
  /** Who is in which half: put there once everybody is in a class. */
  members: { subgroupId: number; studentId: number }[]
  /** Ids of a row that is keyed by class, subject and half. */
  keyOf: (row: LoadKey) => { groupId: number; subgroupId: number | null; planUuid: string }
  /** Plans whose teacher is another one now, with the new one. */
  changed: { planUuid: string; teacherId: number }[]
  /** Plans that got themes, and how many. */
  planned: { plans: string[]; themes: number }
}

/** Bells, rooms, groups, halves, calendar plans and their themes. */
export async function commitStudy(db: Db, schoolId: number, plan: SchoolPlan, people: People): Promise<Study> {
  const year = plan.school.academicYear
  const schemes = await storeTimeSchemes(db, schoolId, schemesOf(plan))
  const cabinets = await storeCabinets(db, schoolId, plan.rooms)
  const groups = await storeGroups(db, schoolId, year, groupsOf(plan, people, schemes))
  await storeLeads(db, schoolId, await leadsOf(db, schoolId))
  const { idsOf, members } = await commitHalves(db, schoolId, plan, people, groups)
  const load = plan.load.map((row) => ({
    ...idsOf(row),
    subjectId: row.subjectId,
    teacherId: found(people.staff, row.teacherIin, 'employee'),
    scoreType: row.scoreType,
    hoursPerWeek: row.hours,
  }))
  const { plans, changed } = await storePlans(db, schoolId, year, load)
  const keyOf: Study['keyOf'] = (row) => {
    const ids = idsOf(row)
    return { ...ids, planUuid: found(plans, planKey(ids.groupId, row.subjectId, ids.subgroupId), 'calendar plan') }
  }
  const planned = await commitThemes(db, schoolId, plan, keyOf)
  return { cabinets, groups, members, keyOf, changed, planned }
}

/** Halves; answers the ids of a class and its half, and who comes into which. */
async function commitHalves(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  people: People,
  groups: ReadonlyMap<string, number>,
) {
  const groupOf = (label: string) => found(groups, label, 'group')
  const named = [...plan.subgroups, ...plan.load].flatMap(({ classLabel, subjectId, subgroup }) =>
    subgroup === null ? [] : [{ groupId: groupOf(classLabel), subjectId, number: subgroup, name: '' }],
  )
  const once = new Map(named.map((half) => [`${half.groupId}:${half.subjectId}:${half.number}`, half]))
  const subgroups = await storeSubgroups(db, schoolId, [...once.values()])
  const halfOf = (label: string, subjectId: number, number: number) =>
    found(subgroups, `${groupOf(label)}:${subjectId}:${number}`, 'subgroup')
  const members = plan.subgroups.map(({ classLabel, subjectId, subgroup, pupilIin }) => ({
    subgroupId: halfOf(classLabel, subjectId, subgroup),
    studentId: found(people.pupils, pupilIin, 'pupil'),
  }))
  const idsOf = ({ classLabel, subjectId, subgroup }: LoadKey) => ({
    groupId: groupOf(classLabel),
    subgroupId: subgroup === null ? null : halfOf(classLabel, subjectId, subgroup),
  })
  return { idsOf, members }
}

async function commitThemes(
  db: Db,
  schoolId: number,
  { ktp, school }: SchoolPlan,
  keyOf: Study['keyOf'],
): Promise<Study['planned']> {
  const themes = ktp.map((row) => ({
    uuid: randomUUID(),
    planUuid: keyOf(row).planUuid,
    quarterId: school.academicYear * 10 + row.quarter,
    ordinal: row.number,
    section: row.section,
    theme: row.theme,
    entityKind: row.kind === 'lesson' ? 'regular' : row.kind,
    maxScore: row.maxScore,
    objectives: row.objectives,
    hours: row.hours,
  }))
  const fresh = await storeThemes(db, schoolId, themes)
  const planned = themes.filter(({ uuid }) => fresh.has(uuid)).map(({ planUuid }) => planUuid)
  return { plans: [...new Set(planned)], themes: planned.length }
}

/** A scheme that begins at noon or later is the second shift. */
function schemesOf({ bells }: SchoolPlan) {
  return [...Map.groupBy(bells, ({ scheme }) => scheme)].map(([name, rows]) => {
    const periods = rows.map(({ number, start, end }) => ({ number, start, end })).sort((a, b) => a.number - b.number)
    const begins = periods.map(({ start }) => start).sort()
    return { name, shift: begins.some((start) => start < '12:00') ? 1 : 2, periods }
  })
}

const groupsOf = ({ classes }: SchoolPlan, people: People, schemes: ReadonlyMap<string, string>) =>
  classes.map(({ label, parallel, letter, eduLang, faculty, classTeacherIin, scheme }) => ({
    label,
    parallel,
    letter,
    eduLang,
    faculty,
    leadId: classTeacherIin === null ? null : found(people.staff, classTeacherIin, 'class teacher'),
    timeSchemeUuid: found(schemes, scheme, 'bell scheme'),
  }))
