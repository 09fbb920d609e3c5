import { expect, test } from 'vitest'
import { holderOf } from './session.ts'

const tokenOf = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.sign`

test('a renewed token is the same person’s, a token of another person or role is not', () => {
  const mine = { sub: '7', acc: 3, role: 'teacher', exp: 100 }
  const holder = holderOf(tokenOf(mine))
  expect(holderOf(tokenOf({ ...mine, exp: 900 }))).toBe(holder)
  expect(holderOf(tokenOf({ ...mine, sub: '8' }))).not.toBe(holder)
  expect(holderOf(tokenOf({ ...mine, role: 'director' }))).not.toBe(holder)
})

test('what cannot be read stands for itself; nobody is nobody', () => {
  expect(holderOf('gibberish')).toBe('gibberish')
  expect(holderOf(null)).toBeNull()
})
