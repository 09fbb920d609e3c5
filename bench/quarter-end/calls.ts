import { journal } from '@qalam/contract/journal/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Actor } from '../../server/src/platform/actor.ts'
import { headersOf } from '../figures.ts'
import { median } from '../rounds.ts'
import type { QuarterEnd } from './schools.ts'

type Plan = QuarterEnd['plans'][number]

/** Calls of the product, each by its own person; a refusal ends the run. */
export function callerOf(port: number) {
  const address = (path: string) => `http://127.0.0.1:${port}${path}`
  const ask = async (who: Actor, path: string, body?: object): Promise<number> => {
    const person = await headersOf(who)
    const headers: Record<string, string> = body ? { ...person, 'content-type': 'application/json' } : person
    const began = performance.now()
    const answer = await fetch(address(path), { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    const said = await answer.text()
    if (!answer.ok || said.includes('"refused"') || said.includes('"stale"'))
      throw new Error(`${path}: ${answer.status} ${said.slice(0, 300)}`)
    return performance.now() - began
  }
  return {
    close: ({ uuid, teacher }: Plan, period: string) =>
      ask(teacher, periodMarks.closeQuarter.path.replace(':id', uuid), { period }),
    read: ({ uuid, teacher }: Plan, period: string) =>
      ask(teacher, `${periodMarks.sheet.path.replace(':id', uuid)}?period=${period}`),
    marks: (who: Actor, operations: object[]) => ask(who, journal.storeDay.path, { operations }),
  }
}
export type Caller = ReturnType<typeof callerOf>

const sum = (times: readonly number[]) => times.reduce((all, one) => all + one, 0)

/** Sixty plans closed one after another, beside reading the same sixty sheets: seconds. */
export async function closings(caller: Caller, plans: readonly Plan[], period: string) {
  const reads: number[] = []
  const closes: number[] = []
  for (const plan of plans) await caller.read(plan, period)
  for (const plan of plans) reads.push(await caller.read(plan, period))
  for (const plan of plans) closes.push(await caller.close(plan, period))
  return { plans: plans.length, read: sum(reads) / 1_000, close: sum(closes) / 1_000 }
}

/** The server takes so many in one call (E-7.8-04). */
const perCall = 200
const queued = 500

type Cell = { lesson: string; student: number }

/** Five hundred marks that waited on a device, in the calls that the queue makes, beside bare inserts of as many: ms. */
export async function queues(url: string, caller: Caller, { queues: teachers }: QuarterEnd) {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const ours: number[] = []
  const bare: number[] = []
  for (const { teacher, schoolId, lessons } of teachers) {
    const cells = lessons.map(({ uuid, students }) => students.map((student): Cell => ({ lesson: uuid, student })))
    const [mine, theirs] = [cells.slice(0, 20).flat().slice(0, queued), cells.slice(20).flat().slice(0, queued)]
    const began = performance.now()
    for (const part of parts(theirs)) await insertBare(db, schoolId, teacher.userId, part)
    bare.push(performance.now() - began)
    const times: number[] = []
    for (const part of parts(mine)) times.push(await caller.marks(teacher, part.map(operationOf)))
    ours.push(sum(times))
  }
  await db.end()
  return { marks: queued, ours: median(ours), bare: median(bare) }
}

const parts = (cells: readonly Cell[]): Cell[][] =>
  Array.from({ length: Math.ceil(cells.length / perCall) }, (_, index) =>
    cells.slice(index * perCall, (index + 1) * perCall),
  )

const operationOf = ({ lesson, student }: Cell) => ({
  ...{ operationId: randomUUID(), scheduleUuid: lesson, userId: student, baseVersion: 0, score: 8, sign: null },
})

/** The rows of a call as the product writes them, a transaction of two statements, with nothing asked or told. */
async function insertBare(db: pg.Client, schoolId: number, by: number, cells: readonly Cell[]): Promise<void> {
  const values = [schoolId, cells.map(({ lesson }) => lesson), cells.map(({ student }) => student), by]
  await db.query('begin')
  await db.query(
    `insert into mark (school_id, lesson_uuid, student_id, score, sign, comment, version, updated_by, updated_at)
     select $1, c.lesson, c.student, 8, null, '', 1, $4, now() from unnest($2::uuid[], $3::int[]) c(lesson, student)`,
    values,
  )
  await db.query(
    `insert into mark_event (operation_id, school_id, lesson_uuid, student_id, base_version, version, score, by_user_id, at)
     select gen_random_uuid(), $1, c.lesson, c.student, 0, 1, 8, $4, now() from unnest($2::uuid[], $3::int[]) c(lesson, student)`,
    values,
  )
  await db.query('commit')
}
