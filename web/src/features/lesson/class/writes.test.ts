import fc from 'fast-check'
import { expect, test } from 'vitest'
import { read, type Value } from './values.ts'
import { lost, noWrites, type Operation, refused, shown, taken, typed, type Writes } from './writes.ts'

const score = (value: number): Value => ({ score: value, sign: null, comment: '' })

test('what is typed last is what the server holds in the end, whatever the line does', () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constant('answer'), fc.constant('lost')), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(steps, (acts) => {
      let writes: Writes = noWrites
      let flying: Operation | null = null
      const server = { value: { score: null, sign: null, comment: '' } as Value, version: 0 }
      let last: number | null = null
      const mark = () => (server.version === 0 ? null : { ...server.value, version: server.version })
      const answer = () => {
        if (!flying) return
        expect(flying.baseVersion).toBe(server.version)
        Object.assign(server, { value: flying.value, version: server.version + 1 })
        const after = taken(writes, flying, server.version, crypto.randomUUID())
        writes = after.writes
        flying = after.operation
      }
      for (const act of acts) {
        if (act === 'answer') answer()
        else if (act === 'lost') writes = flying ? lost(writes, flying) : writes
        else if (typeof act === 'number') {
          last = act
          const after = typed(writes, { userId: 1, value: score(act), mark: mark(), operationId: crypto.randomUUID() })
          writes = after.writes
          flying = after.operation ?? flying
        }
        if (last !== null) expect(shown(mark(), writes.get(1)).value.score).toBe(last)
      }
      while (flying) answer()
      return server.value.score === last
    }),
  )
})

test('a refused value stays to be seen until it is given up', () => {
  const { writes, operation } = typed(noWrites, { userId: 1, value: score(9), mark: null, operationId: 'a' })
  const after = refused(writes, operation!, 'жабық', null)
  expect(shown(null, after.get(1))).toEqual({ value: score(9), state: 'refused' })
})

test('letters of any layout, digits within the maximum, nothing else', () => {
  const before = score(7)
  expect(read('н', before, 10, 'kz')).toMatchObject({ sign: 'absent', score: null })
  expect(read('к', before, 10, 'kz')).toMatchObject({ sign: 'late', score: 7 })
  expect(read('15', before, 20, 'ru')).toMatchObject({ score: 15 })
  expect(read('', before, 10, 'kz')).toMatchObject({ score: null })
  for (const wrong of ['0', '11', '-1', '1.5', 'щ', 'xx']) expect(read(wrong, before, 10, 'kz')).toBeNull()
})
