import { lesson } from '@qalam/contract/lesson/api.ts'
import { createHash, randomBytes } from 'node:crypto'
import { request as send } from 'node:http'
import { Upload } from 'tus-js-client'
import { expect } from 'vitest'
import { openProcess } from '../testing/another-process.ts'
import { pdf, png } from '../testing/documents.ts'
import { now, type School, test } from '../testing/school.ts'
import { sweepUploads } from '../files/uploads.ts'
import { uploadsPath } from './resumable.ts'

const targetOf = (school: School) =>
  `POST ${lesson.addFiles.path.replace(':scheduleUuid', school.lessons.wednesdayAlgebra)}`
const base64 = (text: string) => Buffer.from(text).toString('base64')
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A mp4 of some megabytes. */
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), randomBytes(3_000_000)])

type Who = Parameters<School['tokenOf']>[0]

/** Speaks the protocol to the house as a person. */
function tusOf(school: School, who: Who) {
  const http = school.house.app.http
  const headers = async () => ({ authorization: `Bearer ${await school.tokenOf(who)}` })
  const begin = async (name: string, bytes: number, target = targetOf(school)) => {
    const metadata = `filename ${base64(name)},target ${base64(target)}`
    const asked = { ...(await headers()), 'upload-length': String(bytes), 'upload-metadata': metadata }
    const { statusCode, headers: told, body } = await http.inject({ method: 'POST', url: uploadsPath, headers: asked })
    return { status: statusCode, url: String(told['location'] ?? ''), code: body ? JSON.parse(body).code : null }
  }
  const send = async (url: string, offset: number, payload: Buffer) => {
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
    const answer = await http.inject({ method: 'PATCH', url, headers: { ...(await headers()), ...type }, payload })
    return { status: answer.statusCode, offset: answer.headers['upload-offset'] }
  }
  const stand = async (url: string) => {
    const answer = await http.inject({ method: 'HEAD', url, headers: await headers() })
    const { 'upload-offset': offset, 'upload-length': bytes } = answer.headers
    return { status: answer.statusCode, offset: Number(offset), bytes: Number(bytes) }
  }
  const hang = async (url: string, lessonUuid = school.lessons.wednesdayAlgebra) => {
    const path = lesson.addFiles.path.replace(':scheduleUuid', lessonUuid)
    const asked = { ...(await headers()), 'x-uploads': url.split('/').at(-1) ?? '' }
    const answer = await http.inject({ method: 'POST', url: path, headers: asked })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { begin, send, stand, hang }
}

test('a film whose line is cut after the half is gone on with in another process, and is the same film', async ({
  school,
}) => {
  const [first, second] = [await openProcess(school.house), await openProcess(school.house)]
  const token = await school.tokenOf('teacher')
  const { begin, hang } = tusOf(school, 'teacher')
  const { url } = await begin('Тәжірибе.mp4', film.length)
  const before = await cutAfterHalf(first.address + url, token, film)
  await first.close()

  const seen = await new Promise<number>((resolve, reject) => {
    const offsets: number[] = []
    const upload = new Upload(film, {
      uploadUrl: second.address + url,
      chunkSize: 1_000_000,
      retryDelays: null,
      headers: { authorization: `Bearer ${token}` },
      onProgress: (sent) => void offsets.push(sent),
      onSuccess: () => resolve(Math.min(...offsets)),
      onError: reject,
    })
    upload.start()
  })
  expect(seen).toBeGreaterThanOrEqual(before)
  const { status, body } = await hang(url)
  expect([status, body.data[0].title]).toEqual([200, 'Тәжірибе.mp4'])
  const params = { scheduleUuid: school.lessons.wednesdayAlgebra, uuid: body.data[0].uuid }
  const kept = await school.as('student')(lesson.file, { params })
  expect(shaOf(kept.raw)).toBe(shaOf(film))
})

/** Sends the half of a file and hangs up; answers how much of it the server keeps. */
async function cutAfterHalf(url: string, token: string, bytes: Buffer): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
    'content-length': String(bytes.length),
  }
  const half = bytes.subarray(0, bytes.length / 2)
  await new Promise<void>((resolve) => {
    const call = send(url, { method: 'PATCH', headers }, () => undefined)
    call.on('error', () => resolve())
    call.write(half, () => call.destroy())
  })
  const offset = async () => {
    const answer = await fetch(url, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })
    return Number(answer.headers.get('upload-offset'))
  }
  await expect.poll(offset).toBeGreaterThan(0)
  return offset()
}

test('who may not bring a file there is refused before the first byte, and so is what may not be kept', async ({
  school,
  otherSchool,
}) => {
  const teacher = tusOf(school, 'teacher')
  const codes = async (asked: Promise<{ status: number; code: string | null }>) => {
    const { status, code } = await asked
    return [status, code]
  }
  expect(await codes(tusOf(school, 'student').begin('a.pdf', 100))).toEqual([403, 'access.denied'])
  expect(await codes(tusOf(otherSchool, 'teacher').begin('a.pdf', 100, targetOf(school)))).toEqual([404, 'not-found'])
  expect(await codes(teacher.begin('a.exe', 100))).toEqual([422, 'files.kind'])
  expect(await codes(teacher.begin('a.xlsm', 100))).toEqual([422, 'files.macros'])
  expect(await codes(teacher.begin('a.mp4', 500_000_000))).toEqual([413, 'too-large'])
  expect(await codes(teacher.begin('a.pdf', 100, 'POST /api/v1/nothing'))).toEqual([422, 'malformed'])
  const nobody = await school.house.app.http.inject({ method: 'POST', url: uploadsPath })
  expect(nobody.statusCode).toBe(401)
})

test('what is not of the kind its name says is refused when it is whole', async ({ school }) => {
  const { begin, send, hang } = tusOf(school, 'teacher')
  const page = Buffer.from('<script>alert(1)</script>')
  const { url } = await begin('a.png', page.length)
  await send(url, 0, page)
  const { status, body } = await hang(url)
  expect([status, body.code]).toEqual([422, 'files.kind'])
})

test('another person neither sees it nor goes on with it nor hangs it on a lesson', async ({ school }) => {
  const mine = tusOf(school, 'teacher')
  const other = tusOf(school, 'director')
  const bytes = png()
  const { url } = await mine.begin('a.png', bytes.length)
  expect((await other.stand(url)).status).toBe(404)
  expect((await other.send(url, 0, bytes)).status).toBe(404)
  await mine.send(url, 0, bytes)
  expect((await other.hang(url)).body.code).toBe('files.not-whole')
})

test('a file that is not whole, and one that was sent for another lesson, is not hung on this one', async ({
  school,
}) => {
  const { begin, send, hang, stand } = tusOf(school, 'teacher')
  const bytes = pdf()
  const { url } = await begin('a.pdf', bytes.length)
  await send(url, 0, bytes.subarray(0, 10))
  expect((await hang(url)).body.code).toBe('files.not-whole')
  expect(await stand(url)).toEqual({ status: 200, offset: 10, bytes: bytes.length })

  await send(url, 10, bytes.subarray(10))
  expect((await hang(url, school.lessons.fridayAlgebra)).body.code).toBe('files.not-whole')
  expect((await hang(url)).status).toBe(200)
})

test('of two parts for one place the first counts, and more than was announced is not taken', async ({ school }) => {
  const { begin, send, stand } = tusOf(school, 'teacher')
  const { url } = await begin('a.pdf', 100)
  const both = await Promise.all([send(url, 0, Buffer.alloc(60, 1)), send(url, 0, Buffer.alloc(60, 2))])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  expect((await send(url, 60, Buffer.alloc(41))).status).toBe(413)
  expect((await stand(url)).offset).toBe(60)
})

test('what a school was promised counts as its room, and is given back a day after nothing came', async ({
  school,
}) => {
  const { begin, send } = tusOf(school, 'teacher')
  const { db, files } = school.house
  const full = await openProcess(school.house, { SCHOOL_FILES_MB: '1' })
  const url = `${full.address}${uploadsPath}`
  const beginIn = async (bytes: number) => {
    const headers = {
      authorization: `Bearer ${await school.tokenOf('teacher')}`,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${base64('a.pdf')},target ${base64(targetOf(school))}`,
    }
    return (await fetch(url, { method: 'POST', headers })).status
  }
  expect([await beginIn(700_000), await beginIn(700_000)]).toEqual([201, 413])
  const other = await begin('b.pdf', 100)
  await send(other.url, 0, Buffer.alloc(50))

  const left = () => db.selectFrom('upload').select('bytes').where('school_id', '=', school.id).execute()
  await sweepUploads(db, files, new Date(now.getTime() + 23 * 3_600_000))
  expect(await left()).toHaveLength(2)
  await sweepUploads(db, files, new Date(now.getTime() + 25 * 3_600_000))
  expect(await left()).toEqual([])
  expect(await db.selectFrom('upload_part').selectAll().where('school_id', '=', school.id).execute()).toEqual([])
  expect(await beginIn(700_000)).toBe(201)
})

test('a call that is repeated finds its file for an hour, and of eleven files that are begun the oldest is given up', async ({
  school,
}) => {
  const { begin, send, hang, stand } = tusOf(school, 'teacher')
  const bytes = pdf()
  const { url } = await begin('a.pdf', bytes.length)
  await send(url, 0, bytes)
  await hang(url)
  expect((await hang(url)).status).toBe(200)
  await sweepUploads(school.db, school.house.files, new Date(now.getTime() + 2 * 3_600_000))
  expect((await stand(url)).status).toBe(404)

  const urls: string[] = []
  for (let count = 0; count < 11; count++) urls.push((await begin(`${count}.pdf`, 10)).url)
  const stands = await Promise.all(urls.map(async (one) => (await stand(one)).status))
  expect(stands.filter((status) => status === 404)).toHaveLength(1)
  expect(stands.at(-1)).toBe(200)
})
