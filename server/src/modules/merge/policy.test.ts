import { expect, test } from 'vitest'
import { canRegister, isSomebodyElse } from './policy.ts'

const known = { role: 'staff', iin: '850101300123', surname: 'Оспанова', firstname: 'Айгүл' } as const

test('staff whom the diary tells by IIN and name gets an account, and nobody of whom one of them is missing does', () => {
  expect(canRegister(known)).toBe(true)
  expect(canRegister({ ...known, role: 'student' })).toBe(false)
  expect(canRegister({ ...known, role: 'parent' })).toBe(false)
  expect(canRegister({ ...known, iin: null })).toBe(false)
  expect(canRegister({ ...known, surname: '' })).toBe(false)
  expect(canRegister({ ...known, firstname: '' })).toBe(false)
})

test('two people are told apart only by two IINs that are both known and differ', () => {
  expect(isSomebodyElse('850101300123', '900202400321')).toBe(true)
  expect(isSomebodyElse('850101300123', '850101300123')).toBe(false)
  expect(isSomebodyElse(null, '900202400321')).toBe(false)
  expect(isSomebodyElse('850101300123', null)).toBe(false)
})
