import { createHash } from 'node:crypto'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { Finding } from '@qalam/contract/school-import/finding.ts'
import { schoolImported } from '@qalam/contract/school-import/events.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { storeMembers } from '#modules/groups/halves/public.ts'
import { calendarOf, type SchoolCalendar, type WeekLength } from '#modules/schools/public.ts'
import type { Db } from '#platform/db/db.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { type Access, giveAccess, prepareAccess } from './access-sheets.ts'
import { calendarWith } from './commit/days.ts'
import { commitFamilies, withoutTakenPlaces } from './commit/families.ts'
import { commitLessons } from './commit/lessons.ts'
import { commitPeople, invitePeople } from './commit/people.ts'
import { commitSchool } from './commit/school.ts'
import { commitStudy } from './commit/study.ts'
import type { Correction } from './reading/corrections.ts'
import { goodPart } from './reading/good-part.ts'
import { hashOf } from './reading/hash.ts'
import { inReadingOrder, namingOf, readWorkbook, type WorkbookRead } from './reading/read-workbook.ts'
import { type Decisions, match, type Matched, unmatched, writeMatches } from './matching/match.ts'
import { themesIn } from './matching/things.ts'
import { type ImportPace, paceOf, type Watch } from './progress.ts'
import { importedBefore, type ImportCounts, lockSchool, rememberImport } from './repository.ts'
import { compare } from './standing/compare.ts'
import { withoutRefused } from './standing/consequences.ts'
import { readStanding, type SchoolStanding } from './standing/standing.ts'

/** `keepGood` leaves out the rows at fault and what depends on them; without it one fault stops everything. */
export type ImportOptions = {
  keepGood: boolean
  now: Date
  /** The demo school lives in the middle of a quarter whatever the day: its calendar may be its own. */
  calendar?: SchoolCalendar
  /** For a school whose id has a meaning. */
  schoolId?: number
  /** Without sign-ins: nobody of a school that is only there to be counted. */
  withAccess?: boolean
  /** How the workbook is read: elsewhere where this process must go on meanwhile. */
  read?: typeof readWorkbook
  /** Cells that are read otherwise than they stand in the file. */
  corrections?: readonly Correction[]
  /** What a reviewer said of the people of the workbook; without a reviewer nobody is asked of them. */
  decisions?: Decisions
  /** Told who is meant, before anything is written, in the transaction that writes. */
  begin?: (db: Db, people: Concerned) => Promise<void>
  /** Looks at what would be done, in the transaction that does it; what it throws ends the import. */
  agree?: (db: Db, proposal: ImportProposal) => Promise<void>
} & Watch

/** The people of a workbook by IIN, those of the school whom somebody recognised in it, and lessons of plans that change. */
export type Concerned = { iins: string[]; personIds: number[]; themes: string[] }

/** What a workbook would do, shown before anything is written. */
export type ImportProposal = {
  state: 'ready'
  /** What would be written: with `keepGood` the good part. */
  plan: SchoolPlan
  findings: Finding[]
  /** Hash of the plan, whatever the order of sheets, columns and rows. */
  hash: string
  fileHash: string
  standing: SchoolStanding
  calendar: SchoolCalendar
  /** What is asked of its people, and what was said. */
  matched: Omit<Matched, 'plan'>
}
export type ImportOutcome =
  | ImportProposal
  /** A fault stands. */
  | { state: 'refused'; findings: Finding[] }
  /** The file is no workbook of a school: nothing of it could be kept. */
  | { state: 'unreadable'; findings: Finding[] }
  /** The last import of this school was of the same plan. */
  | { state: 'nothing-to-do'; findings: Finding[]; at: Date }
export type Imported = {
  state: 'imported'
  findings: Finding[]
  plan: SchoolPlan
  schoolId: number
  counts: ImportCounts
  accesses: Access[]
}

/**
 * Reads a workbook, compares it with what stands, and says what it would do. Nothing of it stays: where people were
 * recognised, it is compared with the school in which they are known so, and that is given up again.
 */
export async function propose(db: Db, bytes: Uint8Array, options: ImportOptions): Promise<ImportOutcome> {
  const pace = paceOf(options)
  const read = await readAt(pace, bytes, options)
  if (!options.decisions) return proposalOf(db, read, bytes, options, pace)
  const trial = await db.startTransaction().execute()
  try {
    const outcome = await proposalOf(trial, read, bytes, options, pace)
    if (outcome.state === 'ready') await options.agree?.(trial, outcome)
    return outcome
  } finally {
    await trial.rollback().execute()
  }
}

async function readAt(
  pace: ImportPace,
  bytes: Uint8Array,
  { read = readWorkbook, corrections = [] }: ImportOptions,
): Promise<WorkbookRead> {
  await pace.step('reading')
  return read(bytes, pace.signal, corrections)
}

/**
 * Brings a workbook in, all of it or nothing: call it inside one transaction. Two imports of one school wait for each
 * other, and the second is compared with what the first has written.
 *
 * A second workbook of the same school adds what is new: people, classes, load, slots and their lessons from today on,
 * themes. It never removes anything and never touches a mark. Of what stands it changes the school's own data, the lead of
 * a class, the half of a pupil, and the teacher of a plan with those of its lessons from today on that were not conducted
 * and are not substituted. All else stays as it is, and the report names each row that says otherwise.
 */
export async function bringIn(
  db: Db,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<Exclude<ImportOutcome, ImportProposal> | Imported> {
  const pace = paceOf(options)
  const read = await readAt(pace, bytes, options)
  if (read.plan) await lockSchool(db, read.plan.school.bin)
  const outcome = await proposalOf(db, read, bytes, options, pace)
  if (outcome.state !== 'ready') return outcome
  await options.agree?.(db, outcome)
  return commit(db, outcome, options, pace)
}

async function proposalOf(
  db: Db,
  { plan: written, findings: read, names }: WorkbookRead,
  bytes: Uint8Array,
  options: ImportOptions,
  pace: ImportPace,
): Promise<ImportOutcome> {
  if (!written) return { state: 'unreadable', findings: read }
  const { keepGood, now, calendar } = options
  await pace.step('comparing')
  const { plan: whole, ...matched } = await matchedIn(db, written, options)
  const { bin, academicYear } = whole.school
  // Whoever is asked about people is shown what would be done, be it nothing.
  const doneBefore = async (hash: string) =>
    matched.questions.length + matched.kept.length > 0 ? null : importedBefore(db, bin, academicYear, hash)
  const sound = goodPart(whole, read)
  const soundHash = hashOf(sound)
  const stopped = !keepGood && read.some(isFault)
  const soundAt = stopped ? null : await doneBefore(soundHash)
  if (soundAt) return { state: 'nothing-to-do', findings: read, at: soundAt }

  const days = calendarWith(calendar ?? calendarOf(academicYear, weekOf(sound)), sound.days)
  const standing = await readStanding(db, sound, days, localDay(now))
  const naming = namingOf(names)
  const recognised = new Set(matched.bound.map(({ iin }) => iin))
  const known = await compare(db, sound, standing, { names, isWhole: !read.some(isRefusal), recognised })
  const { plan: good, consequences } = withoutRefused(sound, known, naming)
  const findings = inReadingOrder([...read, ...known, ...consequences])
  if (stopped || (!keepGood && known.some(isFault))) return { state: 'refused', findings }
  const hash = good === sound ? soundHash : hashOf(good)
  const goodAt = await doneBefore(hash)
  if (goodAt) return { state: 'nothing-to-do', findings, at: goodAt }

  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const plan = withoutTakenPlaces(good, standing)
  return { state: 'ready', plan, findings, hash, fileHash, standing, calendar: days, matched }
}

/** The plan after what a reviewer said of its people, who are written as they are said to be. */
async function matchedIn(db: Db, written: SchoolPlan, { decisions, begin }: ImportOptions): Promise<Matched> {
  const answer = decisions ? await match(db, written, decisions) : unmatched(written)
  const { staff, pupils, parents } = answer.plan
  const iins = [...staff, ...pupils, ...parents].map(({ iin }) => iin)
  await begin?.(db, { iins, personIds: answer.bound.map(({ personId }) => personId), themes: themesIn(answer.things) })
  await writeMatches(db, answer)
  return answer
}

/** A school with a lesson on a Saturday works six days a week. */
const weekOf = ({ timetable }: SchoolPlan): WeekLength => (timetable.some(({ weekDay }) => weekDay === 6) ? 6 : 5)

const isRefusal = ({ level }: Finding): boolean => level !== 'warning'
const isFault = ({ level }: Finding): boolean => level === 'fault'

async function commit(db: Db, proposal: ImportProposal, options: ImportOptions, pace: ImportPace): Promise<Imported> {
  const { plan, findings, hash, fileHash, standing, calendar } = proposal
  const year = plan.school.academicYear
  const hasAccount = (iin: string) => standing.elsewhere.has(iin) || (standing.people.get(iin)?.hasAccount ?? false)
  await pace.step('writing')
  const prepared = options.withAccess === false ? Promise.resolve([]) : prepareAccess(plan, hasAccount, pace)
  const { schoolId, yearStarts } = await commitSchool(db, plan, calendar, standing.isNewYear, options.schoolId)
  await pace.step('writing', 0.05)
  const people = await commitPeople(db, schoolId, plan, standing)
  await pace.step('writing', 0.15)
  const study = await commitStudy(db, schoolId, plan, people)
  await pace.step('writing', 0.25)
  const pupils = await commitFamilies(db, schoolId, plan, people, study.groups, yearStarts, standing)
  await storeMembers(db, schoolId, study.members, { day: standing.today, today: standing.today })
  const lessons = await commitLessons(db, schoolId, plan, people, study, standing, pace)
  await pace.step('passwords', 1)
  const accesses = await giveAccess(db, schoolId, await prepared, people.personOf, options.now)
  await invitePeople(db, schoolId, plan, { people, standing, now: options.now })
  await pace.step('access', 1)

  const staff = plan.staff.filter(({ iin }) => !standing.posts.has(iin)).length
  const classes = plan.classes.filter(({ label }) => !standing.classes.has(label)).length
  const themes = study.planned.themes
  const counts = { staff, classes, pupils, lessons, themes, accounts: accesses.length }
  await rememberImport(db, schoolId, year, hash, fileHash, counts, options.now)
  await storeEvent(db, schoolImported, schoolId, { schoolId }, options.now)
  return { state: 'imported', findings, plan, schoolId, counts, accesses }
}
