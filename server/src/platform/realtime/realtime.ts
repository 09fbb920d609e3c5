import { type Event, readAnew } from '@qalam/contract/kernel/event.ts'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { StoredEvent } from '../events/outbox.ts'
import { repeat } from '../repeat.ts'
import { admit, type Doorkeeper, type Io, review } from './admission.ts'

export type Realtime = {
  /** Tells an event to the browsers that this process holds sockets of. */
  tell: (event: StoredEvent) => void
  /** Tells the browsers of a room, or all of them, that whatever they show may be stale. */
  tellToReadAnew: (room?: string) => void
  close: () => Promise<void>
}

export type RealtimeOptions = Doorkeeper & {
  /** The events that browsers may hear. */
  events: readonly Event[]
  complain: (error: unknown) => void
}

/** How often the open sockets are gone through, in milliseconds: one of an ended session closes within this time. */
const reviewEvery = 3_000

/** One socket per browser; an event only says which reads are stale (E-7.0-02; the flag `sockets`, SH-FLAG-6). */
export function startRealtime(http: HttpServer, { events, complain, ...doorkeeper }: RealtimeOptions): Realtime {
  const io: Io = new Server(http, {
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: 16_384,
    serveClient: false,
  })
  io.use((socket, next) => {
    admit(io, socket, doorkeeper).then(
      (refusal) => next(refusal === null ? undefined : new Error(refusal)),
      () => next(new Error('server-trouble')),
    )
  })
  const { adapter } = io.of('/')
  const known = new Map(events.map((event) => [event.name, event]))
  const reviewing = repeat(reviewEvery, () => review(io, doorkeeper), complain)
  return {
    tell: ({ name, schoolId, data, eventId }) => {
      const event = known.get(name)
      for (const told of event?.tell(schoolId, data) ?? []) {
        const here = told.rooms.filter((room) => adapter.rooms.has(room))
        if (here.length === 0) continue
        // What passes is not kept for a browser that cannot take it now.
        const heard = event?.passing ? io.to(here).volatile : io.to(here)
        heard.emit(name, { ...told.data, eventId })
      }
    },
    tellToReadAnew: (room) => void (room === undefined ? io : io.to(room)).emit(readAnew, {}),
    close: async () => {
      await reviewing.stop()
      await io.close()
    },
  }
}
