import type { Event } from '@qalam/contract/kernel/event.ts'
import type { Server as HttpServer } from 'node:http'
import type pg from 'pg'
import { Server } from 'socket.io'
import type { Fact } from '../context.ts'
import { repeat } from '../repeat.ts'
import { admit, type Doorkeeper, type Io, review } from './admission.ts'
import { gatherer } from './between.ts'

export type Realtime = { emit: (fact: Fact) => void; close: () => Promise<void> }

export type RealtimeOptions = Doorkeeper & {
  /** The events that browsers may hear. */
  events: readonly Event[]
  /** How several processes hear of each other's facts. */
  between: { kind: 'alone' } | { kind: 'postgres'; pool: pg.Pool } | { kind: 'redis'; url: string }
  complain: (error: unknown) => void
}

/** How often the open sockets are gone through, in milliseconds: one of an ended session closes within this time. */
const reviewEvery = 3_000
/** Processes say every five seconds that they are there: in its first seconds one has not heard of all others. */
const strangerMs = 15_000

/** One socket per browser; an event only says which reads are stale. */
export async function startRealtime(
  http: HttpServer,
  { events, between, complain, ...doorkeeper }: RealtimeOptions,
): Promise<Realtime> {
  const io: Io = new Server(http, {
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: 16_384,
    serveClient: false,
  })
  const closeAdapter = await connectProcesses(io, between)
  io.use((socket, next) => {
    admit(io, socket, doorkeeper).then(
      (refusal) => next(refusal === null ? undefined : new Error(refusal)),
      () => next(new Error('server-trouble')),
    )
  })
  const { adapter } = io.of('/')
  const known = new Map(events.map((event) => [event.name, event]))
  const tellHere = ({ name, schoolId, data, eventId }: Fact) => {
    for (const told of known.get(name)?.tell(schoolId, data) ?? []) {
      const here = told.rooms.filter((room) => adapter.rooms.has(room))
      if (here.length > 0) io.local.to(here).emit(name, { ...told.data, eventId })
    }
  }
  const reviewing = repeat(reviewEvery, () => review(io, doorkeeper), complain)
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
      await reviewing.stop()
      await others.flush()
      await io.close()
      await closeAdapter()
    },
  }
}

/** Each way of connecting processes is loaded only where it is used. */
async function connectProcesses(io: Io, between: RealtimeOptions['between']): Promise<() => Promise<void>> {
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
