import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { iinVectors, impossiblePrefix } from './iin-vectors.ts'
import {
  agreesWithBirthDate,
  agreesWithSex,
  binTrouble,
  birthDateOf,
  checkDigit,
  iinTrouble,
  isChecked,
  isIin,
  sexOf,
} from './iin.ts'

const elevenDigits = fc.stringMatching(/^\d{11}$/)

describe('an IIN', () => {
  test.each(iinVectors)('$iin is judged as the order of its digits says', (vector) => {
    if ('trouble' in vector) return expect(iinTrouble(vector.iin)).toBe(vector.trouble)
    expect(iinTrouble(vector.iin)).toBeNull()
    expect(sexOf(vector.iin)).toBe(vector.sex)
    expect(birthDateOf(vector.iin)).toBe(vector.born)
  })

  test('with both passes at ten does not exist, whatever its last digit', () => {
    expect(checkDigit(impossiblePrefix)).toBeNull()
    for (let last = 0; last < 10; last++) expect(isIin(`${impossiblePrefix}${last}`)).toBe(false)
  })

  test('has at most one right last digit', () => {
    fc.assert(
      fc.property(elevenDigits, (digits) => {
        const right = [...'0123456789'].filter((last) => isChecked(digits + last))
        expect(right).toEqual(checkDigit(digits) === null ? [] : [String(checkDigit(digits))])
      }),
    )
  })

  test('with one of its first ten digits mistyped is noticed where the first pass decides; the 11th weighs nothing in it', () => {
    fc.assert(
      fc.property(elevenDigits, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
        const other = [...digits]
        other[place] = String((Number(digits[place]) + by) % 10)
        const plain = (text: string) => [...text].reduce((sum, digit, at) => sum + Number(digit) * (at + 1), 0) % 11
        fc.pre(plain(digits) < 10 && plain(other.join('')) < 10)
        expect(checkDigit(other.join(''))).not.toBe(checkDigit(digits))
      }),
    )
  })

  test('tells nothing of the sex and the century of a person from abroad', () => {
    const iin = `991231000${'12'}`
    const whole = iin + String(checkDigit(iin))
    expect(sexOf(whole)).toBeNull()
    expect(birthDateOf(whole)).toBeNull()
    expect(agreesWithSex(whole, 'm') && agreesWithSex(whole, 'w')).toBe(true)
    expect(agreesWithBirthDate(whole, '1999-12-31') && agreesWithBirthDate(whole, '2099-12-31')).toBe(true)
    expect(agreesWithBirthDate(whole, '1999-12-30')).toBe(false)
  })

  test('agrees with its own birth date and sex and with no other', () => {
    expect(agreesWithBirthDate('991231500016', '2099-12-31')).toBe(true)
    expect(agreesWithBirthDate('991231500016', '1999-12-31')).toBe(false)
    expect(agreesWithSex('991231500016', 'w')).toBe(false)
  })

  test('of the thirtieth of February is refused though its checksum is right', () => {
    const digits = '990230500'
    const prefix = ['00', '01', '02'].map((tail) => digits + tail).find((text) => checkDigit(text) !== null) ?? ''
    expect(iinTrouble(prefix + String(checkDigit(prefix)))).toBe('date')
  })
})

test('a BIN has the same checksum and its own build', () => {
  expect(binTrouble('980940991005')).toBeNull()
  expect(binTrouble('980940991006')).toBe('checksum')
  expect(binTrouble('98094099100')).toBe('length')
  expect(binTrouble('991231500016')).toBe('shape')
})
