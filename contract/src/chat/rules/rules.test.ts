import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekDay, localClock, localDay } from '../../kernel/calendar.ts'
import { instantAt, isQuiet, nextBeginning, tellAt, usualHours } from './quiet.ts'
import { isEmoji } from './emoji.ts'
import { isPlain, lengthOf, longestMessage, MessageText } from './text.ts'
import { warningsIn } from './warnings.ts'

const isOff = (day: string) => weekDay(day) > 5
const at = (day: string, clock: string) => instantAt(day, clock)
const told = (now: Date, more: { urgent?: boolean; absence?: boolean } = {}) =>
  tellAt({ now, hours: usualHours, isOff, urgent: false, absence: false, ...more })

test('at night and on days off people are told when the next school day begins', () => {
  expect(told(at('2026-11-18', '20:59'))).toEqual(at('2026-11-18', '20:59'))
  expect(told(at('2026-11-18', '21:00'))).toEqual(at('2026-11-19', '07:00'))
  expect(told(at('2026-11-19', '03:00'))).toEqual(at('2026-11-19', '07:00'))
  expect(told(at('2026-11-20', '22:00'))).toEqual(at('2026-11-23', '07:00'))
  expect(told(at('2026-11-21', '12:00'))).toEqual(at('2026-11-23', '07:00'))
})

test('what is urgent is told at once, an absence from six in the morning', () => {
  expect(told(at('2026-11-21', '03:00'), { urgent: true })).toEqual(at('2026-11-21', '03:00'))
  expect(told(at('2026-11-19', '06:00'), { absence: true })).toEqual(at('2026-11-19', '06:00'))
  expect(told(at('2026-11-19', '05:59'), { absence: true })).toEqual(at('2026-11-19', '06:00'))
})

test('whenever a message is written, nobody is told before it nor in quiet hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 24 * 60 - 1 }), (minutes) => {
      const now = new Date(at('2026-11-01', '00:00').getTime() + minutes * 60_000)
      const when = told(now)
      expect(when >= now).toBe(true)
      expect(isQuiet(when, usualHours, isOff)).toBe(false)
      if (isQuiet(now, usualHours, isOff)) {
        expect(nextBeginning(now, usualHours, isOff)).toEqual(when)
        expect([localClock(when), isOff(localDay(when))]).toEqual(['07:00', false])
      }
    }),
  )
})

test('800 characters are counted as people count them (Q-138)', () => {
  expect(lengthOf('é')).toBe(1)
  expect(MessageText.safeParse('😀'.repeat(longestMessage)).success).toBe(true)
  expect(MessageText.safeParse('ә'.repeat(longestMessage + 1)).success).toBe(false)
  for (const blank of [' \n ', '\u200b', '\u3164 ', '\u2800', '\u00ad\u2060'])
    expect(MessageText.safeParse(blank).success, JSON.stringify(blank)).toBe(false)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      expect(lengthOf(text)).toBe(lengthOf(text.normalize('NFD')))
    }),
  )
})

test('marks that turn or hide text are refused, emoji and new lines are not', () => {
  expect(['бала\u202eалаб', '\u200fсалем', '\u061cсалем', 'a\u0000b'].map(isPlain)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(['👩‍🏫 сабақ', 'бір\nекі'].map(isPlain)).toEqual([true, true])
})

test('contacts, other messengers and words that hurt are asked about, marks and days are not', () => {
  expect(warningsIn('Менің нөмірім +7 701 123 45 67')).toEqual(['contacts'])
  expect(warningsIn('WhatsApp-қа жаз')).toEqual(['messenger'])
  expect(warningsIn('ты дурак')).toEqual(['abuse'])
  expect(warningsIn('Ертең 18.11.2026 күні сабақ 08:30-да, 45-бет, № 1–12 есеп')).toEqual([])
})

test('one emoji stands under a message, however many parts it has; what a school does without does not', () => {
  for (const one of ['😀', '❤️', '☺', '👨‍👩‍👧', '🏳️‍🌈', '✔️']) expect([one, isEmoji(one)]).toEqual([one, true])
  for (const other of ['', 'а', '1', '😀😀', '😀!', '🖕', '🗡️', '👍🏽', '‍'])
    expect([other, isEmoji(other)]).toEqual([other, false])
})
