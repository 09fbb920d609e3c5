import { instantAt } from '@qalam/contract/chat/rules/quiet.ts'
import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { meetingChanged } from '@qalam/contract/live-lesson/events.ts'
import { decodeJwt, jwtVerify } from 'jose'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { now, openHouse, type School, schoolIn, test } from '#platform/testing/school.ts'
import { visitorOf } from '../../../sandbox-meeting/token.ts'
import { lessonIn, student } from '../testing/asking.ts'

const settings = {
  JITSI_URL: 'https://meet.school.kz',
  JITSI_APP_ID: 'qalam',
  JITSI_SECRET: 'a secret of the meeting server',
}

/** A school whose installation has a meeting server. */
async function withServer(act: (school: School) => Promise<void>, more: Record<string, string> = {}): Promise<void> {
  const house = await openHouse({ ...settings, ...more })
  try {
    await act(await schoolIn(house))
  } finally {
    await house.close()
  }
}

const byLink = (uuid: string, url = 'https://meet.example/7a') => ({ uuid, kind: 'link' as const, url })

async function opened(school: School, kind: 'frame' | 'link' = 'link') {
  const uuid = randomUUID()
  const body = kind === 'link' ? byLink(uuid) : { uuid, kind }
  const params = { scheduleUuid: lessonIn(school) }
  const { status, body: answer } = await school.as('teacher')(liveLesson.openMeeting, { params, body })
  return { uuid, status, code: answer.code }
}

type Who = Parameters<School['as']>[0]
const enter = (school: School, who: Who, uuid: string) => school.as(who)(liveLesson.enterMeeting, { params: { uuid } })
const seen = async (school: School, who: Who) =>
  (await school.as(who)(liveLesson.meeting, { params: { scheduleUuid: lessonIn(school) } })).body

test('the class enters once the teacher has opened, and the teacher sees who came in and who left', async ({
  school,
}) => {
  expect(await seen(school, 'student')).toMatchObject({
    state: 'now',
    meeting: null,
    entered: null,
    can: { enter: false },
  })
  const { uuid } = await opened(school)
  expect(await seen(school, 'student')).toMatchObject({
    meeting: { uuid, kind: 'link' },
    can: { enter: true, open: false },
  })
  expect((await enter(school, 'student', uuid)).body).toEqual({ kind: 'link', address: 'https://meet.example/7a' })
  const name = school.people.student.name.split(' ').slice(0, 2).join(' ')
  expect((await seen(school, 'teacher')).entered).toMatchObject([{ name, here: true }])

  await school.as('student')(liveLesson.leaveMeeting, { params: { uuid } })
  expect((await seen(school, 'teacher')).entered).toMatchObject([{ name, here: false }])
  expect(school.house.facts.some((fact) => fact.name === meetingChanged.name && fact.schoolId === school.id)).toBe(true)
})

test('nobody enters a meeting that was closed, whose time is over, or of another class', async ({
  school,
  otherSchool,
}) => {
  const { uuid } = await opened(school)
  expect((await enter(school, student(school, 4), uuid)).status).toBe(403)
  expect((await enter(otherSchool, 'student', uuid)).status).toBe(404)
  school.house.setClock(instantAt('2026-11-18', '09:50'))
  expect(await enter(school, 'student', uuid)).toMatchObject({ status: 422, body: { code: 'live.meeting-closed' } })
  school.house.setClock(now)
  for (const _ of [1, 2])
    expect((await school.as('teacher')(liveLesson.closeMeeting, { params: { uuid } })).status).toBe(200)
  expect(await enter(school, 'student', uuid)).toMatchObject({ status: 422, body: { code: 'live.meeting-closed' } })
  expect((await seen(school, 'student')).meeting).toBeNull()
})

test('the class is told when the teacher records and when no longer, and nobody records a meeting that is closed', async ({
  school,
}) => {
  const { uuid } = await opened(school)
  const say = (on: boolean) => school.as('teacher')(liveLesson.recordMeeting, { params: { uuid }, body: { on } })
  await say(true)
  expect((await seen(school, 'student')).meeting?.recordedSince).toBe(now.toISOString())
  await say(false)
  expect((await seen(school, 'student')).meeting?.recordedSince).toBeNull()
  await school.as('teacher')(liveLesson.closeMeeting, { params: { uuid } })
  expect(await say(true)).toMatchObject({ status: 422, body: { code: 'live.meeting-closed' } })
})

test('one meeting at a time, in its hours, behind https alone', async ({ school }) => {
  const params = { scheduleUuid: lessonIn(school) }
  const ask = (url: string) => school.as('teacher')(liveLesson.openMeeting, { params, body: byLink(randomUUID(), url) })
  for (const url of ['http://meet.example', 'javascript:alert(1)', 'https://', 'meet'])
    expect((await ask(url)).status).toBe(422)
  expect(await opened(school, 'frame')).toMatchObject({ status: 422, code: 'live.no-meeting-server' })
  for (const clock of ['08:44', '09:40']) {
    school.house.setClock(instantAt('2026-11-18', clock))
    expect(await opened(school)).toMatchObject({ status: 422, code: 'live.meeting-hours' })
  }
  school.house.setClock(instantAt('2026-11-18', '08:46'))
  const both = await Promise.all([opened(school), opened(school)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await seen(school, 'teacher')).lastLink).toBe('https://meet.example/7a')
})

test('a token is for this room, this person and these minutes, and says who moderates', async () => {
  await withServer(async (school) => {
    const { uuid } = await opened(school, 'frame')
    const ways = await Promise.all(
      (['teacher', 'student'] as const).map(async (who) => (await enter(school, who, uuid)).body),
    )
    const visits = ways.map((way) => {
      if (way.kind !== 'frame') throw new Error('not in a frame')
      const address = new URL(way.address)
      return { room: address.pathname.slice(1), token: address.searchParams.get('jwt') ?? '', address, way }
    })
    const [teacher, pupil] = visits
    if (!teacher || !pupil) throw new Error('nobody')
    expect(teacher.address.origin).toBe('https://meet.school.kz')
    expect(teacher.room).toMatch(/^[\da-f]{32}$/)
    expect(pupil.room).toBe(teacher.room)
    expect([teacher.way.moderates, pupil.way.moderates]).toEqual([true, false])
    expect(decodeJwt(pupil.token)).toMatchObject({
      ...{ iss: 'qalam', aud: 'jitsi', sub: 'meet.school.kz', room: pupil.room },
      exp: instantAt('2026-11-18', '09:50').getTime() / 1000,
      context: { user: { id: String(school.people.student.userId), moderator: false, affiliation: 'member' } },
    })
    const key = new TextEncoder().encode(settings.JITSI_SECRET)
    await jwtVerify(teacher.token, key, { algorithms: ['HS256'], currentDate: now })

    const door = { appId: settings.JITSI_APP_ID, secret: settings.JITSI_SECRET, now }
    expect(await visitorOf(teacher.token, teacher.room, door)).toMatchObject({ moderates: true })
    expect(await visitorOf(pupil.token, 'f'.repeat(32), door)).toBeNull()
    expect(await visitorOf(pupil.token, pupil.room, { ...door, now: instantAt('2026-11-18', '09:50') })).toBeNull()
    expect(await visitorOf(pupil.token, pupil.room, { ...door, secret: 'another secret, long enough' })).toBeNull()
    expect(await visitorOf('nonsense', pupil.room, door)).toBeNull()
  })
})

// SH-FLAG-1.
test('a block that is switched off has no meetings', async () => {
  await withServer(
    async (school) => {
      const params = { scheduleUuid: lessonIn(school) }
      expect((await school.as('teacher')(liveLesson.meeting, { params })).status).toBe(404)
      expect(await opened(school, 'frame')).toMatchObject({ status: 404 })
      expect((await school.as('teacher')(liveLesson.ofLesson, { params })).status).toBe(200)
    },
    { FLAGS_OFF: 'conference' },
  )
})

test('the frame of the meeting server alone may ask for a camera', async ({ school }) => {
  const headers = async (one: School) => (await one.asNobody(liveLesson.mine)).headers
  await withServer(async (own) => {
    const { 'permissions-policy': devices, 'content-security-policy': policy } = await headers(own)
    expect(devices).toContain('camera=(self "https://meet.school.kz")')
    expect(policy).toContain("frame-src 'self' https://meet.school.kz;")
  })
  expect((await headers(school))['permissions-policy']).toContain('camera=()')
})
