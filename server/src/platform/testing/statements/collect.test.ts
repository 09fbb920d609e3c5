import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '../school.ts'
import { collected, type Sent } from './collect.ts'

const sent = (): Sent[] =>
  readFileSync(collected, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('what a test makes the product send is written down with the place that sent it', async ({ school }) => {
  await school.as('director')(cabinets.create, { body: { number: '9' } })

  const inserts = sent().filter(({ text }) => text.startsWith('insert into "cabinet"'))
  expect(inserts[0]?.at[0]).toMatch(/^server\/src\/modules\/cabinets\/repository\.ts:\d+:\d+$/)
})

test('what a test sends itself is not', async ({ school }) => {
  await sql`select 'sent by a test' as words`.execute(school.db)

  expect(sent().filter(({ text }) => text.includes('sent by a test'))).toEqual([])
})
