import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { now, test } from '#platform/testing/school.ts'

test('the deputy sees who works in the school, with post, led group and hours', async ({ school }) => {
  const zavuch = school.as('zavuch')
  const teacher = await school.newcomer('teacher', { positionId: 4, surname: 'Ерболов' })

  const { body } = await zavuch(personnel.list, { query: { limit: 100 } })
  const ids = body.rows.map(({ id }) => id)
  expect(ids).toContain(teacher.userId)
  expect(ids).not.toContain(school.people.student.userId)
  expect(ids).not.toContain(school.people.parent.userId)
  const one = async (search: string) => (await zavuch(personnel.list, { query: { search } })).body.rows
  expect(await one(school.people.teacher.iin)).toMatchObject([{ role: 'teacher', hours: 6, leads: '' }])
  expect(await one(school.people['group-lead'].login)).toMatchObject([{ role: 'group-lead', hours: 0, leads: '7А' }])
  expect(await one('ерболов')).toMatchObject([{ positionId: 4, name: 'Ерболов Айдар Серікұлы' }])
  expect((await zavuch(personnel.list, { query: { positionId: 4 } })).body.total).toBe(1)
})

test('the busiest stands first when the list is turned around, and who left stands in the archive', async ({
  school,
}) => {
  const director = school.as('director')
  const { employee } = school.people
  const { rows } = (await director(personnel.list, { query: { sort: '-hours' } })).body
  expect([rows[0]?.hours, rows.at(-1)?.hours]).toEqual([6, 0])

  await school.db
    .updateTable('app_user')
    .set({ archived_at: now })
    .where('school_id', '=', school.id)
    .where('id', '=', employee.userId)
    .execute()
  const archived = await director(personnel.list, { query: { archive: 'yes' } })
  expect(archived.body.rows.map(({ id }) => id)).toEqual([employee.userId])
})

test('the list is taken as a file with the posts in words', async ({ school }) => {
  const { login } = await school.newcomer('teacher', { positionId: 4, surname: 'Ерболов' })
  const query = { search: login, hide: 'iin,phone,login' }
  const { raw } = await school.as('zavuch')(personnel.file, { query }, { language: 'ru' })
  const taken = await read(raw)
  expect('sheets' in taken && taken.sheets[0]?.rows).toEqual([
    ['ФИО', 'Должность', 'Класс', 'Нагрузка, ч/нед'],
    ['Ерболов Айдар Серікұлы', 'Учитель', '', 0],
  ])
})

test('only a director is offered the posts that have power over the school', async ({ school }) => {
  const offered = async (role: 'director' | 'zavuch') =>
    (await school.as(role)(personnel.positions)).body.map(({ id }) => id)
  expect(await offered('director')).toContain(131)
  expect(await offered('zavuch')).toEqual([4, 5, 6, 7, 8])
  expect(await offered('director')).not.toContain(133)
})

test('a teacher does not see the list of the personnel', async ({ school }) => {
  expect((await school.as('teacher')(personnel.list)).status).toBe(403)
})
