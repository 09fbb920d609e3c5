import { lesson } from '@qalam/contract/lesson/api.ts'
import { media } from '@qalam/contract/media/api.ts'
import { expect } from 'vitest'
import { office, pdf, png } from '#platform/testing/documents.ts'
import { now, type School, test } from '#platform/testing/school.ts'

type Sent = { name: string; mime: string; bytes: Buffer }
const sound: Sent = {
  name: 'Дауыс.mp3',
  mime: 'audio/mpeg',
  bytes: Buffer.concat([Buffer.from('ID3'), Buffer.alloc(997, 7)]),
}

/** A file that the teacher hangs on the Wednesday lesson, and the address that somebody gets for it. */
async function hung(school: School, file: Sent = sound) {
  const at = { scheduleUuid: school.lessons.wednesdayAlgebra }
  const { body } = await school.upload('teacher', lesson.addFiles, { params: at }, [file])
  const uuid = body[0]?.uuid ?? ''
  const address = () => school.as('student')(lesson.fileAddress, { params: { ...at, uuid } })
  return { uuid, address }
}

/** What stands in an address, as the call takes it. */
function partsOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://school.test')
  return {
    params: { uuid: pathname.split('/').at(-1) ?? '' },
    query: { until: searchParams.get('until') ?? '', sign: searchParams.get('sign') ?? '' },
  }
}

test('a pupil’s player fetches a sound without a session, as a whole and from the middle', async ({ school }) => {
  const { address } = await hung(school)
  const { body } = await address()
  expect(new Date(body.until).getTime() - now.getTime()).toBe(600_000)

  const whole = await school.asNobody(media.file, partsOf(body.url))
  expect([whole.status, whole.raw.equals(sound.bytes)]).toEqual([200, true])
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-disposition': expect.stringMatching(/^inline/),
    'cache-control': 'private, max-age=300',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  const part = await school.asNobody(media.file, partsOf(body.url), { range: 'bytes=500-599' })
  expect([part.status, part.raw.length, part.headers['content-range']]).toEqual([206, 100, 'bytes 500-599/1000'])
})

test('an address that has run out, was changed or is of another file is refused like one of no file', async ({
  school,
}) => {
  const [first, second] = [await hung(school), await hung(school)]
  const { params, query } = partsOf((await first.address()).body.url)
  const ask = async (asked: Parameters<typeof partsOf>[0] | object) => {
    const { status, body } = await school.asNobody(media.file, { params, query, ...(asked as object) })
    return { status, body }
  }
  const refusals = [
    await ask({ params: { uuid: second.uuid } }),
    await ask({ query: { ...query, until: String(Number(query.until) + 1) } }),
    await ask({
      query: {
        ...query,
        sign: `${query.sign.startsWith('A') ? 'B' : 'A'}${query.sign.slice(1)}`,
      },
    }),
    await ask({ query: { until: query.until, sign: '' } }),
    await ask({ query: {} }),
  ]
  school.house.setClock(new Date(now.getTime() + 599_000))
  expect((await ask({})).status).toBe(200)
  school.house.setClock(new Date(now.getTime() + 600_000))
  refusals.push(await ask({}))

  const unknown = await ask({ params: { uuid: '01a00000-0000-7000-8000-000000000000' } })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } })
  for (const refusal of refusals) expect(refusal).toEqual(unknown)
})

test('what a browser does not show by itself is downloaded, a picture or a PDF is shown', async ({ school }) => {
  const how = async (file: Sent) => {
    const { address } = await hung(school, file)
    const { headers } = await school.asNobody(media.file, partsOf((await address()).body.url))
    const [shown] = String(headers['content-disposition']).split(';')
    return { shown, framed: String(headers['content-security-policy']).includes("frame-ancestors 'self'") }
  }
  const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(await how({ name: 'a.png', mime: 'image/png', bytes: png() })).toEqual({ shown: 'inline', framed: false })
  expect(await how({ name: 'a.pdf', mime: 'application/pdf', bytes: pdf() })).toEqual({ shown: 'inline', framed: true })
  expect(await how({ name: 'a.docx', mime, bytes: office('docx') })).toEqual({ shown: 'attachment', framed: false })
})

test('only who may see the lesson gets an address, and only of its own files', async ({ school, otherSchool }) => {
  const { uuid } = await hung(school)
  const params = { scheduleUuid: school.lessons.wednesdayAlgebra, uuid }
  expect((await otherSchool.as('teacher')(lesson.fileAddress, { params })).status).toBe(404)
  const elsewhere = { ...params, scheduleUuid: school.lessons.fridayAlgebra }
  expect((await school.as('teacher')(lesson.fileAddress, { params: elsewhere })).status).toBe(404)
})
