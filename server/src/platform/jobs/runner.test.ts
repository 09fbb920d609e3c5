import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { sweepFiles } from '../files/sweep.ts'
import { now, type School, test } from '../testing/school.ts'
import { defineJob, type JobContext, type JobKind, type JobResult } from './kind.ts'
import { insertJob, jobOf, sweepJobs } from './rows.ts'
import { makeRunner } from './runner.ts'

const Input = z.object({ rooms: z.number() })
type Work = (context: JobContext<z.output<typeof Input>>) => Promise<JobResult>

/** A kind of a test's own, so that runners of other tests leave its jobs alone. */
const kindOf = (run: Work, repeatable = true) =>
  defineJob({ name: randomUUID(), title: 'cabinets.file-of', input: Input, repeatable, run })

const askerIn = (school: School) => ({ schoolId: school.id, userId: school.people.director.userId })

async function ask(school: School, kind: JobKind<typeof Input>): Promise<string> {
  const uuid = randomUUID()
  const actor = {
    ...school.people.director,
    accountId: 1,
    personId: 1,
    sessionId: randomUUID(),
    regionId: null,
    departmentId: null,
  }
  const asked = { uuid, kind: kind.name, title: kind.title, actor, language: 'ru', input: { rooms: 2 }, now }
  await insertJob(school.house.served, { ...askerIn(school), ...asked })
  return uuid
}

function process(school: School, ...kinds: JobKind<typeof Input>[]) {
  const complaints: unknown[] = []
  const { served: db, files } = school.house
  const complain = (error: unknown) => void complaints.push(error)
  const runner = makeRunner({
    db,
    files,
    room: 1_000,
    secret: 'of the tests',
    kinds,
    clock: () => now,
    moved: async () => {},
    complain,
  })
  onTestFinished(() => runner.stop())
  const work = async () => {
    await runner.look()
    await runner.ended()
  }
  return { ...runner, work, complaints }
}

const seen = (school: School, uuid: string) => jobOf(school.house.served, askerIn(school), uuid)
const silentSince = (school: School, uuid: string, seconds: number) =>
  sql`update job set heartbeat = now() - make_interval(secs => ${seconds}) where uuid = ${uuid}`.execute(school.db)

/** Work that goes on until the test lets it end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const run: Work = async ({ progress }) => {
    await progress(1, 2)
    begun.resolve()
    await promise
    await progress(2, 2, 'cabinets.title')
    return { link: '/done' }
  }
  return { run, letEnd: resolve, begun: begun.promise }
}

test('of two processes that look at one moment one does the job, with the input and the rights that were given', async ({
  school,
}) => {
  const done: unknown[] = []
  const kind = kindOf(async ({ input, actor, schoolId, language }) => {
    done.push([input, actor.userId, schoolId, language])
    return { link: '/a' }
  })
  const uuid = await ask(school, kind)
  await Promise.all([process(school, kind).work(), process(school, kind).work()])
  expect(done).toEqual([[{ rooms: 2 }, school.people.director.userId, school.id, 'ru']])
  expect(await seen(school, uuid)).toMatchObject({ state: 'done', link: '/a', ended_at: now })
})

test('its person sees how far it is', async ({ school }) => {
  const { run, letEnd, begun } = held()
  const kind = kindOf(run)
  const uuid = await ask(school, kind)
  const one = process(school, kind)
  await one.look()
  await begun
  expect(await seen(school, uuid)).toMatchObject({ state: 'running', done: 1, total: 2 })
  letEnd()
  await one.ended()
  expect(await seen(school, uuid)).toMatchObject({ state: 'done', done: 2, link: '/done' })
})

test('a job whose process died is begun anew by another one, and the dead one changes nothing any more', async ({
  school,
}) => {
  const { run, letEnd, begun } = held()
  const kind = kindOf(run)
  const uuid = await ask(school, kind)
  const dead = process(school, kind)
  await dead.look()
  await begun
  await silentSince(school, uuid, 31)

  const other = process(school, { ...kind, run: async () => ({ link: '/other' }) })
  await other.work()
  letEnd()
  await dead.ended()
  expect(await seen(school, uuid)).toMatchObject({ state: 'done', link: '/other' })
  expect(dead.complaints).toEqual([])
})

test('one that may not be begun anew has failed when its process died, and so has one that ends every process', async ({
  school,
}) => {
  const once = kindOf(async () => ({}), false)
  const fatal = kindOf(async () => ({}))
  const [first, second] = [await ask(school, once), await ask(school, fatal)]
  await sql`update job set state = 'running', attempt = 1, heartbeat = now() - interval '1 minute'
    where uuid = ${first}`.execute(school.db)
  await sql`update job set state = 'running', attempt = 3, heartbeat = now() - interval '1 minute'
    where uuid = ${second}`.execute(school.db)
  await process(school, once, fatal).work()
  const failed = { state: 'failed', problem: { code: 'job.interrupted' } }
  expect(await seen(school, first)).toMatchObject(failed)
  expect(await seen(school, second)).toMatchObject(failed)
})

test('a process that ends puts back what another one may do', async ({ school }) => {
  const begun = Promise.withResolvers<void>()
  const kind = kindOf(({ signal }) => {
    begun.resolve()
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  const uuid = await ask(school, kind)
  const ending = process(school, kind)
  await ending.look()
  await begun.promise
  await ending.stop()
  expect(await seen(school, uuid)).toMatchObject({ state: 'queued' })

  await process(school, { ...kind, run: async () => ({ link: '/later' }) }).work()
  expect(await seen(school, uuid)).toMatchObject({ state: 'done', link: '/later' })
})

test('what nobody foresaw is a failure without details, and is complained about', async ({ school }) => {
  const kind = kindOf(() => Promise.reject(new Error('a secret')))
  const uuid = await ask(school, kind)
  const { work, complaints } = process(school, kind)
  await work()
  expect(await seen(school, uuid)).toMatchObject({ state: 'failed', problem: { code: 'server-trouble' } })
  expect(complaints).toHaveLength(1)
})

test('a file is counted among those of the school: one that finds no room is refused', async ({ school }) => {
  const kind = kindOf(async () => ({ file: { file: Buffer.alloc(2_000_000), name: 'a.txt', mime: 'text/plain' } }))
  const uuid = await ask(school, kind)
  await process(school, kind).work()
  expect(await seen(school, uuid)).toMatchObject({ state: 'failed', file_uuid: null, problem: { code: 'files.full' } })
})

test('a job that was stopped meanwhile leaves no file', async ({ school }) => {
  const uuidOf: { value: string } = { value: '' }
  const kind = kindOf(async () => {
    await sql`update job set state = 'cancelled', ended_at = now() where uuid = ${uuidOf.value}`.execute(school.db)
    return { file: { file: Buffer.from('a'), name: 'a.txt', mime: 'text/plain' } }
  })
  uuidOf.value = await ask(school, kind)
  await process(school, kind).work()
  expect(await seen(school, uuidOf.value)).toMatchObject({ state: 'cancelled', file_uuid: null })
  const { rows } = await sql`select uuid from stored_file where school_id = ${school.id}`.execute(school.db)
  expect(rows).toEqual([])
})

test('three days after its end a job goes, and its file is nobody’s', async ({ school }) => {
  const kind = kindOf(async () => ({ file: { file: Buffer.from('a'), name: 'a.txt', mime: 'text/plain' } }))
  const uuid = await ask(school, kind)
  await process(school, kind).work()
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  await sweepFiles(school.house.served, school.house.files, later(2))
  expect(await sweepFiles(school.house.served, school.house.files, later(30))).toBe(0)

  await sql`update job set ended_at = now() - interval '73 hours' where uuid = ${uuid}`.execute(school.db)
  await sweepJobs(school.house.served)
  expect(await seen(school, uuid)).toBeNull()
  await sweepFiles(school.house.served, school.house.files, later(31))
  expect(await sweepFiles(school.house.served, school.house.files, later(56))).toBe(1)
})

test('a school with much to do does not keep the others waiting', async ({ school, otherSchool }) => {
  const order: number[] = []
  const { run, letEnd, begun } = held()
  const kind = kindOf(async (context) => {
    order.push(context.schoolId)
    return order.length === 1 ? run(context) : {}
  })
  for (let count = 0; count < 3; count++) await ask(school, kind)
  const other = await ask(otherSchool, kind)
  await sql`update job set created_at = created_at + interval '1 hour' where uuid = ${other}`.execute(school.db)
  const { look, ended } = process(school, kind)
  await look()
  await begun
  expect(order).toEqual([school.id, otherSchool.id])
  letEnd()
  await ended()
})
