import { randomUUID } from 'node:crypto'
import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { jobs } from '@qalam/contract/jobs/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { test as plain } from 'vitest'
import { type House, now, openHouse, type School, schoolIn } from '#platform/testing/school.ts'
import { type Book, tinySchool } from '#platform/testing/workbook.ts'
import { runnerOfJobs } from '../../../jobs.ts'

export const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A house for each test: the people of the workbook are the same in all of them, and a person studies in one school. */
export const test = plain.extend<{ house: House; school: School; otherSchool: School }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
  house: async ({}, use) => {
    const house = await openHouse()
    await use(house)
    await house.close()
  },
  school: async ({ house }, use) => use(await schoolIn(house)),
  otherSchool: async ({ house }, use) => use(await schoolIn(house)),
})

/** The workbook of the tiny school, which this school is from now on. */
export async function bookOf(school: School, change?: (book: Book) => void) {
  const book = tinySchool()
  const bin = book.sheets['Школа']?.find(([field]) => field === 'БИН')?.[1]
  await school.house.pool.query('update school set bin = $2 where id = $1', [school.id, bin])
  for (const [field, words] of Object.entries({ Регион: 'город Астана', Район: '' }))
    book.sheets['Школа']?.find(([name]) => name === field)?.splice(1, 1, words)
  // The classes and rooms that the school has besides are others.
  await school.house.pool.query(`update study_group set parallel = 8
    where school_id = ${school.id} and not exists (select from school_import)`)
  await school.house.pool.query(`update cabinet set number = '9' || number
    where school_id = ${school.id} and not exists (select from school_import)`)
  change?.(book)
  return { name: 'мектеп.xlsx', mime, bytes: Buffer.from(await book.bytes()) }
}

export async function work({ house: { served, files } }: School): Promise<void> {
  const runner = await runnerOfJobs({
    secret: 'a secret of the tests, long enough',
    db: served,
    files,
    room: 100_000_000,
    clock: () => now,
    publish: () => {},
    complain: (error) => {
      throw error
    },
  })
  await runner.look()
  await runner.ended()
}

/** Checks a workbook and answers its plan. */
export async function check(school: School, file: Awaited<ReturnType<typeof bookOf>>, role: Role = 'director') {
  const uuid = randomUUID()
  await school.upload(role, importPlans.check, { query: { uuid } }, [file])
  await work(school)
  return (await school.as(role)(importPlans.one, { params: { uuid } })).body
}

/** Brings a plan in and answers its job. */
export async function commit(school: School, plan: string, { role = 'director' as Role, withoutFaults = false } = {}) {
  const uuid = randomUUID()
  const asked = await school.as(role)(importPlans.commit, { query: { plan }, body: { uuid, withoutFaults } })
  if (asked.status !== 200) return asked.body
  await work(school)
  return (await school.as(role)(jobs.one, { params: { uuid } })).body
}

/** Takes a plan back and answers its job. */
export async function undo(school: School, plan: string, role: 'director' | 'zavuch' = 'director') {
  const uuid = randomUUID()
  const asked = await school.as(role)(importPlans.undo, { query: { plan }, body: { uuid } }, { language: 'ru' })
  if (asked.status !== 200) return asked.body
  await work(school)
  return (await school.as(role)(jobs.one, { params: { uuid } })).body
}
