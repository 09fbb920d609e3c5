import { event, room } from '@qalam/contract/kernel/event.ts'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { expect, inject, vi } from 'vitest'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { test } from '../testing/school.ts'
import { type Realtime, type RealtimeOptions, startRealtime } from './realtime.ts'

const Told = z.object({ text: z.string(), pupilIds: z.array(z.int()) })
const marked = event('marked', Told, {
  pupils: { of: ({ pupilIds }) => pupilIds, about: (told, id) => ({ ...told, pupilIds: [id] }) },
})
const classTold = event('class.told', z.object({ groupId: z.int() }), { group: ({ groupId }) => groupId })

type Node = { realtime: Realtime; port: number; close: () => Promise<void> }

/** A process of the cluster: a bare HTTP server with sockets; the token is the user's id. */
async function openNode(between: RealtimeOptions['between'], over = new Set<number>()): Promise<Node> {
  const http: Server = createServer()
  const identify = async (token: string): Promise<Actor | null> => {
    const userId = Number(token)
    if (!userId) return null
    return {
      userId,
      accountId: userId,
      personId: userId,
      sessionId: 's',
      role: 'student',
      schoolId: 1,
      regionId: null,
      departmentId: null,
    }
  }
  const realtime = await startRealtime(http, {
    events: [marked, classTold],
    identify,
    outdated: async (actors) => actors.filter(({ userId }) => over.has(userId)),
    roomsOf: async ({ userId }) => [room.group(userId % 2), room.pupil(userId)],
    between,
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
const fact = (text: string, ...pupilIds: number[]) => ({
  name: marked.name,
  eventId: randomUUID(),
  schoolId: 1,
  data: { text, pupilIds },
})

test('an event reaches the browsers of its rooms and nobody else', async () => {
  const node = await openNode({ kind: 'alone' })
  const [first, second] = [await join(node, '1'), await join(node, '2')]
  const strangers: unknown[] = []
  second.on(marked.name, (data) => strangers.push(data))
  const heard = hears(first, marked.name)
  const toBoth = hears(second, classTold.name)
  node.realtime.emit(fact('a', 1))
  node.realtime.emit({ ...fact('b'), name: classTold.name, data: { groupId: 0 } })
  expect(await heard).toMatchObject({ text: 'a' })
  await toBoth
  expect(strangers).toEqual([])
  await node.close()
})

test('a family hears of its own child alone', async () => {
  const node = await openNode({ kind: 'alone' })
  const [child, stranger] = [await join(node, '1'), await join(node, '3')]
  const both = Promise.all([child, stranger].map((socket) => hears(socket, marked.name)))
  node.realtime.emit(fact('a', 1, 3, 5))
  expect((await both).map(({ pupilIds }) => pupilIds)).toEqual([[1], [3]])
  await node.close()
})

test('the socket of an ended session or a changed role is closed, others stay', async () => {
  const over = new Set<number>()
  const node = await openNode({ kind: 'alone' }, over)
  const [gone, stays] = [await join(node, '1'), await join(node, '2')]
  const closed = new Promise((resolve) => gone.once('disconnect', resolve))
  over.add(1)

  expect(await closed).toBe('io server disconnect')
  expect(stays.connected).toBe(true)
  await node.close()
})

test('one person holds no more than thirty sockets', async () => {
  const node = await openNode({ kind: 'alone' })
  for (let each = 0; each < 30; each++) await join(node, '1')
  await expect(join(node, '1')).rejects.toThrow('too-many-requests')
  await join(node, '2')
  await node.close()
})

test('a socket without a valid token is not let in', async () => {
  const node = await openNode({ kind: 'alone' })
  await expect(join(node, 'nobody')).rejects.toThrow('auth.required')
  await node.close()
})

test('processes on one database hear each other’s facts', async () => {
  const pools = [0, 1].map(() => new pg.Pool({ connectionString: inject('databaseServer'), max: 3 }))
  const nodes = await Promise.all(pools.map((pool) => openNode({ kind: 'postgres', pool })))
  const [here, there] = nodes as [Node, Node]
  const socket = await join(there, '1')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const heard: string[] = []
  socket.on(marked.name, ({ text }) => heard.push(text))
  // More than one message holds: each of them comes, once.
  const told = Array.from({ length: 40 }, (_, index) => `${index}`.padStart(500, '-'))
  for (const text of told) here.realtime.emit(fact(text, 1))
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(told.length)
  expect(heard.toSorted()).toEqual(told.toSorted())

  // When both have long been there, each knows of the other: they say every five seconds that they are there.
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  const tellAgain = () => {
    here.realtime.emit(fact('later', 1))
    return heard.at(-1)
  }
  await expect.poll(tellAgain, { timeout: 20_000, interval: 250 }).toBe('later')
  later.mockRestore()
  socket.close()
  await Promise.all(nodes.map((node) => node.close()))
  await Promise.all(pools.map((pool) => pool.end()))
})

test('a process that has long been the only one tells the database nothing', async ({ house }) => {
  // A database of its own: what processes of other tests say is not heard there.
  const pool = new pg.Pool({ connectionString: house.url, max: 3 })
  const node = await openNode({ kind: 'postgres', pool })
  const socket = await join(node, '1')
  const asked = vi.spyOn(pool, 'query')
  const messages = () => asked.mock.calls.filter(([, values]) => JSON.stringify(values ?? []).includes('facts'))
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  const heard = hears(socket, marked.name)
  node.realtime.emit(fact('a', 1))
  expect(await heard).toMatchObject({ text: 'a' })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(messages()).toEqual([])
  later.mockRestore()

  // In its first seconds it cannot know of others, and says what there is.
  node.realtime.emit(fact('b', 1))
  await expect.poll(() => messages().length).toBe(1)
  socket.close()
  await node.close()
  await pool.end()
})
