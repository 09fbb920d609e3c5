import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { sweepFiles } from '#platform/files/sweep.ts'
import { type School, test } from '#platform/testing/school.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'photo.png', mime: 'image/png', bytes: dot }
const text = { name: 'notes.txt', mime: 'text/plain', bytes: Buffer.from('notes') }

const of = (school: School) => ({ params: { userId: school.people.student.userId } })
const cardOf = async (school: School) => (await school.as('zavuch')(personnel.card, of(school))).body
const send = (school: School, file: typeof picture) => school.upload('zavuch', personnel.setPhoto, of(school), [file])
const fetched = (school: School, url: string) => school.house.app.http.inject({ url })

test('a picture of a student stands in the card, in the list and for the student, at a signed address', async ({
  school,
}) => {
  expect((await cardOf(school)).photo).toBeNull()
  expect((await send(school, picture)).status).toBe(200)

  const { photo } = await cardOf(school)
  const answer = await fetched(school, photo ?? '')
  expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.equals(dot)]).toEqual([
    200,
    'image/png',
    true,
  ])
  expect((await fetched(school, (photo ?? '').replace(/sign=.{5}/, 'sign=aaaaa'))).statusCode).toBe(404)
  const { rows } = (await school.as('zavuch')(contingent.list, { query: { groupId: school.group.id } })).body
  expect(rows.filter((row) => row.photo !== null).map(({ id }) => id)).toEqual([school.people.student.userId])
  expect((await school.as('student')(auth.userInfo)).body.photo).toContain('/media/')
})

test('a picture is replaced and taken away, and the file of before is swept', async ({ school }) => {
  await send(school, picture)
  const before = (await cardOf(school)).photo ?? ''
  await send(school, picture)
  expect(((await cardOf(school)).photo ?? '').split('?')[0]).not.toBe(before.split('?')[0])

  await school.as('zavuch')(personnel.removePhoto, of(school))
  expect((await cardOf(school)).photo).toBeNull()
  const { house } = school
  for (const day of ['2026-11-20', '2026-11-23']) await sweepFiles(house.db, house.files, new Date(day))
  const { rows } = await house.pool.query('select 1 from stored_file where school_id = $1', [school.id])
  expect(rows).toEqual([])
})

test('only a picture is taken, and only from who may change the person', async ({ school }) => {
  expect(Object.keys((await send(school, text)).body.errors ?? {})).toEqual(['file'])
  expect((await school.upload('teacher', personnel.setPhoto, of(school), [picture])).status).toBe(403)
  expect((await school.upload('student', personnel.setPhoto, of(school), [picture])).status).toBe(403)
  expect((await cardOf(school)).photo).toBeNull()
})
