import { expect, test } from 'vitest'
import { classMeant, phoneMeant, roomMeant } from './meant.ts'

test('a class that is written in another way is recognised, and one of two is not guessed', () => {
  const known = ['7А', '7Ә', '10Б']
  expect(classMeant('7-«ә» сынып', known)).toBe('7Ә')
  expect(classMeant('Б10', known)).toBe('10Б')
  expect(classMeant('7Ң', known)).toBeUndefined()
  expect(classMeant('8Ө', ['8О', '8А'])).toBe('8О')
  expect(classMeant('8Ө', ['8О', '8Ө'])).toBe('8Ө')
  expect(classMeant('9', known)).toBeUndefined()
})

test('a room is found among other words, or by a slip of the pen', () => {
  const known = ['12', '120с', '7']
  expect(roomMeant('каб. 12', known)).toBe('12')
  expect(roomMeant('120х', known)).toBe('120с')
  expect(roomMeant('99', known)).toBeUndefined()
})

test('of several phones the first is meant, and O is a zero', () => {
  expect(phoneMeant('8 701 123 45 67, 8 702 765 43 21')).toBe('+7 (701) 123-45-67')
  expect(phoneMeant('тел: 8-7O1-1234567')).toBe('+7 (701) 123-45-67')
  expect(phoneMeant('701 12 34')).toBeUndefined()
})
