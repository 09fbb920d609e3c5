import { expect, test } from 'vitest'
import { takenNames } from './rules.ts'

test('a name that a subject or a line above has already is taken, whatever its case and spaces (V-SUP-9)', () => {
  expect(takenNames(['Робототехника', 'Шахмат', ' робототехника '], [])).toEqual([2])
  expect(takenNames(['Алгебра'], ['алгебра'])).toEqual([0])
  expect(takenNames(['', ''], [])).toEqual([])
})
