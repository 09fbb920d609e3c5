import { diary } from '@qalam/contract/diary/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../server/src/platform/actor.ts'
import { oidOfInteger, oidOfUuid } from '../server/src/platform/db/columns.ts'
import type { Work } from './client.ts'
import type { Asked, recorder, Statement } from './record.ts'
import { tokenOf } from './record.ts'
import type { Measured } from './school.ts'

/** One measured call: eight pieces of work for the product and the same eight for the floor. */
export type Figure = {
  name: string
  about: string
  /** Null where nothing was promised. */
  goals: { perSecond: number; p95: number } | null
  ours: Work[]
  floor: Work[]
  reads: Record<string, Statement[]>
  writes: Record<string, Statement[]>
}

type Recorder = Awaited<ReturnType<typeof recorder>>
type Read = { who: Actor; path: string; headers?: Record<string, string> }

const headersOf = async (who: Actor, more: Record<string, string> = {}) => ({
  ...more,
  authorization: `Bearer ${await tokenOf(who)}`,
})

async function reading(
  recorded: Recorder,
  endpoint: Endpoint,
  about: Pick<Figure, 'name' | 'about' | 'goals'>,
  reads: Read[],
): Promise<Figure> {
  const figure: Figure = { ...about, ours: [], floor: [], reads: {}, writes: {} }
  for (const [index, { who, path, headers = {} }] of reads.entries()) {
    const bare = `/${figure.name.replaceAll(' ', '-')}/${index}`
    const asked: Asked = { endpoint, path, who, headers }
    figure.reads[bare] = (await recorded.statements(asked)).filter(({ name }) => name !== 'is-subscribed')
    figure.ours.push({ kind: 'read', path, headers: await headersOf(who, headers) })
    figure.floor.push({ kind: 'read', path: bare, headers: {} })
  }
  return figure
}

/** The calls of the teaching day that have to be fast, with the goals set for them. */
export async function figuresOf(measured: Measured, recorded: Recorder): Promise<Figure[]> {
  const { teachers, grids, students, unmarked } = measured
  const week = await reading(
    recorded,
    schedule.week,
    { name: 'week schedule', about: 'a teacher’s own week of 24 lessons', goals: { perSecond: 1_000, p95: 15 } },
    teachers.map((who) => ({ who, path: schedule.week.path })),
  )
  const columns = grids[0]?.lessons.length ?? 0
  const grid = await reading(
    recorded,
    journal.quarter,
    {
      name: 'quarter journal',
      about: `30 students × ${columns} lessons, all marked`,
      goals: { perSecond: 600, p95: 20 },
    },
    grids.map(({ teacher, planUuid, quarterId }) => ({
      who: teacher,
      path: journal.quarter.path.replace(':id', planUuid),
      headers: { 'x-quarter': String(quarterId) },
    })),
  )
  const pupilsWeek = await reading(
    recorded,
    diary.week,
    { name: 'diary week', about: 'a student’s week with themes and marks', goals: null },
    students.map((who) => ({ who, path: diary.week.path })),
  )
  return [week, grid, await marking(recorded, unmarked), pupilsWeek]
}

/** 30 marks in one call; the product and the floor each have eight lessons of their own. */
async function marking(recorded: Recorder, unmarked: Measured['unmarked']): Promise<Figure> {
  const figure: Figure = {
    name: 'marks saved',
    about: '30 marks of a lesson in one call',
    goals: { perSecond: 500, p95: 20 },
    ours: [],
    floor: [],
    reads: {},
    writes: {},
  }
  for (const [index, { teacher, lesson, students }] of unmarked.entries()) {
    const work = { kind: 'marks' as const, lesson, students }
    if (index % 2 === 0) {
      figure.ours.push({ ...work, path: journal.storeDay.path, headers: await headersOf(teacher), since: 0 })
      continue
    }
    const bare = `/marks/${index}`
    figure.writes[bare] = await recordedWrite(recorded, teacher, lesson, students)
    figure.floor.push({ ...work, path: bare, headers: {}, since: 3 })
  }
  return figure
}

/**
 * The statements of a write when the server knows the class, told from a second one by what differs in them: ids and
 * versions are those of each call. Afterwards the cells of the lesson stand at version 3.
 */
async function recordedWrite(recorded: Recorder, who: Actor, lesson: string, students: number[]): Promise<Statement[]> {
  const { path } = journal.storeDay
  const write = (baseVersion: number) => {
    const cell = { scheduleUuid: lesson, baseVersion, score: 9, sign: null }
    const operations = students.map((userId) => ({ ...cell, userId, operationId: randomUUID() }))
    return recorded.statements({ endpoint: journal.storeDay, path, who, body: { operations } })
  }
  await write(0)
  const [one, other] = [await write(1), await write(2)]
  return one.map((statement, index) => ({
    ...statement,
    values: statement.values.map((value, place) => ofEachCall(value, other[index]?.values[place])),
  }))
}

/** A column that differs from one call to the next holds the ids of its operations, or their versions. */
function ofEachCall(one: unknown, other: unknown): unknown {
  if (!Buffer.isBuffer(one) || !Buffer.isBuffer(other) || one.equals(other)) return one
  const type = one.readInt32BE(8)
  if (type === oidOfInteger) return { each: 'baseVersion' }
  return type === oidOfUuid ? { each: 'operationId' } : one
}
