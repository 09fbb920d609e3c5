import { lesson } from '@qalam/contract/lesson/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as documents from '#platform/testing/documents.ts'
import { type School, test } from '#platform/testing/school.ts'

const of = (scheduleUuid: string) => ({ params: { scheduleUuid } })
const png = documents.png()
const pdf = documents.pdf()
const link = (url = 'https://example.kz/video', title = 'Бейне') => ({ uuid: randomUUID(), title, url })

const send = (school: School, name: string, bytes: Buffer, mime = 'application/octet-stream') =>
  school.upload('teacher', lesson.addFiles, of(school.lessons.wednesdayAlgebra), [{ name, mime, bytes }])

const materialsOf = async (school: School) =>
  (await school.as('teacher')(lesson.page, of(school.lessons.wednesdayAlgebra))).body.materials

test('a link is added once, whatever is sent twice, and the group hears of it', async ({ school }) => {
  const body = link()
  const teacher = school.as('teacher')
  await teacher(lesson.addLink, { ...of(school.lessons.wednesdayAlgebra), body })
  const again = await teacher(lesson.addLink, { ...of(school.lessons.wednesdayAlgebra), body })

  expect(again.body).toMatchObject({ kind: 'link', title: 'Бейне', url: 'https://example.kz/video' })
  expect(await materialsOf(school)).toHaveLength(1)
  expect(school.house.facts.filter(({ name }) => name === 'lesson.changed').at(-1)).toMatchObject({
    data: { lessonUuid: school.lessons.wednesdayAlgebra, groupId: school.group.id },
  })
})

test('a link whose uuid is another lesson’s is refused under the field', async ({ school }) => {
  const body = link()
  await school.as('teacher')(lesson.addLink, { ...of(school.lessons.mondayAlgebra), body })
  const taken = await school.as('teacher')(lesson.addLink, { ...of(school.lessons.wednesdayAlgebra), body })
  expect(taken.body.errors).toHaveProperty('uuid')
})

test('whoever types an address without its beginning is told how it begins', async ({ school }) => {
  const body = link('example.kz/video')
  const refused = await school.as('teacher')(lesson.addLink, { ...of(school.lessons.wednesdayAlgebra), body })
  expect(refused.body.errors).toEqual({ url: ['Мекенжай https:// немесе http:// деп басталуы керек'] })
})

test.for(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.kz/b', 'nothing', `https://a.kz/${'a'.repeat(1000)}`])(
  'a link to %s is refused under its field',
  async (url, { school }) => {
    const refused = await school.as('teacher')(lesson.addLink, {
      ...of(school.lessons.wednesdayAlgebra),
      body: link(url),
    })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty('url')
    expect(await materialsOf(school)).toEqual([])
  },
)

test('a file comes back byte for byte under its Kazakh name, to be saved and not shown', async ({ school }) => {
  const added = await send(school, 'Есеп үлгісі №5.PNG', png, 'text/html')
  expect(added.body).toMatchObject([{ title: 'Есеп үлгісі №5.PNG', mime: 'image/png', bytes: png.length }])
  const uuid = added.body[0]!.uuid

  for (const role of ['teacher', 'student', 'parent', 'monitoring', 'director'] as const) {
    const { status, raw, headers } = await school.as(role)(lesson.file, {
      params: { scheduleUuid: school.lessons.wednesdayAlgebra, uuid },
    })
    expect(status).toBe(200)
    expect(raw.equals(png)).toBe(true)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/)
    expect(decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? '')).toBe('Есеп үлгісі №5.PNG')
  }
})

test('a download that broke goes on where it stood, and a video can be wound', async ({ school }) => {
  const uuid = (await send(school, 'сурет.png', png)).body[0]!.uuid
  const file = { params: { scheduleUuid: school.lessons.wednesdayAlgebra, uuid } }
  const read = (range: string) => school.as('student')(lesson.file, file, { range })

  const whole = await school.as('student')(lesson.file, file)
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    etag: `"${uuid}"`,
    'content-length': `${png.length}`,
  })

  const rest = await read('bytes=20-')
  expect(rest.status).toBe(206)
  expect(rest.headers['content-range']).toBe(`bytes 20-${png.length - 1}/${png.length}`)
  expect(rest.raw.equals(png.subarray(20))).toBe(true)
  expect((await read('bytes=0-7')).raw.equals(png.subarray(0, 8))).toBe(true)

  const outside = await read(`bytes=${png.length}-`)
  expect(outside.status).toBe(416)
  expect(outside.headers['content-range']).toBe(`bytes */${png.length}`)
  expect((await school.as('teacher')(lesson.file, file, { range: 'bytes=0-1,4-5' })).status).toBe(200)
})

test('a file is read only through a lesson that holds it, by those who see the lesson', async ({
  school,
  otherSchool,
}) => {
  const uuid = (await send(school, 'a.pdf', pdf)).body[0]!.uuid
  const through = (scheduleUuid: string) => ({ params: { scheduleUuid, uuid } })
  expect((await school.as('teacher')(lesson.file, through(school.lessons.mondayAlgebra))).status).toBe(404)
  expect(
    (await school.as(school.otherGroup.student)(lesson.file, through(school.lessons.wednesdayAlgebra))).status,
  ).toBe(404)
  expect((await otherSchool.as('director')(lesson.file, through(school.lessons.wednesdayAlgebra))).status).toBe(404)
  expect((await otherSchool.as('director')(lesson.file, through(otherSchool.lessons.mondayAlgebra))).status).toBe(404)
})

test.for([
  ['page.png', '<html><script>alert(1)</script>'],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['page.html', '<html></html>'],
  ['notes.txt', '<!doctype html><script>1</script>'],
  ['program.exe', 'MZ\u0090'],
  ['program.pdf', 'MZ\u0090'],
  ['archive.zip', 'PK\u0003\u0004'],
  ['sheet.docx', 'PK\u0003\u0004 nothing of Office'],
  ['picture.png.html', '\u0089PNG'],
  ['empty.pdf', ''],
  ['noending', '%PDF-1.7'],
] as const)('%s is not kept', async ([name, content], { school }) => {
  const refused = await send(school, name, Buffer.from(content, 'latin1'), 'image/png')
  expect(refused).toMatchObject({ status: 422, body: { code: 'files.kind', data: { name } } })
  expect(await materialsOf(school)).toEqual([])
})

test.for([
  ['../../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\windows\\a.pdf', 'a.pdf'],
  ['fdp\u202e.exe.pdf', 'fdp.exe.pdf'],
  ['.pdf', 'file.pdf'],
] as const)('the name %s is cut to what a person may read', async ([name, kept], { school }) => {
  expect((await send(school, name, pdf)).body).toMatchObject([{ title: kept }])
})

test('one bad file keeps the good one out too', async ({ school }) => {
  const refused = await school.upload('teacher', lesson.addFiles, of(school.lessons.wednesdayAlgebra), [
    { name: 'good.pdf', mime: 'application/pdf', bytes: pdf },
    { name: 'bad.svg', mime: 'image/svg+xml', bytes: Buffer.from('<svg/>') },
  ])
  expect(refused.status).toBe(422)
  expect(await materialsOf(school)).toEqual([])
})

test('22 MB is too much, and so are four files at once, and so is none', async ({ school }) => {
  const big = await send(school, 'big.pdf', documents.pdf(Buffer.alloc(22 * 1024 * 1024)))
  expect(big).toMatchObject({ status: 413, body: { code: 'too-large' } })

  const four = await school.upload(
    'teacher',
    lesson.addFiles,
    of(school.lessons.wednesdayAlgebra),
    [1, 2, 3, 4].map((number) => ({ name: `${number}.pdf`, mime: 'application/pdf', bytes: pdf })),
  )
  expect(four.status).toBe(413)

  const none = await school.as('teacher')(lesson.addFiles, of(school.lessons.wednesdayAlgebra))
  expect(none).toMatchObject({ status: 422, body: { code: 'files.none' } })
  expect(await materialsOf(school)).toEqual([])
})

test('a lesson holds thirty materials', async ({ school }) => {
  for (let number = 0; number < 30; number++)
    await school.as('teacher')(lesson.addLink, { ...of(school.lessons.wednesdayAlgebra), body: link() })
  const more = await school.as('teacher')(lesson.addLink, { ...of(school.lessons.wednesdayAlgebra), body: link() })
  expect(more).toMatchObject({ status: 422, body: { code: 'lesson.too-many-materials', data: { max: 30 } } })
  expect((await send(school, 'a.pdf', pdf)).body.code).toBe('lesson.too-many-materials')
})

test('a material is taken off by who teaches the lesson, once', async ({ school, otherSchool }) => {
  const body = link()
  await school.as('teacher')(lesson.addLink, { ...of(school.lessons.wednesdayAlgebra), body })
  const params = { scheduleUuid: school.lessons.wednesdayAlgebra, uuid: body.uuid }

  expect((await school.as('group-lead')(lesson.removeMaterial, { params })).status).toBe(403)
  expect((await otherSchool.as('director')(lesson.removeMaterial, { params })).status).toBe(404)
  expect((await school.as('teacher')(lesson.removeMaterial, { params })).status).toBe(200)
  expect((await school.as('teacher')(lesson.removeMaterial, { params })).status).toBe(404)
  expect(await materialsOf(school)).toEqual([])
})
