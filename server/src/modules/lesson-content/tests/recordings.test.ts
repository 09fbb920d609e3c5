import { randomUUID } from 'node:crypto'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { media } from '@qalam/contract/media/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { given, shown } from '../testing/lecture.ts'

const sound = { name: 'Су.mp3', mime: 'audio/mpeg', bytes: Buffer.concat([Buffer.from('ID3'), Buffer.alloc(97, 7)]) }
const film = {
  ...{ name: 'Бу.mp4', mime: 'video/mp4' },
  bytes: Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom'), Buffer.alloc(88, 7)]),
}
const captions = '00:00.000 --> 00:02.000\nСу буланады'

test('a sound and a film of a lesson are played by its student from a signed address, and by nobody without it', async ({
  school,
  otherSchool,
}) => {
  const work = await given(school, 'custom-lesson', {
    beside: async (hold) => [
      { uuid: randomUUID(), kind: 'audio', file: await hold(sound), title: 'Тыңдау', words: 'Су буланады' },
      { uuid: randomUUID(), kind: 'film', file: await hold(film), title: 'Көру', captions, mute: false },
      { uuid: randomUUID(), kind: 'film', file: await hold(film), title: 'Үнсіз', captions, mute: true },
    ],
  })
  const [, heard, seen, mute] = (await shown(school, work)).pages[0]?.modules ?? []
  expect([heard, seen, mute]).toMatchObject([
    { kind: 'audio', title: 'Тыңдау', words: 'Су буланады' },
    { kind: 'film', title: 'Көру', captions },
    { kind: 'film', title: 'Үнсіз', captions: '' },
  ])

  for (const [module, file] of [
    [heard, sound],
    [seen, film],
  ] as const) {
    const { pathname, searchParams } = new URL(module && 'url' in module ? module.url : '', 'http://school.test')
    const params = { uuid: pathname.split('/').at(-1) ?? '' }
    const query = { until: searchParams.get('until') ?? '', sign: searchParams.get('sign') ?? '' }
    const played = await school.asNobody(media.file, { params, query }, { range: 'bytes=0-9' })
    expect([played.status, played.headers['content-type'], played.raw.length]).toEqual([206, file.mime, 10])
    expect(String(played.headers['content-disposition'])).toMatch(/^inline/)
    expect((await school.asNobody(media.file, { params, query: {} } as never)).status).toBe(404)
    expect((await school.asNobody(media.file, { params, query: { ...query, sign: '' } })).status).toBe(404)
  }
  expect((await otherSchool.as('student')(lessonContent.read, { params: work.params })).status).toBe(404)
})
