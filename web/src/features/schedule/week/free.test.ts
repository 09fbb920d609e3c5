import { expect, test } from 'vitest'
import { lesson } from '../samples.ts'
import { inTheWay, takenIn } from './free.ts'

const second = { date: '2026-11-17', timeStart: '08:55', timeEnd: '09:40' }
const carried = lesson()

test('the week tells whose time is taken: the teacher, the room, the class', () => {
  const other = { group: { id: 8, label: '8Ә' }, cabinet: null, teacher: { id: 9, label: 'Асанов Б. К.' } }
  const sides = (card: Parameters<typeof lesson>[0]) =>
    inTheWay(second, takenIn([lesson({ ...second, ...card })], carried))
  expect(sides({})).toEqual(['teacher', 'group', 'cabinet'])
  expect(sides({ ...other, teacher: carried.teacher })).toEqual(['teacher'])
  expect(sides({ ...other, cabinet: carried.cabinet })).toEqual(['cabinet'])
  expect(sides({ ...other, group: carried.group })).toEqual(['group'])
  expect(sides(other)).toEqual([])
})

test('the other half of the class leaves a half free, the same half and the whole class do not', () => {
  const half = (number: number) => ({ subgroup: { id: number, number, label: `${number}` }, cabinet: null })
  const first = lesson(half(1))
  const other = { teacher: { id: 9, label: 'Асанов Б. К.' } }
  const beside = (card: Parameters<typeof lesson>[0]) =>
    inTheWay(second, takenIn([lesson({ ...second, ...other, ...card })], first))
  expect(beside(half(2))).toEqual([])
  expect(beside(half(1))).toEqual(['group'])
  expect(beside({ cabinet: null })).toEqual(['group'])
})

test('only what overlaps the place is in its way, and a lesson is never in its own', () => {
  const taken = takenIn([carried, lesson({ ...second, timeStart: '09:40', timeEnd: '10:25' })], carried)
  expect(inTheWay(second, taken)).toEqual([])
  expect(inTheWay({ ...second, timeEnd: '09:45' }, taken)).toHaveLength(3)
  expect(inTheWay(carried, taken)).toEqual([])
})
