import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockMask, dateMask, dayOf, dayText, phoneDigits, phoneMask } from './masks.ts'

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`))

test('of a pasted phone the last ten digits count, however it is written', () => {
  for (const pasted of ['8 701 234-56-78', '77012345678', '+7 (701) 234 56 78', '007 701 2345678'])
    expect(phoneMask(phoneDigits(pasted))).toBe('+7 (701) 234-56-78')
})

test('an eleventh key changes nothing', () => {
  expect(phoneDigits('+7 (701) 234-56-789')).toBe('7012345678')
})

test('a number typed with its eight in front loses the eight', () => {
  let digitsSoFar = ''
  for (const key of '87012345678') digitsSoFar = phoneDigits(`${phoneMask(digitsSoFar)}${key}`)
  expect(digitsSoFar).toBe('7012345678')
})

test('a phone that wears the mask is read back as the same digits', () => {
  fc.assert(fc.property(digits(0, 10), (typed) => phoneDigits(phoneMask(typed)) === typed))
})

test('any text at all becomes the beginning of a phone', () => {
  const shape = /^(\+7 \((\d{1,3}|\d{3}\) (\d{1,3}|\d{3}-(\d{1,2}|\d\d-\d{1,2}))))?$/
  fc.assert(fc.property(fc.string(), (text) => shape.test(phoneMask(phoneDigits(text)))))
  fc.assert(fc.property(digits(0, 30), (text) => shape.test(phoneMask(phoneDigits(text)))))
})

test('a clock takes 9 for 09, drops what no hour has, and pads before a colon', () => {
  expect(clockMask('9')).toBe('09')
  expect(clockMask('0830')).toBe('08:30')
  expect(clockMask('8:3')).toBe('08:3')
  expect(clockMask('2930')).toBe('23:0')
  expect(clockMask('1275')).toBe('12:5')
})

test('whatever is typed, a clock is a time of day or the beginning of one, and stays so', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:. a') }), (text) => {
      const shown = clockMask(text)
      expect(shown).toMatch(/^([0-2]?|([01]\d|2[0-3])(:[0-5]?\d?)?)$/)
      expect(clockMask(shown)).toBe(shown)
    }),
  )
})

test('a date is typed as digits, with dots, or pasted as it is sent', () => {
  expect(dateMask('19042012')).toBe('19.04.2012')
  expect(dateMask('1.9.2025')).toBe('01.09.2025')
  expect(dateMask('2012-04-19')).toBe('19.04.2012')
})

test('a date mask is at rest once applied', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789./- ') }), (text) => {
      const shown = dateMask(text)
      expect(shown).toMatch(/^\d{0,2}(\.\d{1,2}(\.\d{1,4})?)?$/)
      expect(dateMask(shown)).toBe(shown)
    }),
  )
})

test('every day of two centuries is read as it was written', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      expect(dayOf(dayText(iso))).toBe(iso)
    }),
  )
})

test('there is no 31 April and no year 1899', () => {
  expect(dayOf('31.04.2025')).toBeNull()
  expect(dayOf('01.01.1899')).toBeNull()
  expect(dayOf('29.02.2024')).toBe('2024-02-29')
})
