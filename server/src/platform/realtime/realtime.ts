import type { Server as HttpServer } from 'node:http'
import type pg from 'pg'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { Fact } from '../context.ts'
import { gatherer } from './between.ts'

export type Realtime = { emit: (fact: Fact) => void; close: () => Promise<void> }

export type RealtimeOptions = {
  identify: (token: string) => Promise<Actor | null>
  /** The rooms a person may hear, beside their own. */
  roomsOf: (actor: Actor) => Promise<string[]>
  /** How several processes hear of each other's facts. */
  between: { kind: 'alone' } | { kind: 'postgres'; pool: pg.Pool } | { kind: 'redis'; url: string }
}

const Handshake = z.object({ token: z.string().max(4_000) })

/** Processes say every five seconds that they are there: in its first seconds one has not heard of all others. */
const strangerMs = 15_000

/** One socket per browser; an event only says which reads are stale. */
export async function startRealtime(
  http: HttpServer,
  { identify, roomsOf, between }: RealtimeOptions,
): Promise<Realtime> {
  const io = new Server(http, {
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: 16_384,
    serveClient: false,
  })
  const closeAdapter = await connectProcesses(io, between)
  io.use((socket, next) => {
    admit(socket, identify, roomsOf).then(
      (admitted) => next(admitted ? undefined : new Error('auth.required')),
      () => next(new Error('server-trouble')),
    )
  })
  const { adapter } = io.of('/')
  const tellHere = ({ name, rooms, data, eventId }: Fact) => {
    if (rooms.some((room) => adapter.rooms.has(room))) io.local.to(rooms).emit(name, { ...data, eventId })
  }
  const begun = performance.now()
  const others = gatherer({
    send: (facts) => void io.serverSideEmit('facts', facts),
    // Where it cannot be known, it is said.
    isHeard: async () =>
      performance.now() - begun < strangerMs || (await adapter.serverCount().catch(() => Infinity)) > 1,
  })
  io.on('facts', (facts: Fact[]) => facts.forEach(tellHere))
  return {
    emit: (fact) => {
      tellHere(fact)
      if (between.kind !== 'alone') others.add(fact)
    },
    close: async () => {
      await others.flush()
      await io.close()
      await closeAdapter()
    },
  }
}

async function admit(
  socket: Socket,
  identify: RealtimeOptions['identify'],
  roomsOf: RealtimeOptions['roomsOf'],
): Promise<boolean> {
  const handshake = Handshake.safeParse(socket.handshake.auth)
  const actor = handshake.success ? await identify(handshake.data.token) : null
  if (!actor) return false
  await socket.join([`user:${actor.userId}`, `session:${actor.sessionId}`, ...(await roomsOf(actor))])
  return true
}

/** Each way of connecting processes is loaded only where it is used. */
async function connectProcesses(io: Server, between: RealtimeOptions['between']): Promise<() => Promise<void>> {
  if (between.kind === 'alone') return async () => {}
  if (between.kind === 'redis') {
    const [{ createAdapter }, { Redis }] = await Promise.all([import('@socket.io/redis-adapter'), import('ioredis')])
    const [publisher, subscriber] = [new Redis(between.url), new Redis(between.url)]
    io.adapter(createAdapter(publisher, subscriber))
    return async () => void (await Promise.all([publisher.quit(), subscriber.quit()]))
  }
  const { createAdapter } = await import('@socket.io/postgres-adapter')
  io.adapter(createAdapter(between.pool, { errorHandler: () => {} }))
  return async () => {}
}
