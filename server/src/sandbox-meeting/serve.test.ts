import { SignJWT } from 'jose'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { serveMeetings } from './serve.ts'

const secret = 'a secret that only these tests know'
const now = new Date('2026-11-18T04:10:00Z')
const room = '0123456789abcdef'.repeat(2)
const peer = await serveMeetings({ port: 0, appId: 'qalam', secret, clock: () => now })
afterAll(() => peer.close())

const tokenOf = (id: string, { of = room, minutes = 30, moderates = false } = {}) =>
  new SignJWT({ room: of, context: { user: { id, name: `Person ${id}`, moderator: moderates } } })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('qalam')
    .setAudience('jitsi')
    .setExpirationTime(now.getTime() / 1000 + minutes * 60)
    .sign(new TextEncoder().encode(secret))

/** What a socket is told next by a name. */
const next = <Told>(socket: Socket, name: string): Promise<Told> =>
  new Promise((resolve) => void socket.once(name, resolve))

type Welcome = { peers: { key: string; name: string }[]; moderates: boolean }

const enter = async (id: string, more: Parameters<typeof tokenOf>[1] = {}) =>
  io(peer.address, { transports: ['websocket'], reconnection: false, auth: { token: await tokenOf(id, more), room } })

test('two in a room hear of each other and carry signals, and who moderates ends it for all', async () => {
  const teacher = await enter('1', { moderates: true })
  await next(teacher, 'welcome')
  const student = await enter('2')
  const [came, welcome] = await Promise.all([next(teacher, 'came'), next<Welcome>(student, 'welcome')])
  expect(came).toMatchObject({ id: '2', name: 'Person 2' })
  expect(welcome).toMatchObject({ peers: [{ name: 'Person 1' }], moderates: false })

  student.emit('signal', { to: welcome.peers[0]?.key, data: { description: 'offer' } })
  expect(await next(teacher, 'signal')).toMatchObject({ from: student.id, data: { description: 'offer' } })
  const shown = next(student, 'turned-away')
  teacher.emit('end')
  expect(await shown).toBe('ended')

  const late = await enter('3')
  expect(await next(late, 'turned-away')).toBe('ended')
})

test('a token of another room, or of minutes that are over, opens neither the page nor the room', async () => {
  for (const wrong of [{ of: 'f'.repeat(32) }, { minutes: -1 }]) {
    const stranger = await enter('9', wrong)
    expect((await next<Error>(stranger, 'connect_error')).message).toBe('refused')
    const page = await fetch(`${peer.address}/${room}?jwt=${await tokenOf('9', wrong)}`)
    expect([page.status, await page.text()]).toEqual([403, expect.not.stringContaining('room.js')])
  }
  const page = await fetch(`${peer.address}/${room}?jwt=${await tokenOf('1')}`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('room.js')])
})
