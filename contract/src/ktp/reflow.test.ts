import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntityKind } from '../schedule/drafts.ts'
import { type FlowSlot, type FlowTheme, laidOver, type Pin, reflow, takenBack } from './reflow.ts'

const kinds = ['regular', 'regular', 'regular', 'sor', 'soch', 'lecture'] as const satisfies readonly EntityKind[]

/** A plan of two quarters with lessons that hold some of its themes, some of them pinned. */
const plan = fc
  .record({
    themes: fc.array(fc.record({ quarter: fc.integer({ min: 1, max: 2 }), kind: fc.constantFrom(...kinds) }), {
      maxLength: 24,
    }),
    slots: fc.array(fc.record({ quarter: fc.integer({ min: 1, max: 2 }), pin: fc.boolean(), holds: fc.boolean() }), {
      maxLength: 24,
    }),
    seed: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
  })
  .map(({ themes: drawn, slots: lessons, seed }) => {
    const themes = drawn
      .map(({ quarter, kind }, at): FlowTheme => {
        return { uuid: `t${at}`, quarterId: 20260 + quarter, ordinal: at + 1, kind, section: `s${at % 3}` }
      })
      .toSorted((a, b) => a.quarterId - b.quarterId || a.ordinal - b.ordinal)
    const free = themes.map(({ uuid }) => uuid)
    const slots = lessons
      .map(({ quarter, holds }, at): FlowSlot => {
        const [theme = null] = holds && free.length > 0 ? free.splice((seed[at] ?? 0) % free.length, 1) : []
        return { uuid: `l${at}`, quarterId: 20260 + quarter, theme }
      })
      .toSorted((a, b) => a.quarterId - b.quarterId)
    const pins = new Map<string, Pin>(lessons.flatMap(({ pin }, at) => (pin ? [[`l${at}`, 'conducted']] : [])))
    return { themes, slots, pins }
  })

const heldAfter = (wanted: Parameters<typeof reflow>[0]) => laidOver(wanted.slots, reflow(wanted).bindings)

test('every theme stands in one lesson at most', () => {
  fc.assert(
    fc.property(plan, (wanted) => {
      const held = heldAfter(wanted).flatMap(({ theme }) => (theme === null ? [] : [theme]))
      expect(new Set(held).size).toBe(held.length)
    }),
  )
})

test('what is pinned does not move', () => {
  fc.assert(
    fc.property(plan, (wanted) => {
      const moved = reflow(wanted).bindings.filter(({ slot }) => wanted.pins.has(slot))
      expect(moved).toEqual([])
    }),
  )
})

test('themes that are not pinned keep their order in each quarter', () => {
  fc.assert(
    fc.property(plan, (wanted) => {
      const orderOf = new Map(wanted.themes.map(({ uuid, ordinal }) => [uuid, ordinal]))
      for (const quarterId of [20261, 20262]) {
        const open = heldAfter(wanted).filter((slot) => slot.quarterId === quarterId && !wanted.pins.has(slot.uuid))
        const order = open.flatMap(({ theme }) => (theme === null ? [] : [orderOf.get(theme) ?? 0]))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('a theme is in a lesson, pinned, or said to be left over', () => {
  fc.assert(
    fc.property(plan, (wanted) => {
      const held = new Set(heldAfter(wanted).map(({ theme }) => theme))
      const left = reflow(wanted).leftovers.map(({ theme }) => theme)
      for (const { uuid } of wanted.themes) expect(held.has(uuid)).not.toBe(left.includes(uuid))
    }),
  )
})

test('taking back gives every lesson what it held', () => {
  fc.assert(
    fc.property(plan, (wanted) => {
      const { bindings } = reflow(wanted)
      expect(laidOver(laidOver(wanted.slots, bindings), takenBack(bindings))).toEqual(wanted.slots)
    }),
  )
})

test('laying twice changes nothing more', () => {
  fc.assert(
    fc.property(plan, (wanted) => {
      expect(reflow({ ...wanted, slots: heldAfter(wanted) }).bindings).toEqual([])
    }),
  )
})

test('a work is left over only where no ordinary theme could wait instead', () => {
  fc.assert(
    fc.property(plan, (wanted) => {
      const flow = reflow(wanted)
      const isWork = (uuid: string) =>
        ['sor', 'soch'].includes(wanted.themes.find((one) => one.uuid === uuid)?.kind ?? '')
      const held = laidOver(wanted.slots, flow.bindings).filter(({ uuid }) => !wanted.pins.has(uuid))
      for (const { theme, quarterId } of flow.leftovers) {
        const ordinary = held.filter((one) => one.quarterId === quarterId && one.theme !== null && !isWork(one.theme))
        if (isWork(theme)) expect(ordinary).toEqual([])
      }
    }),
  )
})

const theme = (ordinal: number, kind: EntityKind = 'regular'): FlowTheme => ({
  uuid: `t${ordinal}`,
  quarterId: 20263,
  ordinal,
  kind,
  section: 'A',
})
const lesson = (at: number, held: number | null): FlowSlot => ({
  uuid: `l${at}`,
  quarterId: 20263,
  theme: held === null ? null : `t${held}`,
})

test('a cancelled lesson slides the rest, and two neighbours may become one', () => {
  const themes = [theme(13), theme(14), theme(15), theme(16, 'soch')]
  // The lesson of theme 14 was cancelled.
  const slots = [lesson(1, 13), lesson(3, 15), lesson(4, 16)]
  expect(reflow({ themes, slots, pins: new Map() })).toEqual({
    bindings: [{ slot: 'l3', theme: 't14', was: 't15' }],
    leftovers: [{ theme: 't15', quarterId: 20263 }],
    proposals: [{ kind: 'merge', quarterId: 20263, over: 1, first: 14, second: 15, themes: ['t14', 't15'] }],
  })
})

test('a lesson more is filled, and a theme may be given two lessons', () => {
  const slots = [lesson(1, 1), lesson(2, null), lesson(3, 2), lesson(4, null)]
  const flow = reflow({ themes: [theme(1), theme(2), theme(3)], slots, pins: new Map() })
  expect(laidOver(slots, flow.bindings).map(({ theme: held }) => held)).toEqual(['t1', 't2', 't3', null])
  expect(flow.proposals).toEqual([{ kind: 'split', quarterId: 20263, free: 1, ordinal: 3, theme: 't3' }])
})
