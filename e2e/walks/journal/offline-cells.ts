import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { homework, type HomeworkForm } from '@qalam/contract/homework/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Mark } from '@qalam/contract/journal/cells.ts'
import type { Answer, Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { askWith, type Seat } from '../../school.ts'

export type Student = { userId: number; fullName: string; row: number; before: Mark }

/** Another device of the same person, whose line is not cut. */
export const deviceOf =
  (request: APIRequestContext, token: string | null) =>
  <E extends Endpoint>(endpoint: E, input: Call<E>): Promise<Answer<E>> =>
    askWith(request, token, endpoint, input)
type Device = ReturnType<typeof deviceOf>

const empty: Mark = { score: null, sign: null, comment: '', version: 0 }

/** Three of a lesson's class in the order of the journal, the one of the seat first, with what their cells hold. */
export async function threeOf(device: Device, seat: Seat, student: number): Promise<[Student, Student, Student]> {
  const { studentMarks } = await device(journal.lesson, { params: { id: seat.uuid } })
  const plan = seat.journalPath.split('/').at(-3) ?? ''
  const { rows } = await device(journal.quarter, { params: { id: plan } })
  const all = studentMarks.map(({ userId, fullName, mark }): Student => {
    const row = rows.findIndex((one) => one.userId === userId)
    return { userId, fullName, row, before: mark ?? empty }
  })
  const isFree = ({ before: { score, sign } }: Student) => score === null && sign === null
  const others = all.filter(({ userId, row }) => userId !== student && row >= 0)
  const [second, third] = others.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)) || a.row - b.row)
  const first = all.find(({ userId }) => userId === student)
  if (!first || !second || !third) throw new Error('there are not three students in the lesson')
  return [first, second, third]
}

/** What stands in the cells of a lesson. */
export async function cellsOf(device: Device, { uuid }: Seat): Promise<Map<number, Mark>> {
  const { studentMarks } = await device(journal.lesson, { params: { id: uuid } })
  return new Map(studentMarks.map(({ userId, mark }) => [userId, mark ?? empty]))
}

/** Writes a cell over whatever stands in it. */
export async function writeOn(device: Device, seat: Seat, userId: number, value: Partial<Mark>): Promise<void> {
  const { version: baseVersion, ...now } = (await cellsOf(device, seat)).get(userId) ?? empty
  const operation = { operationId: randomUUID(), scheduleUuid: seat.uuid, userId, baseVersion, ...now, ...value }
  await device(journal.storeDay, { body: { operations: [operation] } })
}

/** The homework as it was, for the next walk. */
export async function giveBackHomework(
  device: Device,
  { uuid }: Seat,
  before: HomeworkForm['homework'],
): Promise<void> {
  const params = { scheduleUuid: uuid }
  const { homework: after } = await device(homework.form, { params })
  if (!after) return
  const { version } = after
  if (before) {
    const { text, dueOn, wantsAnswer, dateExpired, timeExpired, students, contentVersion } = before
    const body = { version, text, dueOn, wantsAnswer, dateExpired, timeExpired, students, contentVersion }
    await device(homework.set, { params, body })
  } else await device(homework.clear, { params, body: { version } })
}
