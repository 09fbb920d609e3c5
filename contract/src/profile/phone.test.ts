import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneOf, phoneShown } from './phone.ts'

test.each([
  ['+7 700 000 15 35', '+77000001535'],
  ['8 (700) 000-15-35', '+77000001535'],
  ['7000001535', '+77000001535'],
  ['77000001535', '+77000001535'],
  ['7 710 000 00 01', '+77100000001'],
])('%s is %s', (written, phone) => expect(phoneOf(written)).toBe(phone))

test.each(['', '+7 700 000 15', '+7 700 000 15 355', '+1 700 000 15 35', 'abc', '+7 700 000 15 3O', '7'.repeat(400)])(
  '%s is no phone',
  (written) => expect(phoneOf(written)).toBeNull(),
)

test('a phone is read back from the way it is shown, with any punctuation', () => {
  const mark = fc.constantFrom('', ' ', '-', '(', ')', '.', ' (')
  fc.assert(
    fc.property(fc.stringMatching(/^7\d{9}$/), fc.array(mark, { minLength: 10, maxLength: 10 }), (ten, marks) => {
      const phone = `+7${ten}`
      expect(phoneOf(phoneShown(phone))).toBe(phone)
      expect(phoneOf(`+7${[...ten].map((digit, place) => `${marks[place]}${digit}`).join('')}`)).toBe(phone)
    }),
  )
})
