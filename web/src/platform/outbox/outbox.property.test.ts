import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Leaving, Sent } from './entry.ts'
import { lastDone, lastUndone, type History, noHistory, remember } from './history.ts'
import { makeOutbox } from './outbox.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('reportError', () => undefined)
})
afterEach(() => void vi.useRealTimers())

type Cell = { value: number; version: number }

/** A server with one version a slot, that may lose its answer before or after it did the work. */
function server() {
  const cells = new Map<string, Cell>()
  const done = new Map<string, Cell>()
  const cellAt = (slot: string): Cell => cells.get(slot) ?? { value: 0, version: 0 }
  const write = (slot: string, value: number) => cells.set(slot, { value, version: cellAt(slot).version + 1 })

  const judge = ({ id, slot, base, value }: Leaving<number>) => {
    const before = done.get(id)
    if (before) return { id, outcome: 'stored' as const, version: before.version, says: before }
    const stands = cellAt(slot)
    if (stands.version !== base) return { id, outcome: 'conflict' as const, version: stands.version, says: stands }
    write(slot, value)
    done.set(id, cellAt(slot))
    return { id, outcome: 'stored' as const, version: base + 1, says: cellAt(slot) }
  }
  return { cells, cellAt, write, judge }
}

const slots = ['a', 'b', 'c']
const Step = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), slot: fc.constantFrom(...slots), value: fc.integer({ min: 1 }) }),
  fc.record({ kind: fc.constant('other' as const), slot: fc.constantFrom(...slots), value: fc.integer({ min: 1 }) }),
  fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ kind: fc.constant('weather' as const), now: fc.constantFrom('fair', 'lost', 'deaf', 'odd', 'half') }),
)

test('whatever happens on the way, the last typed value is stored or shown as in conflict, and nothing waits for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 40 }), async (steps) => {
      const { cellAt, write, judge } = server()
      let weather = 'fair'
      const versions = new Map<string, number>()
      const outbox = makeOutbox<number, Cell>({
        send: async (entries): Promise<Sent<Cell>> => {
          if (weather === 'lost') return { again: 'line' }
          const answers = (weather === 'half' ? entries.slice(1) : entries).map(judge)
          if (weather === 'deaf') throw new Error('the answer was lost')
          return weather === 'odd' ? ({ answers: null } as never) : { answers }
        },
        who: () => 'me',
        most: 2,
        spread: () => 0,
      })
      outbox.hear(({ entry, answer }) => answer && versions.set(entry.slot, answer.version))

      const typed = new Map<string, number>()
      for (const step of steps) {
        if (step.kind === 'weather') weather = step.now
        else if (step.kind === 'wait') await vi.advanceTimersByTimeAsync(step.time)
        else if (step.kind === 'other') write(step.slot, -step.value)
        else {
          typed.set(step.slot, step.value)
          outbox.put({ slot: step.slot, owner: 'me', value: step.value, base: versions.get(step.slot) ?? 0 })
        }
      }
      weather = 'fair'
      const stoodBefore = new Map(slots.map((slot) => [slot, cellAt(slot)]))
      await vi.advanceTimersByTimeAsync(120_000)

      expect(outbox.count('me')).toEqual({ waiting: 0, hindered: null })
      for (const [slot, value] of typed) {
        const standing = outbox.at('me', slot)
        if (standing.state === 'conflict') expect(standing.trouble.entry.value).toBe(value)
        // Somebody may have written over a mark that had been stored: that is no loss of ours.
        else if ((stoodBefore.get(slot)?.value ?? 0) >= 0) expect(cellAt(slot).value).toBe(value)
      }
    }),
    { numRuns: 300 },
  )
})

test('taking back and doing again in any order leads through the same states', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: 1 }), fc.constantFrom('undo', 'redo'))), (steps) => {
      let history: History<[number, number]> = noHistory
      let now = 0
      const before: number[] = []
      const after: number[] = []
      for (const step of steps) {
        const { act, rest } = step === 'redo' ? lastUndone(history) : lastDone(history)
        if (typeof step === 'number') {
          history = remember(history, [[now, step]])
          before.push(now)
          after.length = 0
          now = step
        } else if (act?.[0]) {
          const [[from, to]] = [act[0]]
          if (step === 'undo') after.push(now)
          else before.push(now)
          history =
            step === 'undo' ? { ...rest, undone: [...rest.undone, act] } : { ...rest, done: [...rest.done, act] }
          now = step === 'undo' ? from : to
          expect(now).toBe(step === 'undo' ? before.pop() : after.pop())
        }
      }
    }),
  )
})
