import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type pg from 'pg'
import { makeApp } from '../server/src/app.ts'
import { bringIn } from '../server/src/modules/school-import/public.ts'
import { workbookOf } from '../server/src/modules/school-import/reading/public.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { fileStoreOf } from '../server/src/platform/files/store.ts'
import { tokensWith } from '../server/src/platform/http/token.ts'
import type { Ground } from '../server/src/ground.ts'
import { demoCalendar, quarterOn, weeksOf } from './calendar.ts'
import { type Demo, fillWith } from './content.ts'
import { demoPlan } from './plan.ts'
import { openAccounts, openLocked, openRoles } from './roles.ts'
import { districts, mainSchool, otherSchools, type Plain } from './schools.ts'
import { speakerOf } from './week.ts'

/**
 * Makes the demo: a school in the middle of a quarter relative to today, imported from a workbook as any school is, lived
 * through by its own teachers' calls; a person for each role; more schools for the officials.
 */
export async function seedDemo(ground: Ground, now: Date, tell: (line: string) => void = () => {}): Promise<void> {
  const calendar = demoCalendar(localDay(now))
  const present = quarterOn(calendar, localDay(now))
  const weeks = weeksOf(calendar)
  const build = async (school: Plain, themed: readonly number[], schoolId?: number) => {
    const bytes = await workbookOf(demoPlan({ ...school, year: calendar.year, calendar, weeks: themed }))
    const options = { keepGood: false, now, calendar, withAccess: false, ...(schoolId !== undefined && { schoolId }) }
    const outcome = await ground.db.transaction().execute((db) => bringIn(db, bytes, options))
    if (outcome.state === 'imported') return outcome.schoolId
    throw new Error(`The demo's own workbook was refused: ${JSON.stringify(outcome.findings.slice(0, 3))}`)
  }
  const schoolId = await build(mainSchool, weeks)
  tell('the school of the demo is imported')
  const thisQuarter = weeks.map((count, index) => (calendar.quarters[index]?.id === present ? count : 0))
  const others: number[] = []
  for (const { id, ...school } of otherSchools) others.push(await build(school, thisQuarter, id))
  for (const { regionId, name } of districts)
    await ground.engine.pool.query(`update department set name = $2 where region_id = $1 and name ->> 'kz' = $3`, [
      regionId,
      name,
      name.kz,
    ])
  const unpaid = others.at(-1)
  tell('five more schools for the officials')

  const pool = ground.engine.pool
  const signIns = await inOne(pool, async (client) => {
    await openAccounts(client, schoolId)
    const roles = await openRoles(client, schoolId)
    return unpaid === undefined ? roles : [...roles, await openLocked(client, unpaid)]
  })
  await live(ground, { pool, schoolId, unpaidId: unpaid, now, tell })
  await pool.query(
    `insert into setting (name, value) values ('demo-sign-ins', $1) on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(signIns)],
  )
}

async function inOne<T>(pool: pg.Pool, act: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await act(client)
  } finally {
    client.release()
  }
}

/**
 * Lives through the quarter by a server of its own, whose clock stands where each act happened. What it signs holds in the
 * installation, by whose secret it is signed.
 */
async function live({ engine, db, limit, secret }: Ground, school: Omit<Demo, 'speak'>): Promise<void> {
  const { now } = school
  let clock = now
  const app = await makeApp({
    pool: engine.pool,
    db,
    secret,
    config: readConfig({ LOG_LEVEL: 'error', DEMO: 'off' }),
    clock: () => clock,
    files: fileStoreOf(readConfig(process.env)),
    limit,
    publish: () => {},
    checkShare: 0,
    stopping: () => false,
    web: null,
  })
  const tokens = tokensWith(secret)
  const known = new Map<number, string>()
  const sign = async (userId: number): Promise<string> => {
    const before = known.get(userId)
    if (before) return before
    const { rows } = await engine.pool.query(
      `with s as (insert into session (id, account_id, user_id, created_at, seen_at, device)
         select gen_random_uuid(), a.id, u.id, $2, $2, 'demo' from app_user u join account a on a.person_id = u.person_id where u.id = $1 returning id, account_id)
       select s.id as "sessionId", s.account_id as "accountId", u.id as "userId", u.person_id as "personId", coalesce(u.subrole, u.role) as role,
         u.school_id as "schoolId", coalesce(u.region_id, c.region_id) as "regionId",
         coalesce(u.department_id, c.department_id) as "departmentId"
         from s, app_user u left join school c on c.id = u.school_id where u.id = $1`,
      [userId, now],
    )
    const token = await tokens.sign(rows[0], new Date(now.getTime() + 86_400_000))
    known.set(userId, token)
    return token
  }
  await fillWith({ ...school, speak: speakerOf(app, sign, (at) => (clock = at)) })
  await app.http.close()
  await engine.pool.query(`delete from session where device = 'demo'`)
}
