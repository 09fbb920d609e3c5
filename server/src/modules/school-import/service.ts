import { createHash } from 'node:crypto'
import { regions } from '@qalam/contract/dictionaries/regions.ts'
import { subjects } from '@qalam/contract/dictionaries/subjects.ts'
import type { Finding } from '@qalam/contract/school-import/finding.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { departmentOf, storeDictionaries } from '#modules/dictionaries/public.ts'
import { calendarOf, type SchoolCalendar, storeHolidays, storeQuarters, storeSchool } from '#modules/schools/public.ts'
import type { Db } from '#platform/db/db.ts'
import { type Access, makeAccess } from './access.ts'
import { commitLessons } from './commit/lessons.ts'
import { commitFamilies, commitPeople } from './commit/people.ts'
import { commitStudy } from './commit/study.ts'
import { goodPart } from './reading/good-part.ts'
import { hashOf } from './reading/hash.ts'
import { readWorkbook } from './reading/read-workbook.ts'
import { importedBefore, type ImportCounts, rememberImport } from './repository.ts'

/** What a workbook would do: shown before anything is written. */
export type Proposal = {
  plan: SchoolPlan
  findings: Finding[]
  /** Hash of the plan, whatever the order of sheets, columns and rows. */
  hash: string
  fileHash: string
  /** When the same plan was imported already: there is nothing to do. */
  doneAt: Date | null
  /** No fault stands, or what is at fault was left out. */
  ready: boolean
}

export type CommitOptions = {
  now: Date
  /** The demo school lives in the middle of a quarter whatever the day: its calendar may be its own. */
  calendar?: SchoolCalendar
  /** For a school whose id has a meaning. */
  schoolId?: number
  /** Without sign-ins: nobody of a school that is only there to be counted. */
  withAccess?: boolean
  /** Called after each step, for progress. */
  step?: (name: string) => void
}

export type Imported = { schoolId: number; counts: ImportCounts; accesses: Access[] }

/** Reads a workbook and says what it would do; with `keepGood` faulty rows and what depends on them are left out. */
export async function propose(
  db: Db,
  bytes: Uint8Array,
  { keepGood }: { keepGood: boolean },
): Promise<Proposal | { plan: null; findings: Finding[]; ready: false }> {
  const { plan: whole, findings } = await readWorkbook(bytes)
  if (!whole) return { plan: null, findings, ready: false }
  const faulty = findings.some(({ level }) => level === 'fault')
  const plan = keepGood ? goodPart(whole, findings) : whole
  const hash = hashOf(plan)
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const doneAt = await importedBefore(db, plan.school.bin, plan.school.academicYear, hash)
  return { plan, findings, hash, fileHash, doneAt, ready: keepGood || !faulty }
}

/** Writes a proposed school, all of it or nothing: call it inside one transaction. */
export async function commit(
  db: Db,
  { plan, hash, fileHash }: Pick<Proposal, 'plan' | 'hash' | 'fileHash'>,
  options: CommitOptions,
): Promise<Imported> {
  const step = options.step ?? (() => {})
  const calendar = options.calendar ?? calendarOf(plan.school.academicYear)
  await storeDictionaries(db, regions, subjects)
  const schoolId = await commitSchool(db, plan, options.schoolId)
  const quarters = await storeQuarters(db, schoolId, calendar.quarters)
  await storeHolidays(db, calendar.holidays)
  step('school')
  const people = await commitPeople(db, schoolId, plan)
  step('people')
  const study = await commitStudy(db, schoolId, plan, people)
  await commitFamilies(
    db,
    schoolId,
    plan,
    people,
    study.groups,
    quarters[0]?.startsOn ?? `${plan.school.academicYear}-09-01`,
  )
  step('study')
  const lessons = await commitLessons(db, schoolId, plan, people, study, quarters, calendar.holidays)
  step('lessons')
  const accesses = options.withAccess === false ? [] : await makeAccess(db, plan, people.personOf)
  step('accounts')
  const counts = countsOf(plan, lessons, accesses.length)
  await rememberImport(db, schoolId, plan.school.academicYear, hash, fileHash, counts, options.now)
  return { schoolId, counts, accesses }
}

async function commitSchool(db: Db, { school }: SchoolPlan, id?: number): Promise<number> {
  const { bin, name, address, regionId, district, type, defaultLanguage } = school
  const departmentId = await departmentOf(db, regionId, district)
  const known = ['lyceum', 'gymnasium', 'intellectual', 'product'].includes(type) ? type : 'general'
  return storeSchool(db, {
    ...(id !== undefined && { id }),
    bin,
    name,
    address,
    regionId,
    departmentId,
    type: known,
    defaultLanguage,
  })
}

function countsOf(plan: SchoolPlan, lessons: number, accounts: number): ImportCounts {
  const { bells, rooms, staff, classes, pupils, parents, subgroups, load, timetable, ktp } = plan
  return {
    bells: bells.length,
    rooms: rooms.length,
    staff: staff.length,
    classes: classes.length,
    pupils: pupils.length,
    parents: parents.length,
    subgroups: subgroups.length,
    load: load.length,
    timetable: timetable.length,
    ktp: ktp.length,
    lessons,
    accounts,
  }
}
