import { exams } from '@qalam/contract/exams/api.ts'
import type pg from 'pg'
import type { Recorder } from '../figures.ts'
import { headersOf } from '../figures.ts'
import { median } from '../rounds.ts'
import { done } from '../../tools/torture/exam-ask.ts'
import { tokenOf } from '../record.ts'
import type { Statement } from '../record.ts'
import { eightAtATime, type ExamClass, pathTo } from './class.ts'

export const drainPath = '/exam-drain'
export const sealed = 200
const rounds = 7

/** A work that many have answered and that the bell has ended: whoever looks first, seals and scores them all. */
export async function drained(pool: pg.Pool, of: ExamClass, recorded: Recorder) {
  const sitting = await of.given()
  await eightAtATime(of.students.slice(0, sealed), async (who) => {
    const { disciplines, serverAt } = await of.begun(sitting, who)
    const answers = disciplines
      .flatMap(({ questions }) => questions)
      .map(({ id, exercise }, at) => ({
        ...{ id: crypto.randomUUID(), questionId: id, base: 0, after: serverAt, elapsed: at },
        answerId: exercise.type === 'single' ? { id: exercise.options[0]?.id } : { text: 'Астана', files: [] },
      }))
    const body = { answers, attempt: null, at: null, waiting: 0 }
    await done(of.ask, exams.sendAnswers, { token: await tokenOf(who), params: { sitting }, body })
  })
  /** As it stood at the bell. */
  const asAtTheBell = async () => {
    // What was scored never changes: only a bench puts it back, on its own connection, past the triggers.
    await pool.query('set session_replication_role = replica')
    await pool.query(
      `delete from score_event e using attempt a where a.school_id = e.school_id and a.uuid = e.attempt_uuid
         and a.sitting_uuid = $1`,
      [sitting],
    )
    await pool.query(
      `update attempt set sealed_at = null, sealed_by = null, key_version = null, deadline = now() - interval '1 minute',
         started_at = now() - interval '1 hour' where sitting_uuid = $1`,
      [sitting],
    )
    await pool.query('set session_replication_role = origin')
  }
  const path = pathTo(exams.grading.path, sitting)
  await asAtTheBell()
  const statements = await recorded.statements({ endpoint: exams.grading, path, who: of.teacher, once: true })
  return { path, statements, asAtTheBell }
}

type Drained = Awaited<ReturnType<typeof drained>>

/** The first look at the work after the bell, in milliseconds, in turns with the very same statements. */
export async function draining(
  { path, asAtTheBell }: Drained,
  of: ExamClass,
  ports: { ours: number; floor: number },
): Promise<{ ours: number; floor: number }> {
  const headers = await headersOf(of.teacher)
  const look = async (port: number, at: string, asked: RequestInit): Promise<number> => {
    await asAtTheBell()
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, asked)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${at}: ${answer.status}`)
    return performance.now() - began
  }
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const bare = await look(ports.floor, drainPath, { method: 'POST' })
    const own = await look(ports.ours, path, { headers })
    if (round === 0) continue
    ours.push(own)
    floor.push(bare)
  }
  return { ours: median(ours), floor: median(floor) }
}

/** The floor sends what the sealing sent, on one connection: it is a transaction. */
export const drainCalls = ({ statements }: Drained): Record<string, Statement[]> => ({ [drainPath]: statements })
