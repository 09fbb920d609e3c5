import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { journal } from '@qalam/contract/journal/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import { writtenDown } from '#platform/testing/statements/child.ts'
import { now, type School, secret, test } from '#platform/testing/school.ts'
import { transferred } from '../modules/contingent/testing/taken.ts'

const script = fileURLToPath(new URL('school.ts', import.meta.url))

function verify(school: School, ...more: string[]) {
  return command(school, String(school.id), ...more)
}

function command(school: School, ...more: string[]) {
  const env = {
    ...process.env,
    ...writtenDown,
    ...{ DATABASE_URL: school.house.url, APP_SECRET: secret, NODE_COMPILE_CACHE: join(tmpdir(), 'qalam-compiled') },
  }
  const args = [script, 'verify', '--lang', 'en', ...more]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { code: status, said: (stdout + stderr).trim() }
}

/** A quarter of Algebra with a mark of a lesson, closed, and one mark of it corrected. */
async function closedAndCorrected(school: School): Promise<void> {
  const [first] = school.students
  const cell = {
    scheduleUuid: school.lessons.mondayAlgebra,
    userId: first!.userId,
    baseVersion: 0,
    score: 9,
    sign: null,
  }
  await school.as('teacher')(journal.storeDay, { body: { operations: [{ operationId: randomUUID(), ...cell }] } })
  const operations = school.students.map(({ userId: studentId }) => ({
    ...{ operationId: randomUUID(), studentId, baseVersion: 0, score: 4, comment: 'words' },
  }))
  const id = school.plans.algebra.uuid
  await school.as('teacher')(periodMarks.store, { params: { id, period: 'q2' }, body: { operations } })
  school.house.setClock(new Date('2027-01-12T04:10:00Z'))
  await school.as('teacher')(periodMarks.closeQuarter, { params: { id }, body: { period: 'q2' } })
  const { body } = await school.as('zavuch')(periodMarks.amend, {
    body: {
      ...{ uuid: randomUUID(), calendarPlanUuid: id, period: 'q2', studentId: first!.userId, baseVersion: 1, score: 5 },
      reason: 'a slip',
      comment: 'words',
    },
  })
  await school.as('director')(periodMarks.decide, { params: { id: body.uuid }, body: { decision: 'approved' } })
}

beforeEach<{ school: School }>(({ school }) => closedAndCorrected(school))

/** A write behind the back of the product. */
async function behind(school: School, statement: string): Promise<void> {
  await school.house.pool.query('alter table period_closing disable trigger period_closing_append_only')
  await school.house.pool.query(statement.replaceAll(':school', String(school.id)))
}

test('closed periods that nobody touched are proved', ({ school }) => {
  expect(verify(school)).toEqual({
    code: 0,
    said: expect.stringMatching(/: the signatures of closed periods hold and the marks stand as signed \(2\)\.$/),
  })
})

test('without a school all of them are proved, and those that closed something are told', ({ school, otherSchool }) => {
  expect(otherSchool.id).not.toBe(school.id)
  const { code, said } = command(school)
  const lines = said.split('\n')
  expect(lines.filter((line) => /the marks stand as signed \(2\)\.$/.test(line))).toEqual(lines)
  expect(code).toBe(0)
})

const touched: [string, string, RegExp][] = [
  [
    'a byte of a signed text',
    `update period_closing set snapshot = replace(snapshot, '"score":5', '"score":3') where school_id = :school and revision = 2`,
    /7А · Algebra · q2 · #2: the signature is not over this text/,
  ],
  [
    'a byte of a signature',
    `update period_closing set signature = set_byte(signature, 0, get_byte(signature, 0) # 1)
     where school_id = :school and revision = 1`,
    /#1: the signature is not over this text/,
  ],
  [
    'a mark of the period',
    `update period_mark set score = 5 where ctid = (select ctid from period_mark
     where school_id = :school and period = 'q2' and version = 1 limit 1)`,
    /#2: the mark that stands is not the signed one: \S+/,
  ],
  [
    'the mark of a lesson',
    `update mark set score = 3 where school_id = :school`,
    /#2: the marks of the lessons are not the signed ones/,
  ],
  [
    'the first signed text, taken away',
    `delete from period_closing where school_id = :school and revision = 1`,
    /#2: what was signed before it is missing or was changed/,
  ],
  [
    'everything that was signed, taken away',
    `delete from period_closing where school_id = :school`,
    /q2 · #1: the quarter is closed, but nothing signed is there/,
  ],
  [
    'a signed text put in the place of another period',
    `update period_closing set period = 'q1' where school_id = :school`,
    /q1 · #1: the text cannot be read, or speaks of another period/,
  ],
]
test.for(touched)('%s, changed behind our back, is found', async ([, statement, said], { school }) => {
  await behind(school, statement)
  const { code, said: told } = verify(school)
  expect(told).toMatch(said)
  expect(code).toBe(1)
})

test('a sheet that a pupil brought from another school, changed behind our back, is found', async ({
  school,
  otherSchool,
}) => {
  school.house.setClock(now)
  await transferred(otherSchool, school)
  expect(verify(school).code).toBe(0)
  await school.house.pool.query('alter table brought_sheet disable trigger brought_sheet_append_only')
  await school.house.pool.query(`update brought_sheet set sheet = replace(sheet, '"score":4', '"score":5')`)
  expect(verify(school)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/2026: the signature of the sheet of another school does not hold/),
  })
})

test('a command with too many words is told how it is used', ({ school }) => {
  expect(verify(school, 'and', 'more')).toMatchObject({ code: 2, said: expect.stringContaining('verify [SCHOOL]') })
})
