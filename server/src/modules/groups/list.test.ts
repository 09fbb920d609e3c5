import { groups } from '@qalam/contract/groups/api.ts'
import { groupChanged } from '@qalam/contract/groups/events.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { type School, test } from '#platform/testing/school.ts'

const draft = { parallel: 5, letter: 'Б', eduLang: 'ru' } as const
const listed = async (school: School, role: Role, query: object = {}) =>
  (await school.as(role)(groups.list, { query })).body.rows.map(({ label }) => label)
const create = async (school: School, changes: object = {}) =>
  (await school.as('zavuch')(groups.create, { body: { ...draft, ...changes } })).body

test('the office sees every class with its lead, its bells, its boys and girls', async ({ school }) => {
  const { body } = await school.as('zavuch')(groups.list)

  expect(body.rows.map(({ label }) => label)).toEqual(['7А', '7Ә'])
  const lead = { id: school.people['group-lead'].userId }
  expect(body.rows[0]).toMatchObject({ lead, students: 6, timeScheme: { name: 'I', shift: 1 }, can: { edit: true } })
  expect(body.rows[0]!.boys + body.rows[0]!.girls).toBe(6)
  expect(body.can).toEqual({ create: true })
})

test('a group lead sees the led class alone and changes nothing, a teacher the taught ones', async ({ school }) => {
  await school.db
    .updateTable('calendar_plan')
    .set({ group_id: school.otherGroup.id, teacher_id: school.people['group-lead'].userId })
    .where('uuid', '=', school.plans.music.uuid)
    .execute()

  const { body } = await school.as('group-lead')(groups.list)
  expect(body.rows).toMatchObject([{ label: '7А', can: { edit: false } }])
  expect(body.can).toEqual({ create: false })
  expect(await listed(school, 'teacher')).toEqual(['7А'])
  const other = await school.as('group-lead')(groups.byId, { params: { groupId: school.otherGroup.id } })
  expect(other.status).toBe(404)
})

test('the list is narrowed by grade, language, direction and shift, and searched by class and lead', async ({
  school,
}) => {
  await create(school)
  await create(school, { parallel: 11, letter: 'Г', eduLang: 'kz', faculty: 'ogn' })
  const { lead } = (await school.as('zavuch')(groups.list)).body.rows.find(({ label }) => label === '7А')!

  expect(await listed(school, 'zavuch', { parallel: 7 })).toEqual(['7А', '7Ә'])
  expect(await listed(school, 'zavuch', { lang: 'ru' })).toEqual(['5Б'])
  expect(await listed(school, 'zavuch', { faculty: 'ogn' })).toEqual(['11Гogn'])
  expect(await listed(school, 'zavuch', { shift: 1 })).toEqual(['7А', '7Ә'])
  expect(await listed(school, 'zavuch', { search: '5б' })).toEqual(['5Б'])
  expect(await listed(school, 'zavuch', { search: lead!.name.split(' ')[0] })).toContain('7А')
  expect(await listed(school, 'zavuch', { sort: '-students', limit: 1 })).toEqual(['7А'])
})

test('pupils are counted on the day: who has left is not, and a year that is over shows its end', async ({
  school,
}) => {
  const [first] = school.students
  await school.db
    .updateTable('enrolment')
    .set({ until: '2026-11-18' })
    .where('student_id', '=', first!.userId)
    .execute()
  expect((await school.as('director')(groups.list)).body.rows[0]).toMatchObject({ label: '7А', students: 5 })

  await school.db.updateTable('study_group').set({ academic_year: 2025 }).where('id', '=', school.group.id).execute()
  await school.db
    .updateTable('enrolment')
    .set({ since: '2025-09-01', until: '2026-05-26' })
    .where('group_id', '=', school.group.id)
    .execute()
  const { body } = await school.as('director')(groups.list, {}, { quarter: 20254 })
  expect(body.rows).toMatchObject([{ label: '7А', students: 6 }])
})

test('a class is added under its first version of names and under its second', async ({ school }) => {
  const first = await create(school, {
    letter: 'в',
    quarterStart: '2026-11-02',
    quarterEnd: '20.12.2026',
    isInStatistic: 0,
  })
  expect(first).toMatchObject({ label: '5В', eduLang: 'ru', quarterEnd: '2026-12-20', isInStatistic: 0, students: 0 })

  const body = { name: 5, letter: 'Г', edu_lang: 'kz' as const, quarter_start: '02.11.2026', quarter_end: '20.12.2026' }
  const second = await school.as('director')(groups.store, { body })
  expect(second.body).toMatchObject({ label: '5Г', quarterStart: '2026-11-02' })
  const changed = await school.as('director')(groups.change, {
    params: { groupId: second.body.id },
    body: { ...body, letter: 'Д' },
  })
  expect(changed.body).toMatchObject({ id: second.body.id, label: '5Д' })
  expect(school.house.facts.map(({ name }) => name)).toContain(groupChanged.name)
})

test('a letter of two characters is refused in sound words', async ({ school }) => {
  const told = async (language: 'ru' | 'en') =>
    (await school.as('zavuch')(groups.create, { body: { ...draft, letter: 'АБ' } }, { language })).body.errors?.[
      'letter'
    ]
  expect(await told('ru')).toContain('Не длиннее 1 знака')
  expect(await told('en')).toContain('At most 1 character')
})

for (const [what, changes, field] of [
  ['no letter', { letter: '' }, 'letter'],
  ['two letters', { letter: 'АБ' }, 'letter'],
  ['a digit for a letter', { letter: '1' }, 'letter'],
  ['a thirteenth grade', { parallel: 13 }, 'parallel'],
  ['a grade below nought', { parallel: -1 }, 'parallel'],
  ['a high grade without a direction', { parallel: 10 }, 'faculty'],
  ['a quarter that ends before it begins', { quarterStart: '02.11.2026', quarterEnd: '01.11.2026' }, 'quarterEnd'],
  ['a day that does not exist', { quarterStart: '31.11.2026' }, 'quarterStart'],
  ['a lead who is nobody here', { personnelId: 1 }, 'personnelId'],
  ['bells of nobody', { timeSchemeUuid: '00000000-0000-4000-8000-000000000000' }, 'timeSchemeUuid'],
] as const)
  test(`a class with ${what} is refused under the field`, async ({ school }) => {
    const refused = await school.as('director')(groups.create, { body: { ...draft, ...changes } })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  })

test('a year has each class once, whichever alphabet its letter comes from', async ({ school }) => {
  const director = school.as('director')
  const latin = await director(groups.create, { body: { ...draft, parallel: 7, letter: 'a' } })
  expect(latin.body.errors).toEqual({ letter: ['Бұл оқу жылында мұндай сынып бар'] })

  const { id } = await create(school)
  await director(groups.archive, { body: { id } })
  const archived = await director(groups.create, { body: draft })
  expect(archived.body.errors).toEqual({ letter: ['Мұндай сынып мұрағатта тұр: оны сол жерден қайтарыңыз'] })
})

test('a pupil, a teacher of another school and its bells are not taken', async ({ school, otherSchool }) => {
  const refused = await school.as('director')(groups.create, {
    body: { ...draft, personnelId: school.people.student.userId, timeSchemeUuid: otherSchool.scheme },
  })
  expect(Object.keys(refused.body.errors ?? {}).toSorted()).toEqual(['personnelId', 'timeSchemeUuid'])
})

test('the grade and the language of a class stay; letter, lead, bells and statistics change', async ({ school }) => {
  const director = school.as('director')
  const params = { groupId: school.otherGroup.id }
  const own = { parallel: 7, letter: 'Ә', eduLang: 'kz' } as const

  const grade = await director(groups.update, { params, body: { ...own, parallel: 8 } })
  expect(Object.keys(grade.body.errors ?? {})).toEqual(['parallel'])
  const lang = await director(groups.update, { params, body: { ...own, eduLang: 'ru' } })
  expect(Object.keys(lang.body.errors ?? {})).toEqual(['eduLang'])

  const personnelId = school.people.teacher.userId
  const changed = await director(groups.update, {
    params,
    body: { ...own, letter: 'Ғ', personnelId, isInStatistic: 0 },
  })
  expect(changed.body).toMatchObject({ label: '7Ғ', lead: { id: personnelId }, timeScheme: null, isInStatistic: 0 })
})

test('a teacher who is given a class acts as a group lead, and who loses the only one does not', async ({ school }) => {
  const teacher = school.colleague
  const subrole = async () =>
    (await school.db.selectFrom('app_user').select('subrole').where('id', '=', teacher.userId).execute())[0]?.subrole
  const { id } = await create(school, { personnelId: teacher.userId })
  expect(await subrole()).toBe('group-lead')

  await school.as('zavuch')(groups.update, { params: { groupId: id }, body: draft })
  expect(await subrole()).toBeNull()
})

test('a class with pupils or lessons ahead is not put away, and the refusal counts them', async ({ school }) => {
  const refused = await school.as('director')(groups.archive, { body: { id: school.group.id } })
  expect(refused.body).toMatchObject({ code: 'group.alive', data: { label: '7А', students: 6, lessons: 4 } })
})

test('a class is put away and comes back as it was', async ({ school }) => {
  const director = school.as('director')
  const { id } = await create(school)
  const archived = async () => (await director(groups.archived)).body.rows.map(({ label }) => label)

  expect((await director(groups.archive, { body: { id } })).status).toBe(200)
  expect([await listed(school, 'director'), await archived()]).toEqual([['7А', '7Ә'], ['5Б']])
  expect((await director(groups.shortList)).body.map(({ label }) => label)).toEqual(['7А', '7Ә'])

  expect((await director(groups.restore, { body: { id } })).status).toBe(200)
  expect([await listed(school, 'director'), await archived()]).toEqual([['5Б', '7А', '7Ә'], []])
})

test('a class that somebody studied in stays for ever, one made by mistake is removed', async ({ school }) => {
  const director = school.as('director')
  const refused = await director(groups.delete, { params: { groupId: school.group.id } })
  expect(refused.body).toMatchObject({ code: 'group.used', data: { students: 6, plans: 4 } })

  const { id } = await create(school)
  expect((await director(groups.delete, { params: { groupId: id } })).status).toBe(200)
  expect(await listed(school, 'director')).toEqual(['7А', '7Ә'])
})

test('the form is told who may lead, and which class they lead already', async ({ school }) => {
  const { body } = await school.as('zavuch')(groups.dicts)
  const lead = body.personnels.find(({ id }) => id === school.people['group-lead'].userId)
  expect(lead).toMatchObject({ leads: '7А' })
  expect(body).toMatchObject({ langs: ['kz', 'ru'], faculties: ['emn', 'ogn'], timeSchemes: [{ uuid: school.scheme }] })
  expect(body.personnels.map(({ id }) => id)).not.toContain(school.people.student.userId)
})

test('the classes are taken as a file in the order and without the columns of the list', async ({ school }) => {
  const { raw } = await school.as('zavuch')(
    groups.file,
    { query: { sort: '-label', hide: 'lead,boys,girls,scheme' } },
    { language: 'ru' },
  )
  const taken = await read(raw)
  expect('sheets' in taken && taken.sheets[0]?.rows).toEqual([
    ['Класс', 'Язык обучения', 'Ученики', 'Смена', 'В статистике'],
    ['7Ә', 'Казахский', 1, 1, 'онлайн'],
    ['7А', 'Казахский', 6, 1, 'онлайн'],
  ])
})

test('the list asked for as a workbook is that file, at every address of the list (C-EXPORT-1)', async ({ school }) => {
  const accept = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const asked = async (url: string) => {
    const headers = { authorization: `Bearer ${await school.tokenOf('zavuch')}`, accept }
    return school.house.app.http.inject({ method: 'GET', url, headers })
  }
  for (const root of ['/api/v3/os/backoffice/group', '/api/v2/os/backoffice/group', '/api/v3/os/frontoffice/group']) {
    const answer = await asked(`${root}/list?limit=20&sort=-label`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, accept])
    const taken = await read(answer.rawPayload)
    expect('sheets' in taken && taken.sheets[0]?.rows.map(([label]) => label)).toEqual(['Сынып', '7Ә', '7А'])
  }
  // What has no file answers as ever.
  expect((await asked('/api/v3/os/backoffice/group/short-list')).headers['content-type']).toContain('application/json')
})

test('no student is told the groups to choose from (P-OTHER-1)', async ({ school }) => {
  expect((await school.as('student')(groups.shortList)).status).toBe(403)
})

for (const role of ['teacher', 'group-lead', 'student', 'parent', 'region_worker'] as const)
  test(`a ${role} may not add a class`, async ({ school }) => {
    expect((await school.as(role)(groups.create, { body: draft })).status).toBe(403)
  })
