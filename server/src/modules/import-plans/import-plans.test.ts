import { randomUUID } from 'node:crypto'
import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { jobs } from '@qalam/contract/jobs/api.ts'
import { expect } from 'vitest'
import type { School } from '#platform/testing/school.ts'
import { pupilIin } from '#platform/testing/workbook.ts'
import { read } from '#platform/text/xlsx.ts'
import { bookOf, check, commit, mime, test, work } from './testing/desk.ts'

const pupilsOf = async (school: School) => {
  const { rows } = await school.house.pool.query<{ count: number }>(
    "select count(*)::int from app_user where school_id = $1 and role = 'student'",
    [school.id],
  )
  return rows[0]?.count ?? 0
}
const countOf = (plan: Awaited<ReturnType<typeof check>>, part: string) => plan.counts.find((one) => one.part === part)

test('a workbook is looked at before anything is written, and then exactly that is brought in', async ({ school }) => {
  const before = await pupilsOf(school)
  const plan = await check(school, await bookOf(school))
  expect(plan).toMatchObject({ state: 'ready', faults: 0, can: { commit: true } })
  expect(countOf(plan, 'pupils')).toMatchObject({ create: 26, change: 0, same: 0 })
  expect(countOf(plan, 'school')).toMatchObject({ create: 0, change: 1 })
  expect(await pupilsOf(school)).toBe(before)

  const job = await commit(school, plan.id)
  expect(job).toMatchObject({ state: 'done', link: `/backoffice/school-import/${plan.id}` })
  expect(await pupilsOf(school)).toBe(before + 26)
  const sheets = await read((await school.as('director')(jobs.file, { params: { uuid: job.uuid } })).raw)
  expect('sheets' in sheets && sheets.sheets.map(({ name }) => name)).toContain('7А')
  const { body } = await school.as('director')(importPlans.list)
  expect(body.rows).toMatchObject([{ id: plan.id, state: 'done', fileName: 'мектеп.xlsx' }])
})

test('the second workbook names what changes with the old and the new value, and what stays', async ({ school }) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  const plan = await check(
    school,
    await bookOf(
      school,
      (book) => void book.sheets['Школа']?.find(([field]) => field === 'Адрес')?.splice(1, 1, 'Абай 2'),
    ),
  )
  expect(countOf(plan, 'pupils')).toMatchObject({ create: 0, same: 26 })
  const query = { plan: plan.id, kind: 'change' as const }
  const { body } = await school.as('director')(importPlans.rows, { query })
  expect(body.rows).toMatchObject([{ part: 'school', changes: [{ field: 'address', after: 'Абай 2' }] }])
})

test('a school that was changed since the check is told of, and nothing is written', async ({ school }) => {
  const plan = await check(school, await bookOf(school))
  await school.house.pool.query("update school set address = 'Абай 99' where id = $1", [school.id])
  const before = await pupilsOf(school)
  expect(await commit(school, plan.id)).toMatchObject({ state: 'failed', problem: { code: 'import-plans.moved' } })
  expect(await pupilsOf(school)).toBe(before)
})

test('rows at fault have a place and a reason, and stay out only where somebody says so', async ({ school }) => {
  const plan = await check(school, await bookOf(school, (book) => book.set('Ученики', 3, 'ИИН', '123')))
  expect(plan.faults).toBeGreaterThan(0)
  const query = { plan: plan.id, level: 'fault' as const }
  const { body } = await school.as('director')(importPlans.findings, { query }, { language: 'ru' })
  expect(body.rows).toContainEqual(expect.objectContaining({ sheet: 'Ученики', row: 3, column: 'ИИН', value: '123' }))
  expect(await commit(school, plan.id)).toMatchObject({ code: 'import-plans.faults' })
  expect(await commit(school, plan.id, { withoutFaults: true })).toMatchObject({ state: 'done' })
})

test('a deputy does not make a director by a workbook', async ({ school }) => {
  const plan = await check(school, await bookOf(school), 'zavuch')
  expect(await commit(school, plan.id, { role: 'zavuch' })).toMatchObject({
    state: 'failed',
    problem: { code: 'import-plans.posts-denied' },
  })
})

test('the workbook of another school is refused and tells nothing of it', async ({ school, otherSchool }) => {
  const plan = await check(school, await bookOf(otherSchool))
  expect(plan).toMatchObject({ state: 'other-school', hash: null, can: { commit: false } })
  const { body } = await school.as('director')(importPlans.rows, { query: { plan: plan.id } })
  expect(body.total).toBe(0)
  expect(await commit(school, plan.id)).toMatchObject({ code: 'import-plans.closed' })
})

test('a newer workbook takes the place of an older one, and what is done is not done again', async ({ school }) => {
  const older = await check(school, await bookOf(school))
  const newer = await check(school, await bookOf(school))
  expect(await commit(school, older.id)).toMatchObject({ code: 'import-plans.closed' })
  await commit(school, newer.id)
  expect(await commit(school, newer.id)).toMatchObject({ code: 'import-plans.closed' })
})

test('what is no workbook says so', async ({ school }) => {
  const bytes = (await bookOf(school, (book) => book.drop('Школа'))).bytes
  const plan = await check(school, { name: 'list.xlsx', mime, bytes })
  expect(plan).toMatchObject({ state: 'unreadable', can: { commit: false } })
  expect(plan.findings.fault).toBeGreaterThan(0)
})

test('the template holds every sheet and the school itself, and the rows and the report are taken as files', async ({
  school,
}) => {
  const template = await read((await school.as('zavuch')(importPlans.template, {}, { language: 'ru' })).raw)
  expect('sheets' in template && template.sheets).toHaveLength(11)
  const plan = await check(school, await bookOf(school))
  const rows = await read(
    (await school.as('director')(importPlans.rowsFile, { query: { plan: plan.id, part: 'pupils' } })).raw,
  )
  expect('sheets' in rows && rows.sheets[0]?.rows).toHaveLength(27)
  const report = await school.as('director')(importPlans.findingsFile, { query: { plan: plan.id } })
  expect(report.status).toBe(200)
})

test('a workbook that moves the school to another region is not brought in', async ({ school }) => {
  const moved = await check(
    school,
    await bookOf(
      school,
      (book) => void book.sheets['Школа']?.find(([field]) => field === 'Регион')?.splice(1, 1, 'город Алматы'),
    ),
  )
  expect(await commit(school, moved.id)).toMatchObject({
    state: 'failed',
    problem: { code: 'import-plans.place-denied' },
  })
})

test('the whole school is taken as a workbook that would change nothing', async ({ school }) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  const uuid = randomUUID()
  await school.as('zavuch')(importPlans.whole, { body: { uuid } }, { language: 'kz' })
  await work(school)
  const file = await school.as('zavuch')(jobs.file, { params: { uuid } })
  const plan = await check(school, { name: 'мектеп.xlsx', mime, bytes: Buffer.from(file.raw) })
  expect(plan).toMatchObject({ state: 'ready' })
  expect(plan.counts.every(({ create, change }) => create + change === 0)).toBe(true)
  expect(countOf(plan, 'pupils')).toMatchObject({ same: 26 })
})

test('a fault is corrected where it is read, the file stays, and exactly the corrected plan is brought in', async ({
  school,
}) => {
  const plan = await check(
    school,
    await bookOf(school, (book) => {
      book.set('Ученики', 3, 'ИИН', '123')
      book.set('Ученики', 4, 'Имя', 'Асан')
    }),
  )
  const correct = async (cells: { sheet: string; row: number; column: string; value: string | null }[]) => {
    const asked = await school.as('zavuch')(importPlans.correct, {
      query: { plan: plan.id },
      body: { uuid: randomUUID(), cells },
    })
    await work(school)
    const { body } = await school.as('director')(importPlans.one, { params: { uuid: plan.id } })
    return { asked, body }
  }
  const iin = { sheet: 'Ученики', row: 3, column: 'ИИН', value: pupilIin(1) }
  const { body } = await correct([iin, { sheet: 'Ученики', row: 4, column: 'Имя', value: 'Әлішер' }])
  expect(body).toMatchObject({ state: 'ready', faults: 0, corrections: [iin, { value: 'Әлішер' }] })
  expect(body.hash).not.toBe(plan.hash)
  const back = await correct([{ ...iin, value: null }])
  expect(back.body.faults).toBeGreaterThan(0)
  await correct([iin])
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  const { rows } = await school.house.pool.query('select firstname from person where iin = any($1) order by iin = $2', [
    [pupilIin(1), pupilIin(2)],
    pupilIin(2),
  ])
  expect(rows).toEqual([{ firstname: 'Әсел' }, { firstname: 'Әлішер' }])
  expect((await correct([iin])).asked.body).toMatchObject({ code: 'import-plans.closed' })
})

test('a fault proposes what was probably meant: the nearest word, subject or date', async ({ school }) => {
  const plan = await check(
    school,
    await bookOf(school, (book) => {
      book.set('Ученики', 3, 'Пол', 'жж')
      book.set('Ученики', 4, 'Дата рождения', '15/3/2013')
      book.set('Нагрузка', 2, 'Предмет', 'Алгебро')
      book.set('Сотрудники', 3, 'Должность', 'космонавт')
    }),
  )
  const query = { plan: plan.id, level: 'fault' as const }
  const { body } = await school.as('director')(importPlans.findings, { query }, { language: 'ru' })
  const proposed = body.rows.map(({ value, proposal }) => [value, proposal])
  for (const pair of [
    ['жж', 'ж'],
    ['15/3/2013', '15.03.2013'],
    ['Алгебро', 'Алгебра'],
    ['космонавт', null],
  ])
    expect(proposed).toContainEqual(pair)
})
