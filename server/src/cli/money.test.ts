import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { atTerminal } from './testing/terminal.ts'

const money = (url: string, ...args: string[]) => atTerminal('money', { DATABASE_URL: url }, ...args)

test('money of a paper is booked by two people at the terminal, and stands in the statement of its person', async ({
  school,
}) => {
  const { url } = school.house
  const { iin } = school.people.parent
  const receive = (by: string) => money(url, 'receive', iin, '2500', uuid, '--by', by, '--yes')
  const uuid = randomUUID()
  expect(receive('Айгүл')).toEqual({ code: 0, said: expect.stringContaining('Somebody else confirms it') })
  expect(money(url, 'statement', iin).said).toMatch(/: 0 ₸, 0 points$/)
  expect(receive('Болат')).toEqual({ code: 0, said: expect.stringContaining('Booked.') })
  expect(money(url, 'statement', iin).said).toMatch(/: 2.?500 ₸, 0 points$/)
  expect(money(url, 'statement', '000000000000')).toEqual({ code: 1, said: 'Nobody has this IIN.' })
  expect(money(url, 'prove')).toEqual({ code: 0, said: 'The books agree.' })
})
