import fc from 'fast-check'
import { expect, test } from 'vitest'
import { complaintAbout, questionKinds, scaleSteps } from './rules.ts'

const question = fc.record({
  kind: fc.constantFrom(...questionKinds),
  required: fc.boolean(),
  options: fc.integer({ min: 2, max: 6 }),
})
const answer = fc.record({
  chosen: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }),
  words: fc.constantFrom('', 'жақсы'),
})

test('what is taken names options that are there, each once, and words only where words are asked', () => {
  fc.assert(
    fc.property(question, answer, (asked, given) => {
      if (complaintAbout(asked, given) !== null) return
      const places = asked.kind === 'scale' ? scaleSteps + 1 : asked.options
      expect(new Set(given.chosen).size).toBe(given.chosen.length)
      if (asked.kind === 'text') expect(given.chosen).toEqual([])
      else expect(given.chosen.every((place) => place < places) && given.words === '').toBe(true)
      if (asked.kind === 'single' || asked.kind === 'scale') expect(given.chosen.length).toBeLessThan(2)
      if (asked.required) expect(given.chosen.length + given.words.length).toBeGreaterThan(0)
    }),
  )
})

test('a question that has to be answered says so, another one may stay empty', () => {
  const asked = { kind: 'single', options: 2 } as const
  expect(complaintAbout({ ...asked, required: true }, undefined)).toBe('required')
  expect(complaintAbout({ ...asked, required: false }, { chosen: [], words: '' })).toBeNull()
  expect(complaintAbout({ kind: 'scale', options: 0, required: true }, { chosen: [0], words: '' })).toBe(
    'questionnaire_option',
  )
})
