import { addDays, daysBetween } from '@qalam/contract/kernel/calendar.ts'
import { type Language, languageOf } from '@qalam/contract/kernel/languages.ts'
import { positions, type PlanDay, type PlanLesson, type Position } from '@qalam/contract/school-import/plan.ts'
import type { Db } from '#platform/db/db.ts'
import { write } from '#platform/text/xlsx.ts'
import { namedDay } from '../commit/days.ts'
import { posts } from '../commit/posts.ts'
import { type SchoolToWrite, sheetsOf } from '../reading/workbook-of.ts'
import { schoolTypeWords, wordFor } from '../reading/table/words.ts'
import { bellsIn, loadIn, membersIn, slotsIn, themesIn } from '../standing/views.ts'
import { hoursIn, planFieldsIn, roomsIn } from '../standing/views-kept.ts'
import * as views from './views-whole.ts'
import { leadsIn, schoolFieldsIn } from './views.ts'

/**
 * A school as the workbook that would be brought in as this school: its check finds nothing to do. What the workbook has no
 * word for is an empty cell, which a check tells of; people are told apart by IIN, so that who has none stands in no row of
 * another sheet.
 */
export async function schoolWorkbook(
  db: Db,
  schoolId: number,
  year: number,
  today: string,
  language: Language,
  changed: (school: SchoolToWrite) => SchoolToWrite = (school) => school,
) {
  const standing = await schoolToWrite(db, schoolId, year, today, language)
  if (!standing) return null
  const school = changed(standing)
  const { name } = school.school
  return {
    bytes: await write(sheetsOf(school, language)),
    name: `${name[language] || name.ru} ${year}-${year + 1}`,
  }
}

async function schoolToWrite(
  db: Db,
  schoolId: number,
  year: number,
  today: string,
  language: Language,
): Promise<SchoolToWrite | null> {
  const about = await schoolFieldsIn(db, schoolId)
  if (!about) return null
  const { bin, name, address, regionId, district, type } = about
  const classes = await classesOf(db, schoolId, year)
  const labels = new Set(classes.map(({ label }) => label))
  const { pupils, parents } = await families(db, schoolId, year, today)
  const classOf = new Map(pupils.map(({ iin, classLabel }) => [iin, classLabel]))
  const members = (await membersIn(db, schoolId, year)).filter(({ pupilIin, label }) => classOf.get(pupilIin) === label)
  return {
    school: {
      bin,
      name,
      address,
      regionId,
      district: district?.[language] ?? '',
      type: wordFor(schoolTypeWords, type, language),
      academicYear: year,
      defaultLanguage: languageOf(about.language) ?? 'kz',
    },
    bells: (await bellsIn(db, schoolId)).map((one) => ({ row, ...one })),
    rooms: (await roomsIn(db, schoolId)).map((one) => ({ row, ...one })),
    staff: (await views.staffOf(db, schoolId)).map((one) => ({ row, ...one, position: positionOf(one) })),
    classes,
    pupils,
    parents,
    subgroups: members.map(({ label, subjectId, half, pupilIin }) => ({
      row,
      classLabel: label,
      subjectId,
      subgroup: halfOf(half) ?? 1,
      pupilIin,
    })),
    ...(await studyOf(db, schoolId, year, labels)),
    days: [...(await daysOff(db, schoolId, year, language)), ...(await daysWorked(db, schoolId, year, language))],
  }
}

/** A row that is written stands nowhere yet. */
const row = 0
const halfOf = (number: number | null): 1 | 2 | null => (number === 1 || number === 2 ? number : null)

/** The post by the word that a workbook has for it: an employee of another kind has none. */
const positionOf = ({ role, positionId }: views.Employed): Position | null =>
  positions.find((one) => posts[one].positionId === positionId && posts[one].role === role) ??
  positions.find((one) => posts[one].role === role && role !== 'employee') ??
  null

async function classesOf(db: Db, schoolId: number, year: number) {
  const leads = await leadsIn(db, schoolId, year)
  return (await views.classesNow(db, schoolId, year)).map((one) => ({
    row,
    ...one,
    classTeacherIin: leads.get(one.label)?.iin ?? null,
  }))
}

async function families(db: Db, schoolId: number, year: number, today: string) {
  const known = await views.parentsOf(db, schoolId)
  const familyOf = Map.groupBy(known, ({ userId }) => userId)
  const pupils = (await views.pupilsOf(db, schoolId, year, today)).map((one) => ({
    row,
    ...one,
    parents: (familyOf.get(one.userId) ?? []).map(({ place, iin }) => ({ place, iin })),
  }))
  const parents = known.map((one) => ({ ...one, sex: null, birthDate: null, isEmployee: false }))
  return { pupils, parents }
}

/** The load of the classes, their week and their calendar plans. */
async function studyOf(db: Db, schoolId: number, year: number, labels: ReadonlySet<string>) {
  const load = (await loadIn(db, schoolId, year)).filter(({ label }) => labels.has(label))
  const hours = await hoursIn(db, schoolId, year)
  const keyOf = (one: { label: string; subjectId: number; half: number | null }) => ({
    row,
    classLabel: one.label,
    subjectId: one.subjectId,
    subgroup: halfOf(one.half),
  })
  const loads = new Map(load.map((one) => [one.planUuid, one]))
  const teachers = new Map(load.map((one) => [`${one.label} ${one.subjectId} ${one.half}`, one.teacherIin]))
  const fields = new Map((await planFieldsIn(db, schoolId, year)).map((one) => [placeOf(one), one]))
  return {
    load: load.map((one) => ({
      ...keyOf(one),
      teacherIin: one.teacherIin,
      hours: hours.get(one.planUuid) ?? 0,
      scoreType: one.scoreType,
    })),
    timetable: (await slotsIn(db, schoolId, year))
      .filter(({ label }) => labels.has(label))
      .map((one) => ({
        ...keyOf(one),
        weekDay: one.weekDay,
        number: one.number,
        teacherIin: teachers.get(`${one.label} ${one.subjectId} ${one.half}`) ?? '',
        room: one.room,
      })),
    ktp: (await themesIn(db, schoolId, year)).flatMap((theme) => {
      const one = loads.get(theme.planUuid)
      const known = fields.get(placeOf(theme))
      if (!one || !known) return []
      const { section, maxScore, objectives, hours: length } = known
      const at = { quarter: theme.quarterId % 10, number: theme.ordinal }
      const written = { section, theme: theme.theme, kind: kindOf(known.kind), maxScore, objectives, hours: length }
      return [{ ...keyOf(one), ...at, ...written }]
    }),
  }
}

const kindOf = (kind: string): PlanLesson['kind'] => (kind === 'sor' || kind === 'soch' ? kind : 'lesson')

const placeOf = ({ planUuid, quarterId, ordinal }: { planUuid: string; quarterId: number; ordinal: number }) =>
  `${planUuid} ${quarterId} ${ordinal}`

/** The longest stretch that a row may name. */
const longest = 31

async function daysOff(db: Db, schoolId: number, year: number, language: Language): Promise<PlanDay[]> {
  const all = await views.ownDaysOff(db, schoolId, year)
  return all.flatMap(({ startsOn, endsOn, name }) =>
    Array.from({ length: Math.ceil((daysBetween(startsOn, endsOn) + 1) / longest) }, (_, at): PlanDay => {
      const day = addDays(startsOn, at * longest)
      const last = addDays(day, longest - 1)
      return { row, kind: 'off', day, until: last < endsOn ? last : endsOn, name: ownName('off', name, language) }
    }),
  )
}

const daysWorked = async (db: Db, schoolId: number, year: number, language: Language): Promise<PlanDay[]> =>
  (await views.daysWorked(db, schoolId, year)).map(({ day, weekDay, name }) => ({
    row,
    kind: 'working',
    day,
    weekDay,
    name: ownName('working', name, language),
  }))

/** The name that the school gave; none where it has the name of any such day. */
const ownName = (kind: PlanDay['kind'], name: Record<Language, string>, language: Language): string =>
  name[language] === namedDay(kind, '')[language] ? '' : name[language]
