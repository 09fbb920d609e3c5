import type { MarkOperation, MarkResult } from '@qalam/contract/journal/api.ts'
import { memoryDevice } from '#platform/outbox/device.ts'
import { makeOutbox } from '#platform/outbox/outbox.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { algebra, aigerim, dauren, marat, monday, scored, wednesday } from '../samples.ts'
import { answerOf, operationOf } from '../saving/marksOutbox.ts'
import { makeBoard } from './board.ts'
import { columnWrites } from './column.ts'
import { fillDown, pasteInto, writeAll } from './paste.ts'
import type { MarkWrite } from './sheet.ts'
import type { MarksOutbox } from './writes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const at = { by: 'Ахметова Мөлдір', at: '2026-11-18T04:10:00Z' }
const stored = ({ operationId, score, sign, comment, baseVersion }: MarkOperation): MarkResult => ({
  operationId,
  outcome: 'stored',
  code: null,
  message: null,
  current: { score, sign, comment, version: baseVersion + 1, ...at },
})

function boardWith(
  answer: (operation: MarkOperation) => MarkResult = stored,
  journal = algebra(),
  device = memoryDevice<MarkWrite>(),
) {
  const sent: MarkOperation[] = []
  let serial = 0
  const outbox: MarksOutbox = makeOutbox({
    send: async (entries) => {
      const operations = entries.map(operationOf)
      sent.push(...operations)
      return { answers: operations.map(answer).map(answerOf) }
    },
    who: () => 'teacher',
    most: 200,
    device,
    id: () => `00000000-0000-4000-9000-${String(++serial).padStart(12, '0')}`,
  })
  const moment = () => ({ today: '2026-11-18', clock: '12:00' })
  const another = () => makeBoard(journal, { outbox, owner: 'teacher', moment })
  return { board: another(), another, sent }
}
const value = (score: number | null) => ({ score, sign: null, comment: '' })
const settle = () => vi.advanceTimersByTimeAsync(400)
const first = { row: 0, column: 0 }
const second = { row: 0, column: 1 }

test('a row adds up formative scores, sor and soch by the rules of the year', () => {
  const { board } = boardWith()
  // (0.25 · 80 + 0.25 · 70 + 0.5 · 72) = 73.5 → 74
  expect(board.line(0)?.summary).toMatchObject({ average: 8, percent: 74, mark: 4 })
  expect(board.line(1)?.summary).toMatchObject({ average: null, percent: null, mark: null })
})

test('a score shows at once as being on this device, then as stored', async () => {
  const { board, sent } = boardWith()
  board.write([{ place: second, value: value(9) }])
  expect(board.cellAt(second)).toMatchObject({ state: 'local', value: { score: 9 } })
  expect(board.line(0)?.summary.average).toBe(8.5)

  await settle()
  expect(board.cellAt(second)).toMatchObject({ state: 'stored', version: 1 })
  expect(sent).toMatchObject([{ scheduleUuid: wednesday.uuid, userId: aigerim.userId, baseVersion: 0, score: 9 }])
})

test('what an earlier page could not send stands in its cell, and is sent under its own id', async () => {
  const device = memoryDevice<MarkWrite>()
  const write = { scheduleUuid: wednesday.uuid, userId: aigerim.userId, score: 9, sign: null, comment: '' }
  const slot = `${wednesday.uuid} ${aigerim.userId}`
  const id = '00000000-0000-4000-9000-0000000000aa'
  await device.keep({ id, slot, owner: 'teacher', base: 0, value: write, at: '2026-11-18T04:00:00Z' })

  const { board, sent } = boardWith(stored, algebra(), device)
  await vi.advanceTimersByTimeAsync(0)
  expect(board.cellAt(second)).toMatchObject({ value: { score: 9 } })
  await settle()
  expect(sent).toMatchObject([{ operationId: id, score: 9 }])
  expect(board.cellAt(second)).toMatchObject({ state: 'stored', version: 1 })
})

test('cells that may not be written say why, and nothing is sent', async () => {
  const { board, sent } = boardWith()
  const reasons = [
    { place: { row: 0, column: 2 }, value: value(5) },
    { place: { row: 2, column: 1 }, value: value(5) },
    { place: { row: 0, column: 0 }, value: value(11) },
    { place: { row: 0, column: 0 }, value: { ...value(5), sign: 'absent' as const } },
    { place: { row: 9, column: 0 }, value: value(5) },
  ].map((write) => board.write([write]).turned[0]?.message)

  await settle()
  expect(reasons).toEqual([
    'Сабақ әлі басталған жоқ',
    'Бұл күні оқушы осы сыныпта немесе топшада болмаған',
    'Балл 1 мен 10 аралығындағы бүтін сан болуы керек',
    'Сабақта болмаған оқушыға балл қойылмайды: белгіні немесе балды алып тастаңыз',
    'Кестеден тыс',
  ])
  expect(sent).toEqual([])
})

test('taking back is a new operation that names the old one, and doing again another', async () => {
  const { board, sent } = boardWith()
  board.write([{ place: first, value: value(5) }])
  await settle()
  board.undo()
  await settle()
  board.redo()
  await settle()

  expect(sent.map(({ score, baseVersion }) => [score, baseVersion])).toEqual([
    [5, 1],
    [8, 2],
    [5, 3],
  ])
  expect(sent[1]).toMatchObject({ undoes: sent[0]?.operationId, comment: 'Дәлелін өзі тапты' })
})

test('what was taken back before it left is never sent', async () => {
  const { board, sent } = boardWith()
  board.write([{ place: second, value: value(9) }])
  board.undo()
  await settle()
  expect(sent).toEqual([])
  expect(board.cellAt(second)).toMatchObject({ state: 'stored', value: { score: null } })
})

const overtaken = (operation: MarkOperation): MarkResult => ({
  ...stored(operation),
  outcome: 'stale',
  code: 'journal.stale',
  message: 'changed by another',
  current: { score: 3, sign: null, comment: '', version: 7, ...at },
})

test('an overtaken write shows what stands, keeps what was wanted, and lets the teacher choose', async () => {
  let isFirst = true
  const { board, sent } = boardWith((operation) => {
    const answer = isFirst ? overtaken(operation) : stored(operation)
    isFirst = false
    return answer
  })
  board.write([{ place: first, value: value(5) }])
  await settle()
  expect(board.cellAt(first)).toMatchObject({
    state: 'stale',
    value: { score: 3 },
    trouble: { message: 'changed by another', wanted: { score: 5 }, by: 'Ахметова Мөлдір' },
  })
  expect(board.troubles()).toEqual([first])

  board.resolve(first, true)
  await settle()
  expect(sent.at(-1)).toMatchObject({ score: 5, baseVersion: 7 })
  expect(board.cellAt(first)).toMatchObject({ state: 'stored', value: { score: 5 }, trouble: null })
})

test('keeping what stands sends nothing more', async () => {
  const { board, sent } = boardWith(overtaken)
  board.write([{ place: first, value: value(5) }])
  await settle()
  board.resolve(first, false)
  await settle()
  expect(sent).toHaveLength(1)
  expect(board.cellAt(first)).toMatchObject({ state: 'stored', value: { score: 3 } })
})

test('fresh data comes in, but not over what is on its way', async () => {
  const { board } = boardWith()
  board.write([{ place: first, value: value(5) }])
  const fresh = algebra({
    rows: [
      { ...aigerim, marks: { ...aigerim.marks, [monday.uuid]: scored(2, { version: 4 }) } },
      { ...dauren, marks: { [monday.uuid]: scored(6, { version: 2 }) } },
      marat,
    ],
  })
  board.merge(fresh)
  expect(board.cellAt(first)).toMatchObject({ value: { score: 5 }, state: 'local' })
  expect(board.cellAt({ row: 1, column: 0 })).toMatchObject({ value: { score: 6 }, version: 2 })
})

test('the dialog waits for the server’s word', async () => {
  const { board } = boardWith(overtaken)
  const said = board.writeNow({ place: first, value: value(5) })
  await settle()
  expect(await said).toBe('changed by another')
})

test('a pasted block takes what fits and hands the rest back with reasons, student by student', async () => {
  const { board, sent } = boardWith()
  const block = { top: 0, left: 0, bottom: 0, right: 0 }
  const { changed, notTaken } = pasteInto(board, block, '7\tн\t9\nабв\t99\n', 'kz')
  await settle()

  expect(changed).toBe(2)
  expect(sent.map(({ score, sign }) => [score, sign])).toEqual([
    [7, null],
    [null, 'absent'],
  ])
  expect(notTaken.map(({ text, message }) => [text, message])).toEqual([
    ['9', 'Сабақ әлі басталған жоқ'],
    ['абв', 'Балл да, қатысу белгісі де емес'],
    ['99', 'Балл 1 мен 10 аралығындағы бүтін сан болуы керек'],
  ])
})

test('filling down repeats the top of the block and can be taken back at one go', async () => {
  const { board } = boardWith()
  const { changed, takeBack } = fillDown(board, { top: 0, left: 0, bottom: 2, right: 0 })
  expect(changed).toBe(2)
  expect([1, 2].map((row) => board.valueAt({ row, column: 0 }).score)).toEqual([8, 8])

  expect(takeBack()).toBe(2)
  expect(board.valueAt({ row: 1, column: 0 })).toMatchObject({ score: null, sign: 'ill' })
})

test('a mark that waits is seen on the next screen of the same cell, and what came back asks there', async () => {
  const { board, another } = boardWith(overtaken)
  board.write([{ place: first, value: value(5) }])
  board.stop()
  const next = another()
  expect(next.cellAt(first)).toMatchObject({ value: { score: 5 }, state: 'local' })
  expect(next.isSettled()).toBe(false)

  await settle()
  expect(next.cellAt(first)).toMatchObject({ state: 'stale', trouble: { wanted: { score: 5 } } })
  expect(another().troubles()).toEqual([first])
  next.resolve(first, false)
  expect(another().troubles()).toEqual([])
})

test('somebody else who wrote the very same mark is no conflict', async () => {
  const { board, another } = boardWith((operation) => ({
    ...overtaken(operation),
    current: { ...overtaken(operation).current, score: 5 },
  }))
  board.write([{ place: first, value: value(5) }])
  await settle()
  expect(board.cellAt(first)).toMatchObject({ state: 'stored', value: { score: 5 }, version: 7 })
  expect(another().troubles()).toEqual([])
})

test('a column is filled for all but some, over empty cells only, and taken back as one act', async () => {
  const { board } = boardWith()
  const writes = columnWrites(board, 1, { act: { kind: 'fill', typed: '5' }, rows: [0], onlyEmpty: true }, 'kz')
  const { changed, takeBack } = writeAll(board, writes)
  expect(changed).toBe(writes.length)
  expect(board.valueAt({ row: 0, column: 1 }).score).toBe(5)
  expect(board.valueAt({ row: 1, column: 1 }).score).toBeNull()

  expect(takeBack()).toBe(changed)
  expect(board.valueAt({ row: 0, column: 1 }).score).toBeNull()
})

test('a column copies the marks of another one, and an absence is not written over', () => {
  const { board } = boardWith()
  writeAll(board, [
    { place: { row: 1, column: 0 }, value: { score: 6, sign: null, comment: 'Дәптер' } },
    { place: { row: 0, column: 1 }, value: { score: null, sign: 'absent', comment: '' } },
  ])
  const wish = { act: { kind: 'copy', from: 0 }, rows: [0, 1, 2], onlyEmpty: true } as const
  writeAll(board, columnWrites(board, 1, wish, 'kz'))
  expect(board.valueAt({ row: 0, column: 1 })).toMatchObject({ score: null, sign: 'absent' })
  expect(board.valueAt({ row: 1, column: 1 })).toEqual({ score: 6, sign: null, comment: '' })

  const clear = { act: { kind: 'clear' }, rows: [0, 1, 2], onlyEmpty: true } as const
  writeAll(board, columnWrites(board, 1, clear, 'kz'))
  expect([0, 1].map((row) => board.valueAt({ row, column: 1 }).sign)).toEqual([null, null])
})
