import { dictionaries } from '@qalam/contract/dictionaries/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'

test('subjects stand in the order of the caller’s alphabet', async ({ school }) => {
  const slugs = async (language: 'kz' | 'en') =>
    (await school.as('student')(dictionaries.subjects, {}, { language })).body.map(({ slug }) => slug)

  // Алгебра, Ағылшын тілі, Музыка: ғ follows г in Kazakh, so «Алг» comes after «Ағы».
  expect(await slugs('kz')).toEqual(['test-english', 'test-algebra', 'test-music'])
  expect(await slugs('en')).toEqual(['test-algebra', 'test-english', 'test-music'])
})

test('only parallels 10 and 11 choose a faculty', async ({ school }) => {
  const { body } = await school.as('zavuch')(dictionaries.parallels)
  expect(body.map(({ parallel }) => parallel)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(body.filter(({ faculties }) => faculties.length > 0)).toEqual([
    { parallel: 10, faculties: ['emn', 'ogn'] },
    { parallel: 11, faculties: ['emn', 'ogn'] },
  ])
})

test('a group is taught in Kazakh or in Russian', async ({ school }) => {
  expect((await school.as('admin')(dictionaries.languages)).body).toEqual([{ key: 'kz' }, { key: 'ru' }])
})

test('a region is told with its districts', async ({ school }) => {
  const name = JSON.stringify({ kz: 'Есіл ауданы', ru: 'район Есиль' })
  await school.db.insertInto('department').values({ region_id: 15, name }).execute()

  const { body } = await school.as('region_worker')(dictionaries.regions)
  expect(body.find(({ id }) => id === 15)).toMatchObject({
    name: { ru: 'Астана' },
    departments: [{ name: { kz: 'Есіл ауданы' } }],
  })
})

test('the teachers of the own school and nobody else are told, archived ones left out', async ({ school }) => {
  const gone = await school.newcomer('teacher')
  await school.db.updateTable('app_user').set({ archived_at: new Date() }).where('id', '=', gone.userId).execute()

  const { body } = await school.as('teacher')(dictionaries.teachers)
  const { teacher, 'group-lead': lead } = school.people
  expect(new Set(body.map(({ id }) => id))).toEqual(new Set([teacher.userId, lead.userId, school.colleague.userId]))
})

test('a student has no list of teachers', async ({ school }) => {
  expect((await school.as('student')(dictionaries.teachers)).status).toBe(403)
})
