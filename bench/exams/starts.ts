import { exams } from '@qalam/contract/exams/api.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Heard, Round, Work } from '../client.ts'
import type { Recorder } from '../figures.ts'
import { median } from '../rounds.ts'
import { asStudent, eightAtATime, type ExamClass, pathTo } from './class.ts'
import { named } from './template.ts'

export const startsPath = '/exam-starts'
export const atOnce = 200
const rounds = 5

/** What the server sends when a student begins, of the second one: the work itself is known by then. */
export async function recordedStart(pool: pg.Pool, of: ExamClass, recorded: Recorder) {
  const sitting = await of.given()
  const [one, other] = of.students
  if (!one || !other) throw new Error('Nobody begins')
  const begin = (who: typeof one) =>
    recorded.statements({ endpoint: exams.start, path: pathTo(exams.start.path, sitting), who, body: {} })
  await begin(one)
  const statements = await begin(other)
  const { rows } = await pool.query<{ uuid: string; seed: string }>(
    'select uuid, seed from attempt where sitting_uuid = $1 and student_id = $2',
    [sitting, other.userId],
  )
  return named(statements, { sitting, student: other.userId, attempt: rows[0]?.uuid, seed: rows[0]?.seed })
}

type Client = { ask: (round: Round) => Promise<Heard> }

/** Two hundred students begin one work in the same moment; each round has a work of its own for either side. */
export async function starting(of: ExamClass, client: Client, ports: { ours: number; floor: number }) {
  const students = of.students.slice(0, atOnce)
  const headers = await eightAtATime(students, asStudent)
  const ours = (sitting: string): Work[] =>
    headers.map((own) => ({ kind: 'once', path: pathTo(exams.start.path, sitting), headers: own, body: '{}' }))
  const floor = (sitting: string): Work[] =>
    students.map(({ userId }) => {
      const body = {
        sitting,
        student: userId,
        attempt: randomUUID(),
        seed: randomBytes(32).toString('base64url'),
        event: randomUUID(),
      }
      return { kind: 'once', path: startsPath, headers: {}, body: JSON.stringify(body) }
    })
  const heard: { ours: Heard; floor: Heard }[] = []
  for (let round = 0; round <= rounds; round++) {
    const bare = await client.ask({ port: ports.floor, seconds: 60, works: floor(await of.given()) })
    const own = await client.ask({ port: ports.ours, seconds: 60, works: ours(await of.given()) })
    // The first round warms up.
    if (round > 0) heard.push({ ours: own, floor: bare })
  }
  return {
    ours: median(heard.map((one) => one.ours.perSecond)),
    floor: median(heard.map((one) => one.floor.perSecond)),
  }
}
