import { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseFrom, distractorsOf, gapsFrom, textOfChoose, textOfGaps, withDistractors } from './in-text.ts'

const head = { uuid: '00000000-0000-4000-8000-000000000001', prompt: '', points: 1 }
const gaps = { ...head, type: 'gaps' as const, gaps: [], after: '', options: [], key: { explanation: '', placed: {} } }
const choose = { ...head, type: 'choose' as const, parts: [], key: { explanation: '', right: [] } }

/** Anything that somebody may have typed so far, braces open and closed. */
const typed = fc.string({ unit: fc.constantFrom('a', 'б', ' ', '{', '}', '.'), maxLength: 40 })

test('what is typed stands as it is typed, however its braces stand', () => {
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), (texts) => {
      let [one, other]: [Parameters<typeof gapsFrom>[0], Parameters<typeof chooseFrom>[0]] = [gaps, choose]
      for (const text of texts) {
        one = gapsFrom(one, text)
        other = chooseFrom(other, text)
        expect(textOfGaps(one)).toBe(text)
        expect(textOfChoose(other)).toBe(text)
        expect(ExerciseDraft.parse(one)).toEqual(one)
        expect(ExerciseDraft.parse(other)).toEqual(other)
      }
    }),
  )
})

test('a gap keeps its id while words around it and within it change, and misfits stay', () => {
  const first = withDistractors(gapsFrom(gaps, 'Су — {H₂O}, тұз — {NaCl}.'), [
    { uuid: '00000000-0000-4000-8000-000000000002', text: 'CO₂' },
  ])
  const next = gapsFrom(first, 'Таза су — {H₂O}, ас тұзы — {NaC}.')
  expect(next.gaps.map(({ uuid }) => uuid)).toEqual(first.gaps.map(({ uuid }) => uuid))
  expect(distractorsOf(next).map(({ text }) => text)).toEqual(['CO₂'])
  const less = gapsFrom(next, 'Тек ас тұзы — {NaC}.')
  expect(less.gaps[0]?.uuid).toBe(first.gaps[1]?.uuid)
})

test('a right part stays right where its word stays', () => {
  const first = chooseFrom(choose, 'Ол {жылдам} {үлкен} үйге кірді')
  const [fast] = first.parts.filter((part) => part.choice)
  const right = { ...first, key: { explanation: '', right: [fast?.uuid ?? ''] } }
  const next = chooseFrom(right, 'Кеше ол {жаңа} {жылдам} {үлкен} үйге кірді')
  expect(next.parts.filter(({ uuid }) => next.key.right.includes(uuid)).map(({ text }) => text)).toEqual(['жылдам'])
})
