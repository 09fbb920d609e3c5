import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { expect, inject, vi } from 'vitest'
import type { Actor } from '../actor.ts'
import { test } from '../testing/school.ts'
import { type Realtime, type RealtimeOptions, startRealtime } from './realtime.ts'

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
    identify,
    outdated: async (actors) => actors.filter(({ userId }) => over.has(userId)),
    roomsOf: async ({ userId }) => [`group:${userId % 2}`, `pupil:${userId}`],
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

const hears = (socket: Socket, name: string): Promise<{ planUuid: string }> =>
  new Promise((resolve) => socket.once(name, resolve))
const fact = (rooms: string[], planUuid: string) => ({
  name: 'marks.stored',
  eventId: randomUUID(),
  schoolId: 1,
  rooms,
  data: { planUuid },
})

test('a fact reaches the browsers of its rooms and nobody else', async () => {
  const node = await openNode({ kind: 'alone' })
  const [first, second] = [await join(node, '1'), await join(node, '2')]
  const strangers: unknown[] = []
  second.on('marks.stored', (data) => strangers.push(data))
  const heard = hears(first, 'marks.stored')
  const toBoth = hears(second, 'marks.sentinel')
  node.realtime.emit(fact(['user:1'], 'a'))
  node.realtime.emit({ ...fact(['group:0'], 'b'), name: 'marks.sentinel' })
  expect(await heard).toMatchObject({ planUuid: 'a' })
  await toBoth
  expect(strangers).toEqual([])
  await node.close()
})

test('a family hears of its own child alone', async () => {
  const node = await openNode({ kind: 'alone' })
  const [child, stranger] = [await join(node, '1'), await join(node, '3')]
  const heard = (socket: Socket) =>
    new Promise<{ studentIds: number[] }>((resolve) => socket.once('marks.stored', resolve))
  const both = Promise.all([heard(child), heard(stranger)])
  const data = { planUuid: 'a', studentIds: [1, 3, 5] }
  node.realtime.emit({ ...fact(['pupil:1', 'pupil:3', 'pupil:5'], 'a'), data })
  expect((await both).map(({ studentIds }) => studentIds)).toEqual([[1], [3]])
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
  socket.on('marks.stored', ({ planUuid }) => heard.push(planUuid))
  // More than one message holds: each of them comes, once.
  const told = Array.from({ length: 40 }, (_, index) => `${index}`.padStart(500, '-'))
  for (const planUuid of told) here.realtime.emit(fact(['user:1'], planUuid))
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(told.length)
  expect(heard.toSorted()).toEqual(told.toSorted())

  // When both have long been there, each knows of the other: they say every five seconds that they are there.
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  const tellAgain = () => {
    here.realtime.emit(fact(['user:1'], 'later'))
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
  const heard = hears(socket, 'marks.stored')
  node.realtime.emit(fact(['user:1'], 'a'))
  expect(await heard).toMatchObject({ planUuid: 'a' })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(messages()).toEqual([])
  later.mockRestore()

  // In its first seconds it cannot know of others, and says what there is.
  node.realtime.emit(fact(['user:1'], 'b'))
  await expect.poll(() => messages().length).toBe(1)
  socket.close()
  await node.close()
  await pool.end()
})
