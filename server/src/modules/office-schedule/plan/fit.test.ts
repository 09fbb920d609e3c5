import { clashSides, type Slot } from '@qalam/contract/schedule/rules.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fit } from './fit.ts'

const number = (max: number) => fc.integer({ min: 1, max })
const times = ['08:00', '08:30', '08:55', '09:40', '10:00']
const slot: fc.Arbitrary<Slot> = fc
  .record({
    date: fc.constantFrom('2026-11-16', '2026-11-17'),
    from: fc.integer({ min: 0, max: 3 }),
    teacherId: number(3),
    cabinetId: fc.option(number(3)),
    groupId: number(3),
    subjectId: number(2),
    subgroup: fc.option(fc.record({ number: number(2), pupils: fc.uniqueArray(number(4), { maxLength: 3 }) })),
  })
  .map(({ from, ...rest }) => ({ ...rest, timeStart: times[from] ?? '', timeEnd: times[from + 1] ?? '' }))

const clashes = (all: readonly Slot[]) =>
  all.flatMap((one, at) => all.slice(at + 1).filter((other) => clashSides(one, other).length > 0))

test('what fits brings no clash, and what is left would have brought one', () => {
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 12 }), fc.array(slot, { maxLength: 12 }), (wanted, some) => {
      const { fits: standing } = fit(some, [])
      expect(clashes(standing)).toEqual([])

      const { fits, clashing } = fit(wanted, standing)
      expect(clashes([...standing, ...fits])).toEqual([])
      expect(fits.length + clashing.length).toBe(wanted.length)
      for (const { wanted: left, other, side } of clashing) {
        expect(clashSides(left, other)).toContain(side)
        expect([...standing, ...fits]).toContain(other)
      }
    }),
  )
})
