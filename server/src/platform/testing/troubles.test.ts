import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { makeServer } from '../http/server.ts'
import { type School, test } from './school.ts'
import { refuseTroubles, takeTroubles } from './troubles.ts'

/** A server with an address that asks a column which is not there. */
async function stumbling({ house }: School) {
  const app = await makeServer({
    logLevel: 'silent',
    trustProxy: false,
    content: { origin: undefined, frames: [] },
    languageOfHost: () => 'kz',
    clock: () => new Date(),
  })
  app.get('/column', () => askMissing(house.db))
  app.get('/nothing', () => JSON.parse('no JSON'))
  return app
}

async function askMissing(db: School['db']) {
  const { rows } = await sql`select letter_missing from study_group`.execute(db)
  return rows
}

test('a 500 is kept with its error, its statement and its place in the code', async ({ school }) => {
  const app = await stumbling(school)
  expect((await app.inject('/column')).statusCode).toBe(500)
  expect((await app.inject('/nothing')).statusCode).toBe(500)

  const [column = '', nothing = ''] = takeTroubles().map(({ why }) => why)
  expect(column).toContain('GET /column answered 500: column "letter_missing" does not exist')
  expect(column).toContain('the statement: select letter_missing from study_group')
  expect(column).toMatch(/at askMissing .*troubles\.test\.ts:\d+/)
  expect(nothing).toContain('GET /nothing answered 500: SyntaxError: Unexpected token')
  expect(nothing).toMatch(/troubles\.test\.ts:\d+/)
})

test('a 500 that a call of the product meets is told as well', async ({ school }) => {
  const { pool } = school.house
  await pool.query('alter table cabinet rename column number to called')
  onTestFinished(async () => void (await pool.query('alter table cabinet rename column called to number')))

  expect((await school.as('director')(cabinets.list)).status).toBe(500)
  expect(refuseTroubles).toThrow(
    /answered 500: column .*number.* does not exist\nthe statement: select[^]* at .*modules\/cabinets\/service/,
  )
  expect(refuseTroubles).not.toThrow()
})

test.fails('a test that meets a 500 and does not say so fails', async ({ school }) => {
  await (await stumbling(school)).inject('/column')
})
