import { oneRoster } from '@qalam/contract/one-roster/api.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { rowsIn } from './testing/csv-reader.ts'
import { wrongsIn } from './testing/validator.ts'

async function filesOf(school: School): Promise<Map<string, string>> {
  const { raw } = await school.as('zavuch')(oneRoster.file)
  return new Map(Object.entries(unzipSync(raw)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
const tableOf = (files: ReadonlyMap<string, string>, name: string) => {
  const [head = [], ...rows] = rowsIn(files.get(name) ?? '')
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])))
}

test('a school goes out as files that keep the rules of OneRoster 1.2', async ({ school }) => {
  const answer = await school.as('zavuch')(oneRoster.file)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = await filesOf(school)
  expect(wrongsIn(files)).toEqual([])

  const students = tableOf(files, 'roles.csv').filter(({ role }) => role === 'student')
  expect(students.map(({ userSourcedId }) => userSourcedId)).toEqual(
    expect.arrayContaining(school.students.map(({ userId }) => `user-${userId}`)),
  )
  const user = tableOf(files, 'users.csv').find(({ sourcedId }) => sourcedId === `user-${school.people.student.userId}`)
  expect(user).toMatchObject({ agentSourcedIds: `user-${school.people.parent.userId}`, grades: '07', password: '' })
  expect(tableOf(files, 'academicSessions.csv').map(({ type }) => type)).toEqual([
    'schoolYear',
    ...Array.from({ length: 4 }, () => 'gradingPeriod'),
  ])
})

test('a half of a class holds its own pupils and its own teacher', async ({ school }) => {
  const files = await filesOf(school)
  const half = tableOf(files, 'classes.csv').find(({ classCode = '' }) => classCode.endsWith('-2'))
  const inIt = tableOf(files, 'enrollments.csv').filter(({ classSourcedId }) => classSourcedId === half?.['sourcedId'])
  expect(inIt.filter(({ role }) => role === 'teacher').map(({ userSourcedId }) => userSourcedId)).toEqual([
    `user-${school.colleague.userId}`,
  ])
  expect(
    inIt
      .filter(({ role }) => role === 'student')
      .map(({ userSourcedId }) => userSourcedId)
      .toSorted(),
  ).toEqual(
    school.students
      .slice(3)
      .map(({ userId }) => `user-${userId}`)
      .toSorted(),
  )
})

test('two exports of one school are the same bytes, and nobody of another school is in them', async ({
  school,
  otherSchool,
}) => {
  const [first, second] = [await school.as('zavuch')(oneRoster.file), await school.as('director')(oneRoster.file)]
  expect(first.raw.equals(second.raw)).toBe(true)
  const users = tableOf(await filesOf(school), 'users.csv').map(({ sourcedId }) => sourcedId)
  for (const { userId } of otherSchool.students) expect(users).not.toContain(`user-${userId}`)
})

test('a name that a spreadsheet would take for a formula goes out as text', async ({ school }) => {
  const name = { kz: '=HYPERLINK("http://x","a,b")', ru: '=1', en: '=1' }
  await school.db
    .updateTable('school')
    .set({ name: JSON.stringify(name) })
    .where('id', '=', school.id)
    .execute()
  const files = await filesOf(school)
  expect(wrongsIn(files)).toEqual([])
  expect(tableOf(files, 'orgs.csv').at(-1)).toMatchObject({ name: `'${name.kz}` })
})

test('a school without quarters, classes and pupils goes out by the rules, too', async ({ school }) => {
  await school.db.deleteFrom('school_quarter').where('school_id', '=', school.id).execute()
  await school.db
    .updateTable('study_group')
    .set({ archived_at: new Date() })
    .where('school_id', '=', school.id)
    .execute()
  const files = await filesOf(school)
  expect(wrongsIn(files)).toEqual([])
  expect(tableOf(files, 'classes.csv')).toEqual([])
})

describe('the validator finds', () => {
  const broken: [string, string, (text: string) => string][] = [
    [
      'another version',
      'manifest.csv',
      (text) => text.replace('"oneroster.version","1.2"', '"oneroster.version","1.1"'),
    ],
    [
      'a file that is there though named absent',
      'manifest.csv',
      (text) => text.replace('"file.users","bulk"', '"file.users","absent"'),
    ],
    ['a column that is missing', 'orgs.csv', (text) => text.replace('"identifier",', '')],
    ['an id that stands twice', 'roles.csv', (text) => text.replace(/"role-\d+"/g, '"role"')],
    [
      'a name that is empty',
      'users.csv',
      (text) => text.replace(/^("user[^\n]*?"(?:true|false)","[^"]*","",)"[^"]+"/m, '$1""'),
    ],
    ['a role that nobody knows', 'roles.csv', (text) => text.replace('"teacher"', '"mugalim"')],
    ['a class of no course', 'classes.csv', (text) => text.replace(/"course-\d+-\d+"/, '"course-0"')],
    [
      'a pupil whom nobody knows',
      'enrollments.csv',
      (text) => text.replace(/"user-\d+","student"/, '"user-0","student"'),
    ],
    ['a day that is none', 'demographics.csv', (text) => text.replace(/"\d{4}-\d{2}-\d{2}"/, '"2012-13-45"')],
    [
      'a session that ends before it begins',
      'academicSessions.csv',
      (text) => text.replace(/("gradingPeriod",)("[^"]+"),("[^"]+")/, '$1$3,$2'),
    ],
    ['a parent whom nobody knows', 'users.csv', (text) => text.replace(/"user-\d+","07"/, '"user-0","07"')],
  ]
  for (const [what, file, breakIt] of broken)
    test(what, async ({ school }) => {
      const files = await filesOf(school)
      const before = files.get(file) ?? ''
      const after = breakIt(before)
      expect(after).not.toBe(before)
      expect(wrongsIn(new Map([...files, [file, after]]))).not.toEqual([])
    })
})
