import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { listImport } from '@qalam/contract/list-import/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { birthDateOf } from '@qalam/contract/profile/iin.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { freshIin } from '#platform/testing/world/people.ts'
import { read, write, type CellToWrite } from '#platform/text/xlsx.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const headers = ['ЖСН', 'Тегі', 'Аты', 'Әкесінің аты', 'Жынысы', 'Туған күні', 'Сынып']
const staffHeaders = ['ИИН', 'Фамилия', 'Имя', 'Отчество', 'Пол', 'Дата рождения', 'Телефон', 'Должность']

const fileOf = async (name: string, head: string[], rows: CellToWrite[][]) => ({
  name: `${name}.xlsx`,
  mime,
  bytes: Buffer.from(await write([{ name, headers: head, rows }])),
})
const listOf = (...rows: CellToWrite[][]) => fileOf('Оқушылар', headers, rows)
const staffOf = (...rows: CellToWrite[][]) => fileOf('Сотрудники', staffHeaders, rows)

/** A row of a girl whom no school knows. */
const girl = (more: { iin?: string; surname?: string; label?: string } = {}): CellToWrite[] => {
  const { iin = freshIin('w'), surname = 'Әлиева', label = '7А' } = more
  return [iin, surname, 'Айша', '', 'қыз', { day: birthDateOf(iin) ?? '' }, label]
}
const worker = (position: string, phone = '+7 701 000 00 00'): CellToWrite[] => {
  const iin = freshIin('m')
  return [iin, 'Ким', 'Олег', '', 'м', { day: birthDateOf(iin) ?? '' }, phone, position]
}

type File = Awaited<ReturnType<typeof listOf>>
const look = async (school: School, file: File, language: Language = 'ru') =>
  (await school.upload('zavuch', listImport.studentsPreview, {}, [file], { language })).body
const bring = (school: School, file: File, language: Language = 'ru') =>
  school.upload('zavuch', listImport.students, { query: { order: '15-о' } }, [file], { language })
const inClass = async (school: School) =>
  (await school.as('zavuch')(contingent.list, { query: { groupId: school.group.id, limit: 100 } })).body.rows

test('the template has the columns in the language of the caller, and is read back as it is', async ({ school }) => {
  const { raw } = await school.as('zavuch')(listImport.studentsTemplate, {}, { language: 'kz' })
  const sheets = await read(raw)
  expect('sheets' in sheets && sheets.sheets[0]).toMatchObject({
    name: 'Оқушылар',
    rows: [['ЖСН', 'Тегі', 'Аты', 'Әкесінің аты', 'Жынысы', 'Туған күні', 'Сыныбы']],
  })
})

test('a list is looked at without storing anything, then brings whoever is new; their sign-ins come with the sheets', async ({
  school,
}) => {
  const before = await inClass(school)
  const newcomer = girl()
  const file = await listOf(newcomer, girl({ iin: school.people.student.iin }), girl({ label: '7ә' }))

  const { rows, findings } = await look(school, file)
  expect(rows).toMatchObject([
    { row: 2, name: 'Әлиева Айша', iin: newcomer[0], group: '7А', state: 'new' },
    { row: 4, group: '7Ә', state: 'new' },
  ])
  expect(findings).toMatchObject([{ level: 'fault', row: 3 }])
  expect(await inClass(school)).toEqual(before)

  const good = await listOf(newcomer, girl({ label: '7Ә' }))
  const { status, body } = await bring(school, good)
  expect([status, body.added, body.untouched]).toEqual([200, 2, 0])
  const added = (await inClass(school)).find(({ iin }) => iin === newcomer[0])
  expect(added).toMatchObject({ id: body.userIds[0], group: { label: '7А' } })
  expect(added?.login).toBeNull()
  const { status: printed } = await school.as('zavuch')(personnel.accessSheets, { body: { userIds: body.userIds } })
  expect([printed, (await inClass(school)).find(({ iin }) => iin === newcomer[0])?.login]).toEqual([
    200,
    expect.any(String),
  ])
  const card = await school.as('zavuch')(personnel.card, { params: { userId: body.userIds[0]! } })
  expect(card.body.stays).toMatchObject([{ since: '2026-11-18', arrivalOrder: '15-о' }])

  const again = await bring(school, good)
  expect([again.body.added, again.body.untouched]).toEqual([0, 2])
})

test('a fault is told with its row, its column and the reason; nothing of such a file is stored', async ({
  school,
}) => {
  const twice = girl()
  const file = await listOf(girl(), twice, twice, girl({ surname: '=1+1' }), girl({ label: '9Б' }), girl({ iin: '1' }))
  const { findings } = await look(school, file)

  expect(findings.map(({ level, row, column }) => [level, row, column])).toEqual([
    ['fault', 4, 'ЖСН'],
    ['fault', 5, 'Тегі'],
    ['fault', 7, 'ЖСН'],
    ['fault', 7, 'Туған күні'],
    ['fault', 6, null],
  ])
  expect(findings.at(-1)?.words).toBe('В этом учебном году нет такого класса: 9Б')
  const before = await inClass(school)
  const refused = await bring(school, file)
  expect(refused).toMatchObject({ status: 422, body: { code: 'list.faults', data: { count: 5 } } })
  expect(refused.body.message).toMatch(/^4, ЖСН: /)
  expect(await inClass(school)).toEqual(before)
})

test('who studies elsewhere is a fault, who left there gets a place with the name of before, who left here stays in the archive', async ({
  school,
  otherSchool,
}) => {
  const zavuch = school.as('zavuch')
  const left = await bring(school, await listOf(girl()))
  const params = { userId: left.body.userIds[0]! }
  const { body: card } = await zavuch(personnel.card, { params })
  await zavuch(contingent.remove, { params, body: { order: '' } })
  const gone = [card.iin, 'Әлиева', 'Айша', '', 'қыз', { day: card.bornDate ?? '' }, '7А']
  const there = girl()
  const { body: theirs } = await bring(otherSchool, await listOf(there))
  expect((await look(school, await listOf(there))).findings).toMatchObject([{ level: 'fault', row: 2 }])
  const leaving = { params: { userId: theirs.userIds[0]! }, body: { order: '' } }
  await otherSchool.as('zavuch')(contingent.remove, leaving)

  const known = [there[0]!, 'Басқа', ...there.slice(2)]
  const file = await listOf(gone, known)
  expect((await look(school, file)).rows.map(({ state }) => state)).toEqual(['archived', 'known'])
  const { body } = await bring(school, file)
  expect([body.added, body.untouched]).toEqual([1, 1])
  expect((await zavuch(personnel.card, { params: { userId: body.userIds[0]! } })).body.surname).toBe('Әлиева')
})

test('employees come with their posts; one that only a director gives is a fault for a deputy', async ({ school }) => {
  const look = async (role: Role, file: File) =>
    (await school.upload(role, listImport.staffPreview, {}, [file], { language: 'en' })).body
  const file = await staffOf(worker('учитель'), worker('завуч'))

  expect((await look('zavuch', file)).findings).toMatchObject([{ row: 3, words: 'Only a director gives this post' }])
  expect((await look('director', file)).findings).toEqual([])
  const { body } = await school.upload('director', listImport.staff, { query: {} }, [file])
  const { body: card } = await school.as('director')(personnel.card, { params: { userId: body.userIds[0]! } })
  expect(card).toMatchObject({ surname: 'Ким', positionId: 4, role: 'teacher', phone: '+77010000000' })
  expect((await look('zavuch', await staffOf(worker('учитель', '12')))).findings).toMatchObject([{ row: 2 }])
})

test('what is no workbook, too long or without a needed column is told, not thrown', async ({ school }) => {
  const told = async (file: File) => (await look(school, file, 'en')).findings.map(({ level }) => level)
  const picture = { name: 'list.xlsx', mime, bytes: Buffer.from('PK\u0003\u0004 nothing of a workbook') }
  expect((await school.upload('zavuch', listImport.studentsPreview, {}, [picture])).status).toBeLessThan(500)
  expect(await told(await fileOf('Оқушылар', headers.slice(1), [girl().slice(1)]))).toEqual(['fault'])
  expect(await told(await listOf())).toEqual(['fault'])
  expect(await told(await listOf(...Array.from({ length: 301 }, () => girl())))).toContain('fault')
})

test('the list of a workbook of the whole school does: its other sheets are left alone', async ({ school }) => {
  const bytes = Buffer.from(
    await write([
      { name: 'Мектеп', headers: ['Өріс', 'Мәні'], rows: [] },
      { name: 'Оқушылар', headers, rows: [girl()] },
    ]),
  )
  const { body } = await bring(school, { name: 'mektep.xlsx', mime, bytes })
  expect(body.added).toBe(1)
})

test('who was brought in signs in by the printed sheet alone', async ({ school }) => {
  const { body } = await bring(school, await listOf(girl()))
  const printed = await school.as('zavuch')(personnel.accessSheets, {
    body: { userIds: body.userIds, everyone: false, withParents: false },
  })
  expect(printed.status).toBe(200)
  const access = await school.as('zavuch')(personnel.resetPassword, { params: { userId: body.userIds[0]! } })
  expect((await school.asNobody(auth.login, { body: access.body })).status).toBe(200)
})

test('a list of one class on each sheet: the sheets that are not read are told by name, the empty one is not', async ({
  school,
}) => {
  const sheet = (name: string, ...rows: CellToWrite[][]) => ({ name, headers, rows })
  const bytes = Buffer.from(
    await write([
      sheet('7А', girl()),
      sheet('7Ә', girl({ label: '7Ә' })),
      { name: 'Бос', headers: [], rows: [] },
      { name: 'Звонки', headers: ['Схема'], rows: [['1']] },
    ]),
  )
  const file = { name: 'list.xlsx', mime, bytes }
  const { rows, findings } = await look(school, file)
  expect(rows).toHaveLength(1)
  expect(findings.filter(({ level }) => level === 'fault')).toEqual([])
  expect(findings.map(({ words }) => words)).toEqual([
    'Лист «7Ә» не прочитан: список читается с листа «7А». Перенесите строки на него или загрузите отдельным файлом',
  ])
  expect((await bring(school, file)).body.added).toBe(1)
})
