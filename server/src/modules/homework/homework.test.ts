import { homework } from '@qalam/contract/homework/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as documents from '#platform/testing/documents.ts'
import { type School, test } from '#platform/testing/school.ts'

const of = (scheduleUuid: string) => ({ params: { scheduleUuid } })
const draft = { version: 0, text: '45-бет, № 312', dueOn: '20.11.2026' }
const pdf = { name: 'Есеп.pdf', mime: 'application/pdf', bytes: documents.pdf() }

const set = (school: School, body: Partial<typeof draft> & { uuid?: string; operationId?: string } = {}) =>
  school.as('teacher')(homework.set, { ...of(school.lessons.wednesdayAlgebra), body: { ...draft, ...body } })

const seen = async (school: School) =>
  (await school.as('student')(lesson.page, of(school.lessons.wednesdayAlgebra))).body.homework

test('a teacher sets homework; the class sees it and is told', async ({ school }) => {
  const { status, body } = await set(school)
  expect(status).toBe(200)
  expect(body).toMatchObject({ text: '45-бет, № 312', dueOn: '2026-11-20', version: 1, files: [] })
  expect(await seen(school)).toMatchObject(body)
  expect(school.house.facts.at(-1)).toMatchObject({
    name: 'homework.changed',
    schoolId: school.id,
    data: { lessonUuid: school.lessons.wednesdayAlgebra, groupId: school.group.id },
  })
})

test('changing it counts versions; who comes with an old one gets the present text', async ({ school }) => {
  const { body: first } = await set(school)
  const second = await set(school, { uuid: first.uuid, version: 1, text: '46-бет' })
  expect(second.body).toMatchObject({ uuid: first.uuid, version: 2, text: '46-бет' })

  const stale = await set(school, { uuid: first.uuid, version: 1, text: '47-бет' })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'homework.stale', data: { current: { version: 2, text: '46-бет', dueOn: '20.11.2026' } } },
  })
  expect((await set(school)).status).toBe(409)
  expect(await seen(school)).toMatchObject({ text: '46-бет' })
})

test('the same write of a device days later changes nothing, whatever was written since; nobody else uses its id', async ({
  school,
}) => {
  const operationId = randomUUID()
  const first = await set(school, { operationId })
  await set(school, { uuid: first.body.uuid, version: 1, text: '46-бет' })
  school.house.setClock(new Date('2026-11-25T04:10:00Z'))
  const again = await set(school, { operationId })
  expect(again).toMatchObject({ status: 200, body: { version: 2, text: '46-бет' } })
  expect(await seen(school)).toMatchObject({ version: 2, text: '46-бет' })

  const other = await school.as('zavuch')(homework.set, {
    ...of(school.lessons.wednesdayAlgebra),
    body: { ...draft, operationId },
  })
  expect(other.status).toBe(422)
})

test('a stale writer is told whose words stand, and since when', async ({ school }) => {
  await school.as('zavuch')(homework.set, { ...of(school.lessons.wednesdayAlgebra), body: draft })
  const { body } = await set(school, { text: 'Басқа' })
  expect(body).toMatchObject({ code: 'homework.stale', data: { by: expect.any(String), at: expect.any(String) } })
})

test('homework that was taken back and set anew is not the one somebody still has open', async ({ school }) => {
  const { body: first } = await set(school)
  await school.as('teacher')(homework.clear, { ...of(school.lessons.wednesdayAlgebra), body: { version: 1 } })
  expect(await seen(school)).toBeNull()
  await set(school, { text: 'Басқа тапсырма' })

  const stale = await set(school, { uuid: first.uuid, version: 1, text: 'Ескі' })
  expect(stale.body).toMatchObject({ code: 'homework.stale', data: { current: { text: 'Басқа тапсырма' } } })
})

test('two teachers who set it at once do not overwrite each other', async ({ school }) => {
  const answers = await Promise.all([set(school, { text: 'бір' }), set(school, { text: 'екі' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.for([
  ['17.11.2026', 'before the lesson'],
  ['26.05.2027', 'after the year'],
  ['31.02.2027', 'no day at all'],
] as const)('a due day %s, %s, is refused under the field', async ([dueOn], { school }) => {
  const refused = await set(school, { dueOn })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['dueOn'])
  expect(await seen(school)).toBeNull()
})

test('the day of the lesson itself and no day at all will do', async ({ school }) => {
  expect((await set(school, { dueOn: '18.11.2026' })).status).toBe(200)
  const without = await school.as('teacher')(homework.set, {
    ...of(school.lessons.mondayAlgebra),
    body: { version: 0, text: 'Қайталау' },
  })
  expect(without.body.dueOn).toBeNull()
})

test.for([[''], ['   '], ['ә'.repeat(4001)]])(
  'a text that is empty or too long is refused',
  async ([text], { school }) => {
    const refused = await set(school, { text: text ?? '' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty('text')
  },
)

test('only who teaches the lesson or manages the school sets homework', async ({ school, otherSchool }) => {
  const at = { ...of(school.lessons.wednesdayAlgebra), body: draft }
  for (const role of ['student', 'parent', 'monitoring', 'group-lead', 'social_worker', 'region_worker'] as const)
    expect((await school.as(role)(homework.set, at)).status).toBe(403)
  expect((await school.as(school.colleague)(homework.set, at)).status).toBe(403)
  expect((await otherSchool.as('director')(homework.set, at)).status).toBe(404)
  expect((await school.asNobody(homework.set, at)).status).toBe(401)
  expect((await school.as('zavuch')(homework.set, at)).status).toBe(200)
})

test('up to three files hang on homework, and come back through the lesson', async ({ school }) => {
  const place = of(school.lessons.wednesdayAlgebra)
  const early = await school.upload('teacher', homework.addFiles, place, [pdf])
  expect(early.body.code).toBe('homework.missing')

  await set(school)
  const { body } = await school.upload('teacher', homework.addFiles, place, [pdf, pdf])
  expect(body.files.map(({ name }) => name)).toEqual(['Есеп.pdf', 'Есеп.pdf'])
  const more = await school.upload('teacher', homework.addFiles, place, [pdf, pdf])
  expect(more.body).toMatchObject({ code: 'homework.too-many-files', data: { max: 3 } })

  const uuid = body.files[0]!.uuid
  const read = await school.as('student')(lesson.file, { params: { ...place.params, uuid } })
  expect(read.raw.equals(pdf.bytes)).toBe(true)

  const left = await school.as('teacher')(homework.removeFile, { params: { ...place.params, uuid } })
  expect(left.body.files).toHaveLength(1)
  expect((await school.as('student')(lesson.file, { params: { ...place.params, uuid } })).status).toBe(404)
})

test('a page that says it is a picture does not get in', async ({ school }) => {
  await set(school)
  const refused = await school.upload('teacher', homework.addFiles, of(school.lessons.wednesdayAlgebra), [
    { name: 'a.png', mime: 'image/png', bytes: Buffer.from('<html>') },
  ])
  expect(refused.body).toMatchObject({ code: 'files.kind', data: { name: 'a.png' } })
  expect((await seen(school))?.files).toEqual([])
})

test('taking back needs the present version, and something to take back', async ({ school }) => {
  const clear = (version: number) =>
    school.as('teacher')(homework.clear, { ...of(school.lessons.wednesdayAlgebra), body: { version } })
  expect((await clear(1)).body.code).toBe('homework.missing')
  await set(school)
  expect((await clear(2)).body.code).toBe('homework.stale')
  expect((await clear(1)).status).toBe(200)
  expect((await set(school)).body.version).toBe(1)
})

test('a uuid that is another lesson’s homework is refused under the field', async ({ school }) => {
  const uuid = randomUUID()
  await set(school, { uuid })
  const taken = await school.as('teacher')(homework.set, {
    ...of(school.lessons.mondayAlgebra),
    body: { ...draft, uuid },
  })
  expect(taken.body.errors).toHaveProperty('uuid')
})
