import { readFileSync } from 'node:fs'
import { dottedOf, localClock, localDay } from '@qalam/contract/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { demoAccounts } from '#modules/auth/public.ts'
import {
  bringIn,
  type Imported,
  type ImportOptions,
  type ImportOutcome,
  propose,
  readApart,
} from '#modules/school-import/public.ts'
import { openQuestions } from '#modules/school-import/matching/public.ts'
import { openingOf } from '#modules/payments/public.ts'
import { constraintOf, isAway } from '#platform/db/violations.ts'
import { say } from '#platform/http/errors.ts'
import type { Ground } from '../ground.ts'
import { type AccessSheetDraft, draftOf, placeOfAccess } from './access-sheets.ts'
import { type ImportCommand, WrongUsage } from './asked.ts'
import { progressOn } from './progress.ts'
import { reportOf } from './report.ts'

type Ended = { outcome: ImportOutcome | Imported; place: string | null }

/** What the import is run with beside what was asked. */
export type ImportDeps = {
  tell: (line: string) => void
  /** Where the bar is drawn. */
  screen: Parameters<typeof progressOn>[0]
  /** Ends the import where it is. */
  signal: AbortSignal
  freeLearning: boolean
  /** The address that people type, printed on access sheets. */
  origin: string | undefined
}

/** Imports a workbook, or only says what it would do, and prints the report; answers the exit code: 0, or 1 when refused. */
export async function importSchool(ground: Ground, asked: ImportCommand, desk: ImportDeps): Promise<0 | 1> {
  const { tell, screen, signal, freeLearning, origin } = desk
  const started = performance.now()
  const bar = progressOn(screen, asked.language, () => performance.now())
  const { outcome, place } = await act(ground, asked, origin, { signal, onProgress: bar.on }).finally(bar.end)
  for (const line of reportOf(outcome.findings, asked.language)) tell(line)
  tell(closing(outcome, asked.language, (performance.now() - started) / 1000))
  if (outcome.state === 'imported') tell(await learning(ground.db, outcome.schoolId, asked.language, freeLearning))
  if (place) tell(say(asked.language, 'school-import.access-file', { file: place }))
  return outcome.state === 'refused' || outcome.state === 'unreadable' ? 1 : 0
}

/** Whether the students of a school find their diary open, and what opens it. */
async function learning(db: Ground['db'], schoolId: number, language: Language, isFree: boolean): Promise<string> {
  if (isFree) return say(language, 'school-import.learning-free')
  const { until } = await openingOf(db, schoolId, new Date())
  if (!until) return say(language, 'school-import.learning-closed', { school: schoolId })
  const last = localDay(new Date(until.getTime() - 1))
  return say(language, 'school-import.learning-open', { date: dottedOf(last) })
}

type Following = Pick<ImportOptions, 'signal' | 'onProgress'> & { signal: AbortSignal }

async function act(
  { db, engine }: Ground,
  asked: ImportCommand,
  origin: ImportDeps['origin'],
  following: Following,
): Promise<Ended> {
  const bytes = bytesOf(asked)
  if (!asked.besideDemo && !asked.planOnly && (await demoAccounts.stand(db)))
    throw new WrongUsage(say(asked.language, 'school-import.beside-demo'))
  const options = { keepGood: asked.keepGood, now: new Date(), read: readApart, ...following }
  const { signal } = following
  try {
    if (asked.planOnly) {
      const outcome = await propose(db, bytes, options)
      if (outcome.state === 'ready') await refuseOpen(db, outcome, asked.language)
      return { outcome, place: null }
    }
    await demoAccounts.closePlatform(db, options.now)
    const place = placeOfAccess(asked)
    const end = (pid: number) => engine.pool.query('select pg_terminate_backend($1)', [pid])
    return await write(db, bytes, options, { place, end, asked, origin })
  } catch (error) {
    if (error instanceof Unsure) throw error
    if (signal.aborted) throw new Error(say(asked.language, 'school-import.interrupted'), { cause: error })
    if (constraintOf(error)) throw new Error(say(asked.language, 'school-import.changed-meanwhile'), { cause: error })
    throw error
  }
}

/** So many are named; the number says how many there are. */
const mostNamed = 10

/** Who may be somebody of the school already is no new person by default: a person says so, in the browser. */
async function refuseOpen(
  db: Ground['db'],
  proposal: Parameters<typeof openQuestions>[1],
  language: Language,
): Promise<void> {
  const open = await openQuestions(db, proposal)
  if (open.length === 0) return
  const names = open.slice(0, mostNamed).map(({ name, row }) => `${name} (${row})`)
  throw new Error(say(language, 'school-import.open-questions', { count: open.length, names: names.join(', ') }))
}

/** The line broke at the commit: nobody knows whether the import is in the database. */
class Unsure extends Error {
  override readonly name = 'Unsure'
}

type Writing = {
  place: string
  end: (pid: number) => Promise<unknown>
  asked: ImportCommand
  origin: ImportDeps['origin']
}

async function write(
  db: Ground['db'],
  bytes: Uint8Array,
  options: ImportOptions & Following,
  { place, end, asked, origin }: Writing,
): Promise<Ended> {
  const sheets: { draft?: AccessSheetDraft } = {}
  try {
    const outcome = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      endWith(options.signal, () => end(rows[0]?.pid ?? 0))
      const agree: ImportOptions['agree'] = (inside, proposal) => refuseOpen(inside, proposal, asked.language)
      const result = await bringIn(transaction, bytes, { ...options, agree })
      // Before the commit: an import whose passwords could not be written down did not happen.
      if (result.state === 'imported' && result.accesses.length > 0)
        sheets.draft = await draftOf(result.accesses, place, asked.language, origin)
      options.signal.throwIfAborted()
      return result
    })
    sheets.draft?.keep()
    return { outcome, place: sheets.draft ? place : null }
  } catch (error) {
    // With the connection lost nobody knows whether the commit went through: then the passwords are kept.
    if (sheets.draft && isAway(error))
      throw new Unsure(say(asked.language, 'school-import.access-kept', { file: sheets.draft.file }), { cause: error })
    sheets.draft?.drop()
    throw error
  }
}

/** A transaction whose connection is ended is rolled back at once, whatever statement is under way. */
function endWith(signal: AbortSignal, end: () => Promise<unknown>): void {
  signal.addEventListener('abort', () => void end().catch(() => {}), { once: true })
}

function bytesOf({ file, language }: ImportCommand): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new WrongUsage(say(language, 'school-import.no-file', { file }))
  }
}

function closing(outcome: ImportOutcome | Imported, language: ImportCommand['language'], took: number): string {
  if (outcome.state === 'refused') return say(language, 'school-import.not-written')
  if (outcome.state === 'unreadable') return say(language, 'school-import.unreadable')
  if (outcome.state === 'nothing-to-do') {
    const at = `${dottedOf(localDay(outcome.at))} ${localClock(outcome.at)}`
    return say(language, 'school-import.nothing-to-do', { at })
  }
  const { name } = outcome.plan.school
  const school = name[language] || name.ru
  if (outcome.state === 'imported')
    return say(language, 'school-import.written', { school, ...outcome.counts, seconds: took.toFixed(1) })
  const { pupils, classes, staff } = outcome.plan
  const counts = { pupils: pupils.length, classes: classes.length, staff: staff.length }
  return say(language, 'school-import.planned', { school, ...counts })
}
