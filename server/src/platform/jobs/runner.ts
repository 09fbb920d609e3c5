import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { defaultLanguage, languageOf } from '@qalam/contract/kernel/languages.ts'
import { jobInterrupted } from '@qalam/contract/kernel/problem.ts'
import type { Db } from '../db/db.ts'
import type { FileStore } from '../files/file-store.ts'
import { asProblem } from '../http/errors.ts'
import { type JobAttempt, aliveWith, endJob, failLost, putBack, type Stand, takeJob } from './attempts.ts'
import type { JobKind, JobResult } from './kind.ts'
import { keepResult } from './result.ts'

/** How often a process looks for jobs, in milliseconds. */
export const lookEvery = 1_000
/** How often a job says that it lives, and how often at most its progress is told. */
const beat = { alive: 5_000, told: 700 }
/** Jobs that one process does at a time. */
const places = 2
/** How long the end of a process waits for what it stopped, in milliseconds. */
const patience = 5_000

type Moved = { schoolId: number; userId: number; uuid: string }

export type RunnerParts = {
  db: Db
  files: FileStore
  /** Bytes that the files of one school may take. */
  room: number
  kinds: readonly JobKind[]
  /** That of the installation. */
  secret: string
  clock: () => Date
  /** Is told when a job came further or ended. */
  moved: (job: Moved) => Promise<void>
  complain: (error: unknown) => void
}

export type Runner = {
  /** Takes jobs while there are places and goes on; `ended` waits for them. */
  look: () => Promise<void>
  ended: () => Promise<void>
  stop: () => Promise<void>
}

/** Does the long work of all schools in this process, some at a time. */
export function makeRunner(parts: RunnerParts): Runner {
  const { db, clock, moved, complain } = parts
  const kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]))
  const repeatable = parts.kinds.filter((kind) => kind.repeatable).map(({ name }) => name)
  const running = new Map<Promise<void>, AbortController>()

  const look = async () => {
    for (const { school_id, uuid, asked_by } of await failLost(db, repeatable, jobInterrupted().code, clock()))
      await moved({ schoolId: school_id, userId: asked_by, uuid })
    while (running.size < places) {
      const taken = await takeJob(db, [...kinds.keys()], repeatable)
      const kind = taken && kinds.get(taken.kind)
      if (!kind) return
      const control = new AbortController()
      const work = perform(parts, kind, taken, control)
        .catch(complain)
        .finally(() => running.delete(work))
      running.set(work, control)
    }
  }
  const ended = async () => void (await Promise.all(running.keys()))
  const stop = async () => {
    for (const control of running.values()) control.abort(stopping)
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, patience)
    await Promise.race([ended(), promise])
    clearTimeout(timer)
  }
  return { look, ended, stop }
}

/** Why a job was stopped: its process ends, or it is not this process's any more. */
const stopping = new Error('The process ends.')
const notOurs = new Error('The job was stopped, or another process has it.')

/** One attempt at a job, from its beginning to what came of it. */
async function perform(
  parts: RunnerParts,
  kind: JobKind,
  attempt: JobAttempt,
  control: AbortController,
): Promise<void> {
  const { db, clock, complain } = parts
  const { signal } = control
  const tell = () => parts.moved({ schoolId: attempt.school_id, userId: attempt.asked_by, uuid: attempt.uuid })
  let stand: Stand = { done: 0, total: null, stage: null }
  let told = 0
  const sayAlive = async () => {
    if (!(await aliveWith(db, attempt, stand))) control.abort(notOurs)
  }
  const timer = setInterval(() => void sayAlive().catch(complain), beat.alive)
  const progress = async (done: number, total: number | null, stage: string | null = null) => {
    signal.throwIfAborted()
    const isNewStage = stage !== stand.stage
    stand = { done, total, stage }
    if (!isNewStage && performance.now() - told < beat.told) return
    told = performance.now()
    await sayAlive()
    await tell()
    signal.throwIfAborted()
  }

  try {
    await tell()
    const result = await run(parts, kind, attempt, { signal, progress })
    await finish(parts, attempt, stand, result)
  } catch (error) {
    if (signal.reason === stopping && kind.repeatable) return await putBack(db, attempt)
    if (signal.reason === notOurs) return
    const { problem, foreseen } = asProblem(signal.reason === stopping ? jobInterrupted() : error)
    if (!foreseen) complain(error)
    const failed = { state: 'failed' as const, problem: { code: problem.code, data: problem.data } }
    await endJob(db, attempt, stand, failed, clock())
  } finally {
    clearInterval(timer)
    await tell()
  }
}

type Ways = { signal: AbortSignal; progress: (done: number, total: number | null, stage?: string) => Promise<void> }

function run({ db, clock, secret }: RunnerParts, { input, run: work }: JobKind, attempt: JobAttempt, ways: Ways) {
  const now = clock()
  return work({
    uuid: attempt.uuid,
    schoolId: attempt.school_id,
    secret,
    actor: attempt.actor,
    language: languageOf(attempt.language) ?? defaultLanguage,
    input: input.parse(attempt.input),
    db,
    now,
    today: localDay(now),
    ...ways,
  })
}

/** Keeps the file and then says that the job is done. A file of a job that was stopped meanwhile is taken back. */
async function finish(parts: RunnerParts, attempt: JobAttempt, stand: Stand, { file, link }: JobResult): Promise<void> {
  const { db, clock } = parts
  const owner = { schoolId: attempt.school_id, ownerId: attempt.asked_by, now: clock() }
  const kept = file ? await keepResult(parts, file, owner) : null
  const ending = { state: 'done' as const, file: kept?.uuid ?? null, link: link ?? null }
  if (!(await endJob(db, attempt, stand, ending, clock()))) await kept?.drop()
}
