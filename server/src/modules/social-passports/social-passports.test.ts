import { socialPassports } from '@qalam/contract/social-passports/api.ts'
import { passportChanged } from '@qalam/contract/social-passports/events.ts'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { type School, test } from '#platform/testing/school.ts'

const large = { category: 'large-family', since: '2026-09-01', document: '№ 14 анықтама' } as const
const aid = { category: 'low-income', since: '2026-10-05', document: '' } as const

/** The social worker writes of the student. */
const written = (school: School, care: readonly object[], version = 0, note = '') =>
  school.as('social_worker')(socialPassports.write, {
    params: { studentId: school.people.student.userId },
    body: { care: [...care] as never, note, version },
  })

const seenBy = async (school: School, who: Parameters<School['as']>[0], query: object = {}) =>
  (await school.as(who)(socialPassports.list, { query })).body
const passport = async (school: School) =>
  (await seenBy(school, 'zavuch')).rows.find(({ id }) => id === school.people.student.userId)

test('what a social worker writes of a student the deputy sees, with who wrote it', async ({ school }) => {
  expect(await passport(school)).toMatchObject({ care: [], note: '', version: 0, changed: null })

  expect((await written(school, [large], 0, 'Анасы жұмыс іздеп жүр')).status).toBe(200)
  expect(await passport(school)).toMatchObject({
    name: school.people.student.name,
    group: { id: school.group.id, label: '7А' },
    parents: [school.people.parent.name],
    care: [large],
    note: 'Анасы жұмыс іздеп жүр',
    version: 1,
    changed: { at: expect.any(String) },
  })
  expect(school.house.facts.filter(({ name }) => name === passportChanged.name)).toHaveLength(1)
})

test('a category that is taken away ends today and stays as history', async ({ school }) => {
  await written(school, [large, aid])
  await written(school, [aid], 1)
  expect(await passport(school)).toMatchObject({ care: [aid], past: [{ ...large, until: '2026-11-18' }] })

  await written(school, [aid, { ...large, since: '2026-11-18' }], 2)
  expect((await passport(school))?.care).toHaveLength(2)
  expect((await passport(school))?.past).toHaveLength(1)
})

test('of two who write over one version the second is told', async ({ school }) => {
  await written(school, [large])
  await written(school, [aid], 1)

  expect(await written(school, [large], 1)).toMatchObject({ status: 409, body: { code: 'social-passport.stale' } })
  expect(await written(school, [large], 0)).toMatchObject({ status: 409 })
  expect((await passport(school))?.care).toEqual([aid])
})

test('one category twice, an unknown one and a day that does not exist are refused and nothing is written', async ({
  school,
}) => {
  const wrong = [[large, large], [{ ...large, category: 'rich' }], [{ ...large, since: '2026-02-30' }]]
  for (const care of wrong) expect((await written(school, care)).status).toBe(422)
  expect((await passport(school))?.version).toBe(0)
})

test('the list is narrowed to a category and counts the students of each', async ({ school }) => {
  await written(school, [large, aid])

  const { rows, counts, students } = await seenBy(school, 'director', { category: 'low-income' })
  expect(rows.map(({ id }) => id)).toEqual([school.people.student.userId])
  expect(counts).toEqual([
    { category: 'large-family', students: 1 },
    { category: 'low-income', students: 1 },
  ])
  expect(students).toBe(school.students.length + 1)
  expect((await seenBy(school, 'director', { inCare: 'no' })).total).toBe(students - 1)
})

test('a group lead sees the led group and writes nothing; teachers and families see nothing', async ({ school }) => {
  await written(school, [large])

  const { total, counts, groups, can } = await seenBy(school, 'group-lead')
  expect({ total, counts, groups, can }).toEqual({
    total: school.students.length,
    counts: [{ category: 'large-family', students: 1 }],
    groups: [{ id: school.group.id, label: '7А' }],
    can: { edit: false },
  })
  const asked = { params: { studentId: school.people.student.userId }, body: { care: [], note: '', version: 1 } }
  expect((await school.as('group-lead')(socialPassports.write, asked)).status).toBe(403)
  for (const who of ['teacher', 'parent', 'student'] as const)
    expect((await school.as(who)(socialPassports.list)).status).toBe(403)
})

test('nobody writes of a student of another school or of somebody who is no student', async ({
  school,
  otherSchool,
}) => {
  const strangers = [otherSchool.people.student.userId, school.people.teacher.userId]
  for (const studentId of strangers) {
    const asked = { params: { studentId }, body: { care: [large], note: '', version: 0 } }
    expect((await school.as('social_worker')(socialPassports.write, asked)).status).toBe(404)
  }
})

test('the file has a column for each category', async ({ school }) => {
  await written(school, [large])

  const { raw } = await school.as('social_worker')(socialPassports.file, { query: { inCare: 'yes' } })
  const taken = await read(raw)
  const [head, row] = ('sheets' in taken && taken.sheets[0]?.rows) || []
  expect(head?.indexOf('Көпбалалы отбасы')).toBe(row?.indexOf('01.09.2026'))
  expect(row?.[0]).toBe(school.people.student.name)
})
