import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drafts } from '../exercises/samples.ts'
import { drawnBy } from '../exercises/drawn.ts'
import { PublishedBody } from './document.ts'
import type { DraftPage } from './draft.ts'
import { askedPages } from './drawing.ts'
import { pointsIn } from './faults.ts'
import { publishable } from './publishing.ts'

const uuids = fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: 1, maxLength: 12 })
const sets = uuids.chain((list) =>
  fc.record({
    things: fc.constant(list.map((uuid) => ({ uuid }))),
    take: fc.integer({ min: 1, max: list.length }),
    set: fc.uuid(),
    seed: fc.uuid(),
  }),
)

test('the same seed draws the same, each at most once, as many as are asked, whatever the stored order', () => {
  fc.assert(
    fc.property(sets, ({ things, take, set, seed }) => {
      const drawn = drawnBy(seed, set, things, take)
      expect(drawn).toHaveLength(take)
      expect(new Set(drawn).size).toBe(take)
      expect(drawnBy(seed, set, things.toReversed(), take)).toEqual(drawn)
      expect(drawnBy(seed, set, things, take + 1).slice(0, take)).toEqual(drawn)
    }),
  )
})

test('over many seeds each question of a set is drawn about as often as any other', () => {
  const things = Array.from({ length: 10 }, (_, n) => ({ uuid: `question ${n}` }))
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 5_000; seed++)
    for (const { uuid } of drawnBy(`seed ${seed}`, 'set', things, 3)) counts.set(uuid, (counts.get(uuid) ?? 0) + 1)
  for (const { uuid } of things) expect(Math.abs((counts.get(uuid) ?? 0) - 1_500)).toBeLessThan(150)
})

const pages = fc
  .uniqueArray(drafts, { minLength: 2, maxLength: 6, selector: ({ uuid }) => uuid })
  .chain((exercises) =>
    fc.record({
      exercises: fc.constant(exercises),
      take: fc.integer({ min: 1, max: exercises.length }),
      set: fc.uuid(),
    }),
  )
  .map(({ exercises, take, set }): DraftPage => {
    const questions = exercises.map((exercise) => ({ bank: exercise.uuid, version: 1, exercise }))
    const about = { purpose: '', skill: 'knowledge', minutes: 1 } as const
    return {
      uuid: set,
      version: 1,
      title: '1',
      modules: [{ ...about, uuid: set, kind: 'drawn', take, points: 4, questions }],
    }
  })

test('a published set holds every key apart, and an attempt is asked what its seed draws and nothing else', () => {
  fc.assert(
    fc.property(pages, fc.uuid(), (page, seed) => {
      const { body, keys, maxScore } = publishable([page])
      const [module] = page.modules
      if (module?.kind !== 'drawn') throw new Error('The page has a set.')
      expect(maxScore).toBe(module.take * 4)
      expect(maxScore).toBe(pointsIn([page]))
      expect(Object.keys(keys).toSorted()).toEqual(module.questions.map(({ bank }) => bank).toSorted())
      expect(JSON.stringify(body)).not.toContain('"key"')
      expect(JSON.stringify(body)).not.toContain('because')

      const stored = PublishedBody.parse(JSON.parse(JSON.stringify(body)))
      const asked = askedPages(stored.pages, seed).flatMap(({ modules }) => modules)
      expect(asked).toHaveLength(module.take)
      for (const one of asked) expect(one).toMatchObject({ kind: 'exercise', exercise: { points: 4 } })
      expect(askedPages(stored.pages, seed).flatMap(({ modules }) => modules)).toEqual(asked)
    }),
  )
})
