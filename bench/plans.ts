// node bench/plans.ts: how the plan and the commit of a school's workbook grow with its students.
import { secret } from './record.ts'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { regions } from '@qalam/contract/dictionaries/regions.ts'
import { subjects } from '@qalam/contract/dictionaries/subjects.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import pg from 'pg'
import { demoCalendar, weeksOf } from '../seed/calendar.ts'
import { demoPlan } from '../seed/plan.ts'
import { mainSchool } from '../seed/schools.ts'
import { storeDictionaries } from '../server/src/modules/dictionaries/public.ts'
import { broughtIn, checked } from '../server/src/modules/import-plans/jobs.ts'
import { addPlan } from '../server/src/modules/import-plans/repository.ts'
import { workbookOf } from '../server/src/modules/school-import/reading/workbook-of.ts'
import { type Actor, guest } from '../server/src/platform/actor.ts'
import { kyselyOver } from '../server/src/platform/db/db.ts'
import { startEmbedded } from '../server/src/engine/embedded.ts'
import { readBeyondSchools } from '../server/src/beyond-schools.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { withDatabase } from '../server/src/platform/testing/engine.ts'

export type PlanTimes = { students: number; rows: number; planSeconds: number; commitSeconds: number; kept: number }

/** Classes of 30 in five parallels: twice as many letters are twice as many of everything. */
const letters = [...'АӘБВГҒДЕЖЗ']
const parallels = [2, 4, 6, 7, 9]
const sizes = [5, 10]

function workbookWith(classLetters: readonly string[], now: Date): Promise<Uint8Array> {
  const calendar = demoCalendar(localDay(now))
  const classes = parallels.flatMap((parallel) =>
    classLetters.map((letter, at) => ({
      parallel,
      letter,
      pupils: 30,
      shift: at % 3 === 2 ? (2 as const) : (1 as const),
    })),
  )
  return workbookOf(demoPlan({ ...mainSchool, classes, year: calendar.year, weeks: weeksOf(calendar) }))
}

/** An empty school with a director, as somebody registers it. */
async function emptySchool(pool: pg.Pool): Promise<Actor> {
  await storeDictionaries(kyselyOver(pool), regions, subjects)
  const { rows } = await pool.query<{ schoolId: number; personId: number; userId: number }>(
    `with s as (insert into school (bin, name, region_id) values ($1, $2, $3) returning id),
      p as (insert into person (surname, firstname, sex) values ('Bench', 'Director', 'm') returning id)
    insert into app_user (person_id, school_id, role, position_id) select p.id, s.id, 'director', 1 from p, s
    returning school_id as "schoolId", person_id as "personId", id as "userId"`,
    [mainSchool.bin, mainSchool.name, mainSchool.regionId],
  )
  return { ...guest, ...rows[0], role: 'director' }
}

async function measureOne(url: string, classLetters: readonly string[], now: Date): Promise<PlanTimes> {
  const workbook = Buffer.from(await workbookWith(classLetters, now))
  const pool = new pg.Pool({ connectionString: url })
  await migrate(pool, await readBeyondSchools())
  const db = kyselyOver(pool)
  const actor = await emptySchool(pool)
  const schoolId = Number(actor.schoolId)
  const uuid = randomUUID()
  const plan = { uuid, fileName: 'school.xlsx', language: 'ru' as const, workbook, madeBy: actor.userId, madeAt: now }
  await addPlan(db, schoolId, plan)
  const context = {
    db,
    actor,
    now,
    today: localDay(now),
    language: 'ru' as const,
    schoolId,
    secret,
    progress: async () => {},
  }
  const signal = new AbortController().signal
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await act()
    return (performance.now() - began) / 1000
  }
  const planSeconds = await timed(() => checked.run({ ...context, signal, uuid, input: {} }))
  const commitSeconds = await timed(() =>
    broughtIn.run({ ...context, signal, uuid: randomUUID(), input: { plan: uuid } }),
  )
  const { rows } = await pool.query<{ students: number; rows: number; kept: number }>(
    `select (select count(*)::int from app_user where school_id = $1 and role = 'student') as students,
      (select count(*)::int from import_plan_row where school_id = $1) as rows,
      (select count(*)::int from import_plan_change where school_id = $1) as kept`,
    [schoolId],
  )
  await pool.end()
  return { ...rows[0]!, planSeconds, commitSeconds }
}

/** A workbook of 750 students and one of 1,500, each planned and brought into an empty school, passwords and all. */
export async function measurePlans(newDatabase: (name: string) => Promise<string>): Promise<PlanTimes[]> {
  const now = new Date()
  const times: PlanTimes[] = []
  for (const size of sizes)
    times.push(await measureOne(await newDatabase(`planned_${size}`), letters.slice(0, size), now))
  return times
}

/** How many times longer the larger one takes. */
export const growthOf = ([less, more]: readonly PlanTimes[]): number =>
  less && more ? (more.planSeconds + more.commitSeconds) / (less.planSeconds + less.commitSeconds) : 0

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'qalam-plans-'))
  chmodSync(folder, 0o755)
  const database = await startEmbedded(join(folder, 'postgres'))
  try {
    const times = await measurePlans(async (name) => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return withDatabase(database.url, name)
    })
    for (const { students, rows, planSeconds, commitSeconds, kept } of times)
      console.log(
        `${students} students, ${rows} rows: plan ${planSeconds.toFixed(1)} s, commit ${commitSeconds.toFixed(1)} s with ${kept} changes kept`,
      )
    console.log(`${growthOf(times).toFixed(2)} times the time, ≤ 2.3 wanted`)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit(0)
}
