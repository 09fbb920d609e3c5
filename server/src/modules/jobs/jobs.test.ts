import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { jobs } from '@qalam/contract/jobs/api.ts'
import { jobMoved } from '@qalam/contract/jobs/events.ts'
import { room } from '@qalam/contract/kernel/event.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { type House, now, test } from '#platform/testing/school.ts'
import { runnerOfJobs } from '../../jobs.ts'

/** The runner of a process of its own on the house's database. */
const runnerOf = ({ db, files }: House, told: string[] = []) =>
  runnerOfJobs({
    secret: 'a secret of the tests, long enough',
    db,
    files,
    room: 1_000_000,
    clock: () => now,
    publish: (events) => told.push(...events.map(({ data }) => String(data['uuid']))),
    complain: (error) => {
      throw error
    },
  })

test('a list is made as a file while its person goes on, and fetched when it is ready', async ({ school }) => {
  const uuid = randomUUID()
  const told: string[] = []
  const asked = await school.as('director')(cabinets.fileLater, { body: { uuid, asked: {} } }, { language: 'en' })
  expect(asked.body).toMatchObject({ uuid, state: 'queued', title: 'List of rooms (Excel)', file: null })
  const early = await school.as('director')(jobs.file, { params: { uuid } })
  expect(early.status).toBe(404)

  const runner = await runnerOf(school.house, told)
  await runner.look()
  await runner.ended()
  const { body } = await school.as('director')(jobs.mine)
  expect(body.jobs).toMatchObject([{ uuid, state: 'done', done: 3, total: 3, problem: null }])
  const file = await school.as('director')(jobs.file, { params: { uuid } })
  const made = await read(file.raw)
  expect('sheets' in made && made.sheets[0]?.rows.length).toBe(school.cabinets.length + 1)
  expect(new Set(told)).toEqual(new Set([uuid]))
})

test('only the person who asked sees it, not a colleague and not the director of another school', async ({
  school,
  otherSchool,
}) => {
  const uuid = randomUUID()
  await school.as('teacher')(cabinets.fileLater, { body: { uuid, asked: {} } })
  const seen = async (ask: Promise<{ status: number }>) => (await ask).status
  const one = { params: { uuid } }
  expect(await seen(school.as('teacher')(jobs.one, one))).toBe(200)
  expect(await seen(school.as('director')(jobs.one, one))).toBe(404)
  expect(await seen(otherSchool.as('teacher')(jobs.cancel, one))).toBe(404)
  expect((await school.as('director')(jobs.mine)).body.jobs).toEqual([])
  expect(jobMoved.tell(school.id, { userId: 7, uuid })).toMatchObject([{ rooms: [room.person(7)] }])
})

test('a repeat of the same id starts no second job, and another person cannot take it over', async ({ school }) => {
  const body = { uuid: randomUUID(), asked: {} }
  await school.as('director')(cabinets.fileLater, { body })
  const again = await school.as('director')(cabinets.fileLater, { body })
  const other = await school.as('teacher')(cabinets.fileLater, { body })
  expect([again.status, other.body.code]).toEqual([200, 'job.uuid-taken'])
  expect((await school.as('director')(jobs.mine)).body.jobs).toHaveLength(1)
})

test('one person has five jobs under way at most', async ({ school }) => {
  const ask = () => school.as('director')(cabinets.fileLater, { body: { uuid: randomUUID(), asked: {} } })
  for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(200)
  expect((await ask()).body.code).toBe('job.too-many')
})

test('what is stopped is not begun; what has ended leaves the list, and what is under way does not', async ({
  school,
}) => {
  const director = school.as('director')
  const uuid = randomUUID()
  await director(cabinets.fileLater, { body: { uuid, asked: {} } })
  expect((await director(jobs.dismiss, { params: { uuid } })).body.code).toBe('job.not-over')
  expect((await director(jobs.cancel, { params: { uuid } })).body.state).toBe('cancelled')

  const runner = await runnerOf(school.house)
  await runner.look()
  await runner.ended()
  expect((await director(jobs.one, { params: { uuid } })).body.state).toBe('cancelled')
  expect((await director(jobs.dismiss, { params: { uuid } })).status).toBe(200)
  expect((await director(jobs.mine)).body.jobs).toEqual([])
})
