import { auth } from '@qalam/contract/auth/api.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { post } from '@qalam/contract/kernel/endpoint.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { z } from 'zod'
import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, vi } from 'vitest'
import { makeBudget } from '../files/budget.ts'
import { sweepFiles } from '../files/sweep.ts'
import { office, pdf, png } from '../testing/documents.ts'
import { now, type School, test } from '../testing/school.ts'
import { speak } from '../testing/speak.ts'
import { guest } from '../actor.ts'
import { makeServer } from './server.ts'
import { fileTaker } from './uploads.ts'

const of = (scheduleUuid: string) => ({ params: { scheduleUuid } })
const file = (bytes = pdf(), name = 'a.pdf') => ({ name, mime: 'application/pdf', bytes })
const send = (school: School, ...files: { name: string; mime: string; bytes: Buffer }[]) =>
  school.upload('teacher', lesson.addFiles, of(school.lessons.wednesdayAlgebra), files)

/** The files of a school as the database knows them. */
const rowsOf = (school: School) =>
  school.db.selectFrom('stored_file').select(['uuid', 'name']).where('school_id', '=', school.id).execute()

const isKept = async (school: School, uuid: string) => {
  const stream = await school.house.files.open(uuid)
  stream?.resume()
  return stream !== null
}

/** The port of the test's server, listening. */
async function portOf(school: School): Promise<number> {
  const { http } = school.house.app
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Speaks bytes to a port; `heard` is what comes until the other side closes. */
function line(port: number): { socket: Socket; heard: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const heard = new Promise<string>((resolve) => {
    let said = ''
    socket.on('data', (chunk) => (said += chunk.toString('utf8')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
  })
  return { socket, heard }
}

const head = (path: string, token: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: qalam.kz',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n')

test('a form of 63 MB to an address that takes no files is refused before it is read', async ({ school }) => {
  const { socket, heard } = line(await portOf(school))
  const path = lesson.conduct.path.replace(':scheduleUuid', school.lessons.wednesdayAlgebra)
  // Only the beginning is sent: an answer can only come from a server that does not wait for the rest.
  socket.write(`${head(path, await school.tokenOf('teacher'), 63 * 1024 * 1024)}--x\r\n`)
  expect(await heard).toMatch(/^HTTP\/1\.1 422 [^]*connection: close[^]*"code":"files\.unexpected"/i)
})

test('whoever may not send files to a lesson is refused before the first of their bytes is read', async ({
  school,
}) => {
  const { socket, heard } = line(await portOf(school))
  const path = lesson.addFiles.path.replace(':scheduleUuid', school.lessons.wednesdayAlgebra)
  const before = await rowsOf(school)
  socket.write(`${head(path, await school.tokenOf(school.colleague), 1_000_000)}--x\r\n`)
  socket.on('data', () => socket.end())
  expect(await heard).toMatch(/^HTTP\/1\.1 403/)
  expect(await rowsOf(school)).toEqual(before)
})

test('a form that says it is longer than the rule is refused by its length alone', async ({ school }) => {
  const { socket, heard } = line(await portOf(school))
  const path = lesson.addFiles.path.replace(':scheduleUuid', school.lessons.wednesdayAlgebra)
  socket.write(`${head(path, await school.tokenOf('teacher'), 80 * 1024 * 1024)}--x\r\n`)
  socket.on('data', () => socket.end())
  expect(await heard).toMatch(/^HTTP\/1\.1 413/)
})

test('a form that breaks off leaves nothing behind', async ({ school }) => {
  const { socket, heard } = line(await portOf(school))
  const path = lesson.addFiles.path.replace(':scheduleUuid', school.lessons.wednesdayAlgebra)
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half of it'
  socket.write(`${head(path, await school.tokenOf('teacher'), part.length + 5)}${part}\r\n--y`)
  socket.on('data', () => socket.end())
  expect(await heard).toMatch(/^HTTP\/1\.1 422/)
  expect(await rowsOf(school)).toEqual([])
  expect(readdirSync(school.house.files.incoming)).toEqual([])
})

test('a body that does not come ends the request with 408; one that comes slowly is waited for', async () => {
  const pace = { bytes: 50, seconds: 0.2 }
  const app = await makeServer({
    logLevel: 'silent',
    trustProxy: false,
    content: { origin: undefined, frames: [] },
    languageOfHost: () => 'kz',
    clock: () => now,
    pace,
  })
  app.post('/echo', async ({ body }) => body)
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const start = (length: number) =>
    `POST /echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  const arrived: Socket[] = []
  app.server.on('connection', (socket) => arrived.push(socket))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const passAPace = () => void vi.advanceTimersByTime(pace.seconds * 1000)

  const held = line(port)
  held.socket.write(`${start(5_000)}{`)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  const refused = () => {
    passAPace()
    return vi.getTimerCount()
  }
  await expect.poll(refused).toBe(0)
  expect(await held.heard).toMatch(/^HTTP\/1\.1 408 [^]*"errorType":408/)

  const slow = line(port)
  const text = JSON.stringify('a'.repeat(998))
  slow.socket.write(start(text.length))
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  const before = start(text.length).length
  for (let at = 0; at < text.length; at += 100) {
    slow.socket.write(text.slice(at, at + 100))
    const sent = before + Math.min(at + 100, text.length)
    await expect.poll(() => arrived[1]?.bytesRead, { interval: 5 }).toBe(sent)
    passAPace()
  }
  expect(await slow.heard).toMatch(/^HTTP\/1\.1 200/)
})

test('so many bytes on their way are enough; what has arrived makes room', () => {
  const budget = makeBudget(100)
  const giveBack = budget.take(60)
  expect(() => budget.take(60)).toThrow('files.busy')
  giveBack()
  giveBack()
  expect(() => budget.take(100)).not.toThrow()
  expect(() => budget.take(1)).toThrow('files.busy')
})

test('files of a request that is refused afterwards are taken back at once', async ({ school }) => {
  const refused = await school.upload('teacher', homework.addFiles, of(school.lessons.wednesdayAlgebra), [file()])
  expect(refused.body.code).toBe('homework.missing')
  expect(await rowsOf(school)).toEqual([])
  expect(readdirSync(school.house.files.incoming)).toEqual([])
})

test('a file that nothing holds any more leaves the disk and the database a day later', async ({ school }) => {
  const { db, house } = school
  const [gone, stays] = (await send(school, file(), file(pdf('another')))).body
  const params = { ...of(school.lessons.wednesdayAlgebra).params, uuid: gone!.uuid }
  await school.as('teacher')(lesson.removeMaterial, { params })

  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
  await sweepFiles(db, house.files, hours(2))
  expect(await isKept(school, gone!.uuid)).toBe(true)
  await sweepFiles(db, house.files, hours(27))
  expect(await isKept(school, gone!.uuid)).toBe(false)
  expect(await rowsOf(school)).toEqual([expect.objectContaining({ uuid: stays!.uuid })])
  expect(await isKept(school, stays!.uuid)).toBe(true)
})

test('homework that is taken back takes its files with it, and a logo in use is no orphan', async ({ school }) => {
  const place = of(school.lessons.wednesdayAlgebra)
  await school.as('teacher')(homework.set, { ...place, body: { text: 'Есеп', version: 0 } })
  const { body } = await school.upload('teacher', homework.addFiles, place, [file(), file(pdf('logo'), 'logo.pdf')])
  const [sheet, logo] = body.files
  await school.db.updateTable('school').set({ logo_file: logo!.uuid }).where('id', '=', school.id).execute()
  await school.as('teacher')(homework.clear, { ...place, body: { version: 1 } })

  for (const hours of [2, 27])
    await sweepFiles(school.db, school.house.files, new Date(now.getTime() + hours * 3_600_000))
  expect(await isKept(school, sheet!.uuid)).toBe(false)
  expect(await isKept(school, logo!.uuid)).toBe(true)
})

test('the files of a school have their room; the refusal says how much of it is taken', async ({ school }) => {
  // Ten large ones, with less than a megabyte between them and the room of 20,480 MB.
  const large = { name: 'a.mp4', mime: 'video/mp4', bytes: 2_147_400_000, sha256: Buffer.alloc(32), created_at: now }
  const owner = { school_id: school.id, owner_id: school.people.teacher.userId }
  const rows = Array.from({ length: 10 }, () => ({ ...large, ...owner, uuid: randomUUID() }))
  await school.db.insertInto('stored_file').values(rows).execute()

  const refused = await send(school, file(pdf(Buffer.alloc(1_000_000))))
  expect(refused).toMatchObject({ status: 413, body: { code: 'files.full', data: { used: 20_479, room: 20_480 } } })
  expect(refused.body.message).toContain('20479')
  expect((await send(school, file())).status).toBe(200)
})

test('the same key with the same file adds it once, with another file it is refused', async ({ school }) => {
  const again = (bytes: Buffer) =>
    school.upload('teacher', lesson.addFiles, of(school.lessons.wednesdayAlgebra), [file(bytes)], {
      key: 'one-and-only',
    })
  const first = await again(pdf('x'))
  expect((await again(pdf('x'))).body).toEqual(first.body)
  expect((await again(pdf('y'))).body.code).toBe('key-reused')
  expect(await rowsOf(school)).toHaveLength(1)
})

test('a name of 300 characters keeps its ending', async ({ school }) => {
  const added = await send(school, file(office('docx'), `${'ә'.repeat(300)}.docx`))
  expect(added.body[0]?.title).toMatch(/^ә+\.docx$/)
})

test('a file with macros is refused with what to do instead', async ({ school }) => {
  const refused = await send(school, file(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Есеп.doc'))
  expect(refused.body).toMatchObject({ code: 'files.macros', data: { name: 'Есеп.doc' } })
  expect(refused.body.message).toContain('docx')
})

test('a form to an address of the whole world is refused as well', async ({ school }) => {
  const login = { body: { login: 'a', password: 'b' } }
  const { body } = await speak(school.house.app.http, auth.login, login, {}, [{ field: 'file', ...file() }])
  expect(body.code).toBe('files.unexpected')
})

test('where a picture is asked for anything else is refused under the field', async ({ school }) => {
  const app = await makeServer({
    logLevel: 'silent',
    trustProxy: false,
    content: { origin: undefined, frames: [] },
    languageOfHost: () => 'en',
    clock: () => now,
  })
  onTestFinished(() => app.close())
  const take = fileTaker(school.db, school.house.files, 1_000_000)
  const owner = { ...guest, schoolId: school.id, userId: school.people.teacher.userId }
  const portrait = post('/portrait', { roles: 'public', about: '', response: z.object({ name: z.string() }) })
  app.post('/portrait', async (request) => {
    const { files } = await take(request, { most: 1, bytes: 100_000, kinds: 'images' }, owner, now)
    return { data: { name: files[0]?.name } }
  })
  const given = (name: string, bytes: Buffer) => speak(app, portrait, {}, {}, [{ field: 'file', ...file(bytes, name) }])

  expect((await given('me.pdf', pdf())).body.errors).toEqual({
    file: ['Only pictures are accepted: jpg, png, gif or webp'],
  })
  expect((await given('me.png', png())).body).toEqual({ name: 'me.png' })
})

test('what is received lies in a folder that only the server opens', async ({ school }) => {
  await send(school, file())
  expect(statSync(school.house.files.incoming).mode & 0o777).toBe(0o700)
})
