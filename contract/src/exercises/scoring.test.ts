import { expect, test } from 'vitest'
import { toNumber } from '../journal/ratio.ts'
import { type ExerciseDraft, split } from './draft.ts'
import { faults } from './faults.ts'
import { score, total } from './score.ts'
import { sameNumber, sameText } from './short-answer.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const options = (count: number) => Array.from({ length: count }, (_, n) => ({ uuid: uuid(n), text: `option ${n}` }))
const head = { uuid: uuid(9), prompt: 'Which?', points: 2 }
const points = (draft: ExerciseDraft, ids: number[]) => {
  const { exercise, key } = split(draft)
  const exact = score(exercise, key, { ids: ids.map(uuid) })
  return exact && toNumber(exact)
}

const multiple = (scoring: 'whole' | 'partial' | 'ent'): ExerciseDraft => ({
  ...head,
  type: 'multiple',
  options: options(5),
  most: 3,
  scoring,
  key: { explanation: '', right: [uuid(0), uuid(1)] },
})

test('several right options: all or nothing, by share, or by the mistakes of an ent', () => {
  expect([[0, 1], [0], [0, 1, 2], [0, 2], []].map((ids) => points(multiple('whole'), ids))).toEqual([2, 0, 0, 0, 0])
  expect([[0, 1], [0], [0, 1, 2], [0, 2], []].map((ids) => points(multiple('partial'), ids))).toEqual([2, 1, 1, 0, 0])
  expect([[0, 1], [0], [0, 1, 2], [0, 2], []].map((ids) => points(multiple('ent'), ids))).toEqual([2, 1, 1, 0, 0])
})

test('more options than may be chosen are no answer', () => {
  expect(points(multiple('partial'), [0, 1, 2, 3])).toBe(0)
})

test('an order is worth its longest part that stands right', () => {
  const key = { explanation: '', order: [0, 1, 2, 3, 4].map(uuid) }
  const order: ExerciseDraft = { ...head, points: 4, type: 'ordering', items: options(5), scoring: 'partial', key }
  expect(points(order, [0, 1, 2, 3, 4])).toBe(4)
  expect(points(order, [4, 0, 1, 2, 3])).toBe(3)
  expect(points(order, [4, 3, 2, 1, 0])).toBe(0)
  expect(points({ ...order, scoring: 'whole' }, [4, 0, 1, 2, 3])).toBe(0)
})

test('thirds are kept exact and rounded once, in the total', () => {
  expect(total(Array.from({ length: 3 }, () => ({ n: 1n, d: 2n })))).toBe(2)
  expect(total(Array.from({ length: 4 }, () => ({ n: 1n, d: 3n })))).toBe(1)
})

test('a short answer is read past spaces, case, look-alike letters, and one typo where the author allows it', () => {
  expect(sameText('  АЛМАТЫ ', 'Алматы', false)).toBe(true)
  expect(sameText('Aлмaты', 'Алматы', false)).toBe(true)
  expect(sameText('Алмты', 'Алматы', false)).toBe(false)
  expect(['Алмты', 'Алмматы', 'Алмаыт', 'Алмата'].map((text) => sameText(text, 'Алматы', true))).toEqual(
    Array.from({ length: 4 }, () => true),
  )
  expect(sameText('Амлмты', 'Алматы', true)).toBe(false)
  expect(sameText('кит', 'кот', true)).toBe(false)
})

test('a number is read with comma or point, within its tolerance, in its unit', () => {
  const cm = { tolerance: '0,1', units: ['см', 'cm'] }
  expect(['12,5 см', '12.6cm', '12,40 CM'].map((text) => sameNumber(text, '12.5', cm))).toEqual([true, true, true])
  expect(['12,61 см', '12,5', '12,5 м', 'см', '1e1 см'].map((text) => sameNumber(text, '12.5', cm))).toEqual(
    Array.from({ length: 5 }, () => false),
  )
  expect(sameNumber('-3', '3', { tolerance: '0', units: [] })).toBe(false)
  expect(sameNumber('−3', '-3', { tolerance: '0', units: [] })).toBe(true)
})

test('an unfinished exercise names what it lacks', () => {
  const empty: ExerciseDraft = {
    ...head,
    prompt: ' ',
    points: 0,
    type: 'single',
    options: [{ uuid: uuid(0), text: ' ' }],
    key: { explanation: '', right: null },
  }
  expect(faults(empty)).toEqual(['no-prompt', 'no-points', 'empty-option', 'too-few-options', 'no-key'])
  const open: ExerciseDraft = {
    ...head,
    type: 'open',
    files: true,
    key: { explanation: '', descriptors: [{ uuid: uuid(0), text: 'Shows the way', points: 1 }] },
  }
  expect(faults(open)).toEqual(['descriptor-points'])
})
