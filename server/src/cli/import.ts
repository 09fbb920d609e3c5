import { readFileSync, rmSync } from 'node:fs'
import { dottedOf, localClock, localDay } from '@qalam/contract/kernel/calendar.ts'
import { sql } from 'kysely'
import { bringIn, type Imported, type Outcome, propose } from '#modules/school-import/public.ts'
import { constraintOf, isAway } from '#platform/db/violations.ts'
import { say } from '#platform/http/errors.ts'
import type { Ground } from '#platform/process.ts'
import { handOut, placeOfAccess } from './access-sheets.ts'
import { type Asked, WrongUsage } from './asked.ts'
import { reportOf } from './report.ts'

type Ended = { outcome: Outcome | Imported; place: string | null }

/** Imports a workbook, or only says what it would do, and prints the report; answers the exit code: 0, or 1 when refused. */
export async function importSchool(ground: Ground, asked: Asked, tell: (line: string) => void): Promise<0 | 1> {
  const started = performance.now()
  const { outcome, place } = await act(ground, asked)
  for (const line of reportOf(outcome.findings, asked.language)) tell(line)
  tell(closing(outcome, asked.language, (performance.now() - started) / 1000))
  if (place) tell(say(asked.language, 'school-import.access-file', { file: place }))
  return outcome.state === 'refused' || outcome.state === 'unreadable' ? 1 : 0
}

async function act({ db, engine }: Ground, asked: Asked): Promise<Ended> {
  const bytes = bytesOf(asked)
  const options = { keepGood: asked.keepGood, now: new Date() }
  if (asked.planOnly) return { outcome: await propose(db, bytes, options), place: null }

  const place = placeOfAccess(asked)
  const told = { isInterrupted: false }
  let written = false
  try {
    return await db.transaction().execute(async (transaction): Promise<Ended> => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      endOnSignal(told, () => engine.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]))
      const outcome = await bringIn(transaction, bytes, options)
      if (outcome.state !== 'imported' || outcome.accesses.length === 0) return { outcome, place: null }
      // Before the commit: an import whose passwords could not be written down did not happen.
      await handOut(outcome.accesses, place, asked.language)
      written = true
      return { outcome, place }
    })
  } catch (error) {
    // With the connection lost nobody knows whether the commit went through: then the passwords are kept.
    if (written && !isAway(error)) rmSync(place, { force: true })
    if (told.isInterrupted) throw new Error(say(asked.language, 'school-import.interrupted'), { cause: error })
    if (constraintOf(error)) throw new Error(say(asked.language, 'school-import.changed-meanwhile'), { cause: error })
    throw error
  }
}

function bytesOf({ file, language }: Asked): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new WrongUsage(say(language, 'school-import.no-file', { file }))
  }
}

/** A transaction whose connection is ended is rolled back at once; the database is then let go as after any failure. */
function endOnSignal(told: { isInterrupted: boolean }, end: () => Promise<unknown>): void {
  const interrupt = () => {
    told.isInterrupted = true
    end().catch(() => {})
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt)
}

function closing(outcome: Outcome | Imported, language: Asked['language'], took: number): string {
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
