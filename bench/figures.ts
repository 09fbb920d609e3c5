import { diary } from '@qalam/contract/diary/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../server/src/platform/actor.ts'
import type { Work } from './client.ts'
import type { Asked, recorder, Statement } from './record.ts'
import { tokenOf } from './record.ts'
import type { Measured } from './school.ts'

/** One measured call: eight pieces of work for the product and the same eight for the floor. */
export type Figure = {
  name: string
  about: string
  /** The share of the floor that is wanted at eight clients; null where nothing was promised. */
  ratio: number | null
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
  about: Pick<Figure, 'name' | 'about' | 'ratio'>,
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
    { name: 'week schedule', about: 'a teacher’s own week of 24 lessons', ratio: 0.6 },
    teachers.map((who) => ({ who, path: schedule.week.path })),
  )
  const columns = grids[0]?.lessons.length ?? 0
  const grid = await reading(
    recorded,
    journal.quarter,
    {
      name: 'quarter journal',
      about: `30 students × ${columns} lessons, all marked`,
      ratio: 0.55,
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
    { name: 'diary week', about: 'a student’s week with themes and marks', ratio: null },
    students.map((who) => ({ who, path: diary.week.path })),
  )
  // Everybody marks one student of a lesson, or its whole class, and each lesson is marked by the product or by the floor.
  const of = (place: number) => unmarked.filter((_, index) => index % 4 === place)
  const alone = (lessons: Measured['unmarked']) =>
    lessons.map((one) => ({ ...one, students: one.students.slice(0, 1) }))
  const thirty = await marking(
    recorded,
    { name: 'marks saved', about: '30 marks of a lesson in one call', ratio: 0.5 },
    { ours: of(0), floor: of(1) },
  )
  const one = await marking(
    recorded,
    { name: 'a mark saved', about: 'one mark in a call', ratio: 0.5 },
    { ours: alone(of(2)), floor: alone(of(3)) },
  )
  return [week, grid, thirty, one, pupilsWeek]
}

/** Marks of a lesson in one call; the product and the floor each have eight lessons of their own. */
async function marking(
  recorded: Recorder,
  about: Pick<Figure, 'name' | 'about' | 'ratio'>,
  lessons: { ours: Measured['unmarked']; floor: Measured['unmarked'] },
): Promise<Figure> {
  const figure: Figure = { ...about, ours: [], floor: [], reads: {}, writes: {} }
  for (const { teacher, lesson, students } of lessons.ours) {
    const headers = await headersOf(teacher)
    figure.ours.push({ kind: 'marks', lesson, students, path: journal.storeDay.path, headers, since: 0 })
  }
  for (const { teacher, lesson, students } of lessons.floor) {
    const path = `/${figure.name.replaceAll(' ', '-')}/${lesson}`
    figure.writes[path] = await recordedWrite(recorded, teacher, lesson, students)
    figure.floor.push({ kind: 'marks', lesson, students, path, headers: {}, since: 2 })
  }
  return figure
}

/**
 * The statements of a write, told from a second one by what differs in them: ids and versions are those of each call.
 * Afterwards the cells of the lesson stand at version 2.
 */
async function recordedWrite(recorded: Recorder, who: Actor, lesson: string, students: number[]): Promise<Statement[]> {
  const { path } = journal.storeDay
  const write = (baseVersion: number) => {
    const cell = { scheduleUuid: lesson, baseVersion, score: 9, sign: null }
    const operations = students.map((userId) => ({ ...cell, userId, operationId: randomUUID() }))
    return recorded.statements({ endpoint: journal.storeDay, path, who, body: { operations } })
  }
  const [one, other] = [await write(0), await write(1)]
  return other.map((statement, index) => ({
    ...statement,
    values: statement.values.map((value, place) => ofEachCall(value, one[index]?.values[place])),
  }))
}

/** The cells of a call are the list that differs from one call to the next. */
function ofEachCall(value: unknown, before: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[') || value === before) return value
  return { each: JSON.parse(value) }
}
