import { randomUUID } from 'node:crypto'
import { importPlans } from '@qalam/contract/import-plans/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { oneRoster } from '@qalam/contract/one-roster/api.ts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect } from 'vitest'
import { bookOf, check as checkBook, commit, test, work } from '#modules/import-plans/testing/desk.ts'
import { employee, iinFor, pupilIin } from '#platform/testing/workbook.ts'
import type { School } from '#platform/testing/school.ts'

type Texts = Record<string, string>
const zipOf = (texts: Texts) =>
  zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])))

async function textsOf(school: School, language: Language = 'kz'): Promise<Texts> {
  const { raw } = await school.as('director')(oneRoster.file, {}, { language })
  return Object.fromEntries(Object.entries(unzipSync(raw)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
const send = (school: School, bytes: Uint8Array, uuid: string = randomUUID()) => {
  const file = { name: 'roster.zip', mime: 'application/zip', bytes: Buffer.from(bytes) }
  return school.upload('director', oneRoster.check, { query: { uuid } }, [file])
}

/** The tiny school, all of whose people have an IIN. */
async function schoolOf(school: School) {
  await commit(school, (await checkBook(school, await bookOf(school))).id)
  await school.house.pool.query(
    'update app_user set archived_at = now() where school_id = $1 and person_id in (select id from person where iin is null)',
    [school.id],
  )
  return textsOf(school)
}
async function planOf(school: School, texts: Texts) {
  const uuid = randomUUID()
  const answer = await send(school, zipOf(texts), uuid)
  expect(answer.status).toBe(200)
  await work(school)
  const rowsOf = async (kind: 'create' | 'change') =>
    (await school.as('director')(importPlans.rows, { query: { plan: uuid, kind } })).body.rows
  const touched = [...(await rowsOf('create')), ...(await rowsOf('change'))]
  return { notes: answer.body.notes, touched }
}
const swapped = (texts: Texts, file: string, from: string | RegExp, to: string): Texts => {
  const text = texts[file] ?? ''
  const after = text.replace(from, to)
  expect(after).not.toBe(text)
  return { ...texts, [file]: after }
}

test('a school that brings in its own archive of whatever language has nothing to do', async ({ school }) => {
  await schoolOf(school)
  const { notes, touched } = await planOf(school, await textsOf(school, 'ru'))
  expect(notes).toEqual([])
  expect(touched).toEqual([])
})

test('a new pupil comes by an archive, and one without an IIN is told of with the place', async ({ school }) => {
  const texts = await schoolOf(school)
  const rowOf = (file: string, values: Texts) => {
    const [head = ''] = (texts[file] ?? '').split('\r\n')
    return `${head
      .split(',')
      .map((name) => `"${values[name.replaceAll('"', '')] ?? ''}"`)
      .join(',')}\r\n`
  }
  const place = /"(group-\d+)"/.exec(texts['classes.csv'] ?? '')?.[1] ?? ''
  const org = `school-${school.id}`
  const named = { enabledUser: 'true', username: 'x', givenName: 'Әлия', familyName: 'Сейітова' }
  const add: [string, Texts][] = [
    ['users.csv', { sourcedId: 'new-1', ...named, identifier: iinFor('2013-03-15', 'w', 990) }],
    ['users.csv', { sourcedId: 'new-2', ...named }],
    ...['new-1', 'new-2'].flatMap((id): [string, Texts][] => [
      [
        'roles.csv',
        { sourcedId: `role-${id}`, userSourcedId: id, roleType: 'primary', role: 'student', orgSourcedId: org },
      ],
      [
        'enrollments.csv',
        { sourcedId: `e-${id}`, classSourcedId: place, schoolSourcedId: org, userSourcedId: id, role: 'student' },
      ],
      ['demographics.csv', { sourcedId: id, birthDate: '2013-03-15', sex: 'female' }],
    ]),
  ]
  const more = add.reduce<Texts>((all, [file, row]) => ({ ...all, [file]: all[file] + rowOf(file, row) }), texts)
  const { notes, touched } = await planOf(school, more)
  expect(notes).toMatchObject([
    { file: 'users.csv', row: (texts['users.csv'] ?? '').split('\r\n').length + 1, column: 'identifier' },
  ])
  expect(touched).toMatchObject([{ part: 'pupils', kind: 'create' }])
})

test('an archive of another maker is matched by BIN, IIN, the name of a class and the code of a subject', async ({
  school,
}) => {
  const texts = await schoolOf(school)
  // Every id of ours becomes one that only the other system knows.
  const theirs = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replaceAll(/(?<=[",])(school|group|plan|user|course|role|year|quarter)-(?=[\w-])/g, 'sis-$1-'),
    ]),
  )
  expect(theirs['users.csv']).not.toContain('"user-')
  expect((await planOf(school, theirs)).touched).toEqual([])

  const born = swapped(theirs, 'demographics.csv', '"2013-02-15"', '"2013-02-16"')
  const other = swapped(born, 'orgs.csv', /"sis-school-\d+",(.*?)"\d{12}"/, '"sis-school-1",$1"000000000000"')
  expect((await send(school, zipOf(other))).body).toMatchObject({ code: 'one-roster.other-school' })
})

test('a new pupil comes with the parents, a new employee with a phone, and the rest is named', async ({ school }) => {
  const texts = await schoolOf(school)
  const rowOf = (file: string, values: Texts) => {
    const [head = ''] = (texts[file] ?? '').split('\r\n')
    return `${head
      .split(',')
      .map((name) => `"${values[name.replaceAll('"', '')] ?? ''}"`)
      .join(',')}\r\n`
  }
  const place = /"(group-\d+)"/.exec(texts['classes.csv'] ?? '')?.[1] ?? ''
  const org = `school-${school.id}`
  const [mother, teacher] = [iinFor('1985-04-12', 'w', 991), iinFor('1990-06-20', 'm', 992)]
  const named = { enabledUser: 'true', username: 'x', familyName: 'Сейітова' }
  const people: [id: string, role: string, values: Texts][] = [
    ['p', 'student', { givenName: 'Әлия', identifier: iinFor('2013-03-15', 'w', 990), agentSourcedIds: 'm' }],
    ['m', 'parent', { givenName: 'Сәуле', identifier: mother }],
    ['t', 'teacher', { givenName: 'Арман', familyName: 'Оспанов', identifier: teacher, phone: '+77015550011' }],
    ['q', 'teacher', { givenName: 'Дана', identifier: iinFor('1991-06-20', 'w', 993) }],
    ['g', 'guardian', { givenName: 'Гүл', identifier: iinFor('1979-06-20', 'w', 994) }],
  ]
  const more = people.reduce<Texts>(
    (all, [id, role, values]) => ({
      ...all,
      'users.csv': all['users.csv'] + rowOf('users.csv', { sourcedId: id, ...named, ...values }),
      'roles.csv':
        all['roles.csv'] +
        rowOf('roles.csv', {
          ...{ sourcedId: `role-${id}`, userSourcedId: id, roleType: 'primary', role, orgSourcedId: org },
        }),
    }),
    {
      ...texts,
      'enrollments.csv':
        texts['enrollments.csv'] +
        rowOf('enrollments.csv', {
          ...{ sourcedId: 'e', classSourcedId: place, schoolSourcedId: org, userSourcedId: 'p', role: 'student' },
        }),
      // A file that a plan has nothing to do with is not even unpacked.
      'results.csv': 'x'.repeat(70 * 1024 * 1024),
    },
  )
  const { notes, touched } = await planOf(school, more)
  expect(notes.map(({ column, value }) => [column, value])).toEqual([
    ['phone', ''],
    ['sourcedId', 'g'],
  ])
  expect(touched.map(({ part, kind, name }) => [part, kind, name])).toEqual([
    ['staff', 'create', 'Оспанов Арман'],
    ['pupils', 'create', expect.stringContaining('Сейітова Әлия')],
  ])
})

test('another class teacher of an archive is a change of the class and of nothing else', async ({ school }) => {
  const texts = await schoolOf(school)
  const iins = new Set(Array.from({ length: 12 }, (_, at) => employee(at)))
  const bookIds = new Set(
    [...(texts['users.csv'] ?? '').matchAll(/^"(user-\d+)"(.*)$/gm)]
      .filter(([, , rest = '']) => [...iins].some((iin) => rest.includes(`"${iin}"`)))
      .map(([, id = '']) => id),
  )
  const enrolled = texts['enrollments.csv'] ?? ''
  const leads = [...enrolled.matchAll(/("group-\d+","school-\d+",)"(user-\d+)","teacher"/g)]
  const teachers = [...enrolled.matchAll(/"(user-\d+)","teacher"/g)]
    .map(([, id = '']) => id)
    .filter((id) => bookIds.has(id))
  const lead = leads.find(([, , id = '']) => bookIds.has(id)) ?? []
  const other = teachers.find((id) => leads.every(([, , taken]) => taken !== id)) ?? ''
  const { notes, touched } = await planOf(
    school,
    swapped(texts, 'enrollments.csv', lead[0] ?? '', `${lead[1]}"${other}","teacher"`),
  )
  expect(notes).toEqual([])
  expect(touched).toMatchObject([{ part: 'classes', kind: 'change' }])
})

test('what the plan cannot take over is told with file, row and column', async ({ school }) => {
  const texts = await schoolOf(school)
  const other = swapped(texts, 'orgs.csv', /"school-\d+","","","[^"]*"/, `"school-${school.id}","","","Басқа"`)
  const { notes, touched } = await planOf(school, other)
  expect(notes).toMatchObject([{ file: 'orgs.csv', column: 'name', value: 'Басқа' }])
  expect(touched).toEqual([])
})

test('an archive that is none, is hostile or of another school is refused by name', async ({ school, otherSchool }) => {
  const texts = await textsOf(school)
  const refusalOf = async (bytes: Uint8Array) => {
    const answer = await send(school, bytes)
    return [answer.status, JSON.stringify(answer.body)] as const
  }
  const { 'manifest.csv': _, ...bare } = texts
  const many = Object.fromEntries(Array.from({ length: 70 }, (__, at) => [`users${at}.csv`, '']))
  const words: Texts = {
    'no-archive': 'Бұл zip архиві емес',
    'no-manifest': 'manifest.csv файлы жоқ',
    'not-whole': 'users.csv файлы толық емес',
    'strange-file': 'Архивте артық файл бар',
    'too-large': 'Архив тым үлкен',
    'broken-file': 'users.csv файлы оқылмайды',
    'other-school': 'Архивте сіздің мектебіңіз жоқ',
  }
  const cases: [string, Uint8Array][] = [
    ['no-archive', strToU8('PK nothing')],
    ['no-manifest', zipOf(bare)],
    ['no-manifest', zipOf(swapped(texts, 'manifest.csv', '"1.2"', '"1.1"'))],
    ['not-whole', zipOf(swapped(texts, 'manifest.csv', '"file.users","bulk"', '"file.users","absent"'))],
    ['strange-file', zipOf({ ...texts, '../users.csv': '' })],
    ['strange-file', zipOf(many)],
    ['too-large', zipOf({ ...texts, 'users.csv': ' '.repeat(65 * 1024 * 1024) })],
    ['broken-file', zipSync({ ...unzipSync(zipOf(texts)), 'users.csv': Uint8Array.of(0xff, 0xfe, 0x41, 0x00) })],
    ['broken-file', zipOf({ ...texts, 'users.csv': '"sourcedId' })],
    ['other-school', zipOf(await textsOf(otherSchool))],
  ]
  for (const [code, bytes] of cases)
    expect([code, ...(await refusalOf(bytes))]).toEqual([code, 422, expect.stringContaining(words[code] ?? '?')])
})

/** Only these files, with changes alone. */
const changesOnly = (texts: Texts, rows: Readonly<Record<string, readonly string[]>>): Texts => ({
  'manifest.csv': Object.keys(rows).reduce(
    (manifest, name) => manifest.replace(`"file.${name}","bulk"`, `"file.${name}","delta"`),
    texts['manifest.csv'] ?? '',
  ),
  ...Object.fromEntries(
    Object.entries(rows).map(([name, changed]) => [
      `${name}.csv`,
      [(texts[`${name}.csv`] ?? '').split('\r\n')[0], ...changed, ''].join('\r\n'),
    ]),
  ),
})
const linesOf = (texts: Texts, file: string) => (texts[file] ?? '').split('\r\n').slice(1).filter(Boolean)
const halvesOf = (texts: Texts) =>
  linesOf(texts, 'classes.csv')
    .filter((line) => /-[12]","scheduled"/.test(line))
    .map((line) => line.split(',')[0] ?? '')

test('changes alone in our ids say who is in the other half now, and what is not in them stays', async ({ school }) => {
  const texts = await schoolOf(school)
  const [one = '', other = ''] = halvesOf(texts)
  const before =
    linesOf(texts, 'enrollments.csv').find((line) => line.includes(one) && line.includes('"student"')) ?? ''
  const gone = before.replace(/^("[^"]*"),"",""/, '$1,"tobedeleted","2026-11-18T00:00:00Z"')
  const come = before.replace(/^"[^"]*"/, '"new-half"').replace(one, other)
  const { notes, touched } = await planOf(school, changesOnly(texts, { enrollments: [gone, come] }))
  expect(notes).toEqual([])
  expect(touched).toMatchObject([{ part: 'subgroups', kind: 'change' }])
})

test('changes alone in the ids of another system are refused, since nobody can say whom they mean', async ({
  school,
}) => {
  const texts = await schoolOf(school)
  const theirs = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(/"(school|user)-/g, '"sis-$1-')]),
  )
  const delta = swapped(theirs, 'manifest.csv', '"file.users","bulk"', '"file.users","delta"')
  expect((await send(school, zipOf(delta))).body).toMatchObject({ code: 'one-roster.not-whole' })
})

test('a pupil of the school gets a parent by an archive', async ({ school }) => {
  const texts = await schoolOf(school)
  const users = linesOf(texts, 'users.csv')
  const [head = ''] = (texts['users.csv'] ?? '').split('\r\n')
  const columns = head.replaceAll('"', '').split(',')
  const at = columns.indexOf('agentSourcedIds')
  const cells = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, value = '']) => value)
  const iins = new Set(Array.from({ length: 24 }, (_, place) => pupilIin(place)))
  const isPupil = (line: string) => iins.has(cells(line)[columns.indexOf('identifier')] ?? '')
  const pupil = users.find((line) => isPupil(line) && cells(line)[at] === '') ?? ''
  expect(pupil).not.toBe('')
  const changed = cells(pupil).with(at, 'father')
  const father: Texts = {
    ...{ sourcedId: 'father', enabledUser: 'true', username: 'x', givenName: 'Серік', familyName: 'Жаңа' },
    ...{ identifier: iinFor('1981-05-06', 'm', 995), primaryOrgSourcedId: `school-${school.id}` },
  }
  const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(',')
  const role = quoted(['role-father', '', '', 'father', 'primary', 'parent', '', '', `school-${school.id}`, ''])
  const added = quoted(columns.map((column) => father[column] ?? ''))
  const { notes, touched } = await planOf(
    school,
    changesOnly(texts, { users: [quoted(changed), added], roles: [role] }),
  )
  expect(notes).toEqual([])
  expect(touched).toMatchObject([
    { part: 'pupils', kind: 'change', changes: [{ field: 'parent', after: 'Жаңа Серік' }] },
  ])
})
