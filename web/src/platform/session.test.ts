import { expect, test } from 'vitest'
import { actorOf, endSession, holderOf, saveRedirect, startSession, takeRedirect } from './session.ts'

const tokenOf = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.sign`

test('a renewed token is the same person’s, a token of another person or role is not', () => {
  const mine = { sub: '7', acc: 3, role: 'teacher', exp: 100 }
  const holder = holderOf(tokenOf(mine))
  expect(holderOf(tokenOf({ ...mine, exp: 900 }))).toBe(holder)
  expect(holderOf(tokenOf({ ...mine, turn: 'the next one' }))).toBe(holder)
  expect(holderOf(tokenOf({ ...mine, sub: '8' }))).not.toBe(holder)
  expect(holderOf(tokenOf({ ...mine, role: 'director' }))).not.toBe(holder)
})

test('what cannot be read stands for itself; nobody is nobody', () => {
  expect(holderOf('gibberish')).toBe('gibberish')
  expect(holderOf(null)).toBeNull()
})

test('a new session of the same person acts in the same name, another person or another of their places does not', () => {
  const mine = { sub: '7', sid: 'a', role: 'teacher', exp: 100 }
  const actor = actorOf(tokenOf(mine))
  expect(actorOf(tokenOf({ ...mine, sid: 'b', role: 'group-lead', exp: 900 }))).toBe(actor)
  expect(actorOf(tokenOf({ ...mine, sub: '8' }))).not.toBe(actor)
  expect([actorOf('gibberish'), actorOf(null)]).toEqual(['gibberish', null])
})

test('after the sign-in everybody goes on to the address they asked for, and to a page they left only who left it', () => {
  const enter = (sub: string) => startSession({ access_token: tokenOf({ sub }) })
  const takenBy = (sub: string) => {
    enter(sub)
    return takeRedirect()
  }
  saveRedirect('/diary/attestation')
  expect(takenBy('7')).toBe('/diary/attestation')

  endSession()
  saveRedirect('/diary?userId=1')
  expect(takenBy('7')).toBe('/diary?userId=1')

  endSession()
  saveRedirect('/diary?userId=1')
  expect([takenBy('8'), takenBy('7')]).toEqual([null, null])
  endSession()
})
