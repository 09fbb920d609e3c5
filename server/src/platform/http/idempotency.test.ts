import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '../testing/school.ts'

const room = (number: string) => ({ body: { number, name: 'Физика' } })

test('a write that is repeated with its key is done once and answered the same', async ({ school }) => {
  const director = school.as('director')
  const key = randomUUID()
  const [first, again] = [
    await director(cabinets.create, room('201'), { key }),
    await director(cabinets.create, room('201'), { key }),
  ]
  expect(first.status).toBe(200)
  expect(again).toMatchObject({ status: 200, body: first.body })
})

test('twins that arrive together make one room', async ({ school }) => {
  const director = school.as('director')
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => director(cabinets.create, room('202'), { key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('a key that comes back with other content is refused', async ({ school }) => {
  const director = school.as('director')
  const key = randomUUID()
  await director(cabinets.create, room('203'), { key })
  const other = await director(cabinets.create, room('204'), { key })
  expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
})

test('a key belongs to its caller', async ({ school, otherSchool }) => {
  const key = randomUUID()
  await school.as('director')(cabinets.create, room('205'), { key })
  const theirs = await otherSchool.as('director')(cabinets.create, room('206'), { key })
  expect(theirs).toMatchObject({ status: 200, body: { number: '206' } })
})

test('a refused write keeps no answer: the key may be used again', async ({ school }) => {
  const director = school.as('director')
  const key = randomUUID()
  const refused = await director(cabinets.create, room('wrong number'), { key })
  expect(refused.status).toBe(422)
  expect(await director(cabinets.create, room('207'), { key })).toMatchObject({ status: 200 })
})
