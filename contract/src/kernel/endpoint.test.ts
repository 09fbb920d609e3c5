import { expect, test } from 'vitest'
import { z } from 'zod'
import { Done, get, post } from './endpoint.ts'
import { Id, IdInAddress } from './ids.ts'

const call = { roles: 'anyone', about: 'A call.', response: Done } as const

test('what is read from an address is text: the id of a body does not compile there', () => {
  // @ts-expect-error a number never arrives in an address
  const inParams = get('/:id', { ...call, params: z.object({ id: Id }) })
  // @ts-expect-error nor in a query, not even one that may be left out
  const inQuery = get('/', { ...call, query: z.object({ search: z.string(), id: Id.optional() }) })
  // @ts-expect-error nor a truth
  const truth = get('/', { ...call, query: z.object({ open: z.boolean().default(false) }) })

  expect(inParams.params.safeParse({ id: '7' }).success).toBe(false)
  expect(inQuery.query.safeParse({ search: '', id: '7' }).success).toBe(false)
  expect(truth.query.safeParse({ open: 'true' }).success).toBe(false)
})

test('an id of an address, words and lists of words compile, and a body takes the id of a body', () => {
  const query = z.object({ from: IdInAddress.optional(), kind: z.enum(['a', 'b']), hide: z.array(z.string()).max(9) })
  const read = get('/:id', { ...call, params: z.object({ id: IdInAddress }), query })
  const write = post('/', { ...call, body: z.object({ id: Id }) })

  expect(read.params.parse({ id: '7' })).toEqual({ id: 7 })
  expect(read.query.parse({ kind: 'a', hide: ['b'] })).toEqual({ kind: 'a', hide: ['b'] })
  expect(write.body.parse({ id: 7 })).toEqual({ id: 7 })
})
