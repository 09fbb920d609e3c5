import { event, readAnew, room } from '@qalam/contract/kernel/event.ts'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { type Realtime, startRealtime } from './realtime.ts'

const Told = z.object({ text: z.string(), pupilIds: z.array(z.int()) })
const marked = event('marked', Told, {
  pupils: { of: ({ pupilIds }) => pupilIds, about: (told, id) => ({ ...told, pupilIds: [id] }) },
})
const classTold = event('class.told', z.object({ groupId: z.int() }), { group: ({ groupId }) => groupId })

type Node = { realtime: Realtime; port: number; close: () => Promise<void> }
type Changes = { over?: Set<number>; classOf?: (userId: number) => number }

/** A bare HTTP server with sockets; the token is the user's id, which is that of the session as well. */
async function openNode({ over = new Set(), classOf = (userId) => userId % 2 }: Changes = {}): Promise<Node> {
  const http: Server = createServer()
  const identify = async (token: string): Promise<Actor | null> => {
    const userId = Number(token)
    if (!userId) return null
    return {
      userId,
      accountId: userId,
      personId: userId,
      sessionId: token,
      role: 'student',
      schoolId: 1,
      regionId: null,
      departmentId: null,
    }
  }
  const realtime = startRealtime(http, {
    events: [marked, classTold],
    identify,
    outdated: async (actors) => actors.filter(({ userId }) => over.has(userId)),
    roomsOf: async (actors) => actors.map(({ userId }) => [room.group(classOf(userId)), room.pupil(userId)]),
    complain: () => {},
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return { realtime, port, close: () => realtime.close() }
}

function join(node: Node, token: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${node.port}`, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
  })
  return new Promise((resolve, reject) => socket.once('connect', () => resolve(socket)).once('connect_error', reject))
}

const hears = (socket: Socket, name: string): Promise<z.output<typeof Told>> =>
  new Promise((resolve) => socket.once(name, resolve))
const telling = (text: string, ...pupilIds: number[]) => ({
  name: marked.name,
  eventId: randomUUID(),
  at: new Date(),
  schoolId: 1,
  data: { text, pupilIds },
})

test('an event reaches the browsers of its rooms and nobody else', async () => {
  const node = await openNode()
  const [first, second] = [await join(node, '1'), await join(node, '2')]
  const strangers: unknown[] = []
  second.on(marked.name, (data) => strangers.push(data))
  const heard = hears(first, marked.name)
  const toBoth = hears(second, classTold.name)
  node.realtime.tell(telling('a', 1))
  node.realtime.tell({ ...telling('b'), name: classTold.name, data: { groupId: 0 } })
  expect(await heard).toMatchObject({ text: 'a' })
  await toBoth
  expect(strangers).toEqual([])
  await node.close()
})

test('a family hears of its own child alone', async () => {
  const node = await openNode()
  const [child, stranger] = [await join(node, '1'), await join(node, '3')]
  const both = Promise.all([child, stranger].map((socket) => hears(socket, marked.name)))
  node.realtime.tell(telling('a', 1, 3, 5))
  expect((await both).map(({ pupilIds }) => pupilIds)).toEqual([[1], [3]])
  await node.close()
})

test('the socket of an ended session or a changed role is closed, others stay', async () => {
  const over = new Set<number>()
  const node = await openNode({ over })
  const [gone, stays] = [await join(node, '1'), await join(node, '2')]
  const closed = new Promise((resolve) => gone.once('disconnect', resolve))
  over.add(1)

  expect(await closed).toBe('io server disconnect')
  expect(stays.connected).toBe(true)
  await node.close()
})

test('one person holds no more than thirty sockets', async () => {
  const node = await openNode()
  for (let each = 0; each < 30; each++) await join(node, '1')
  await expect(join(node, '1')).rejects.toThrow('too-many-requests')
  await join(node, '2')
  await node.close()
})

test('a socket without a valid token is not let in', async () => {
  const node = await openNode()
  await expect(join(node, 'nobody')).rejects.toThrow('auth.required')
  await node.close()
})

test('a pupil who changes the class while a page is open reads anew and hears the new class alone', async () => {
  let isMoved = false
  const node = await openNode({ classOf: (userId) => (isMoved ? 7 : userId) })
  const pupil = await join(node, '5')
  const heard: unknown[] = []
  pupil.on(classTold.name, ({ groupId }) => heard.push(groupId))
  const toldToRead = new Promise((resolve) => pupil.once(readAnew, resolve))
  isMoved = true
  await toldToRead

  for (const groupId of [5, 7]) node.realtime.tell({ ...telling('a'), name: classTold.name, data: { groupId } })
  await expect.poll(() => heard).toEqual([7])
  await node.close()
})

test('whoever missed something is told to read anew', async () => {
  const node = await openNode()
  const all = await Promise.all(['1', '2'].map((token) => join(node, token)))
  const told = Promise.all(all.map((socket) => new Promise((resolve) => socket.once(readAnew, () => resolve('read')))))
  node.realtime.tellToReadAnew()
  expect(await told).toEqual(['read', 'read'])
  await node.close()
})

test('an event that this version of the server does not know is told to nobody', async () => {
  const node = await openNode()
  const socket = await join(node, '1')
  const heard: string[] = []
  socket.onAny((name: string) => heard.push(name))
  node.realtime.tell({ ...telling('a', 1), name: 'of.a.newer.server' })
  node.realtime.tell(telling('b', 1))
  await expect.poll(() => heard).toEqual([marked.name])
  await node.close()
})
