import type { Server, Socket } from 'socket.io'
import { z } from 'zod'
import type { Actor } from '../actor.ts'

/** What the server keeps of a socket: whose it is and the rooms it was let into, with the time of that. */
type Kept = { actor: Actor; rooms: string[]; roomsAt: number }
export type Io = Server<Record<string, never>, Record<string, (data: unknown) => void>, Record<string, never>, Kept>
type OwnSocket = Io extends Server<infer A, infer B, infer C, infer D> ? Socket<A, B, C, D> : never

export type Doorkeeper = {
  identify: (token: string) => Promise<Actor | null>
  /** The rooms a person may hear, beside their own. */
  roomsOf: (actor: Actor) => Promise<string[]>
  /** Of those who hold sockets, whoever has to be asked anew: the session ended, or the rights are others by now. */
  outdated: (actors: readonly Actor[]) => Promise<Actor[]>
}

const Handshake = z.object({ token: z.string().max(4_000) })
/** Sockets of one person to one process: more tabs than anybody has. */
const mostOfOne = 30
/** Rooms are asked for anew after this time, in milliseconds: a pupil may have changed the class. */
const roomsGoodFor = 5 * 60_000
/** How many sockets are asked about their rooms in one round. */
const mostInRound = 20

/** Lets a socket in by the token of its handshake, into the rooms that its person may hear. */
export async function admit(io: Io, socket: OwnSocket, { identify, roomsOf }: Doorkeeper): Promise<string | null> {
  const handshake = Handshake.safeParse(socket.handshake.auth)
  const actor = handshake.success ? await identify(handshake.data.token) : null
  if (!actor) return 'auth.required'
  const own = `user:${actor.userId}`
  if ((io.of('/').adapter.rooms.get(own)?.size ?? 0) >= mostOfOne) return 'too-many-requests'
  const rooms = await roomsOf(actor)
  socket.data = { actor, rooms, roomsAt: performance.now() }
  await socket.join([own, ...rooms])
  return null
}

/**
 * Closes the sockets of this process whose session ended or whose person acts in another role or place by now, and brings
 * the rooms of the others up to date, some in each round. One question for all sockets.
 */
export async function review(io: Io, { outdated, roomsOf }: Doorkeeper): Promise<void> {
  const sockets = [...io.of('/').sockets.values()]
  if (sockets.length === 0) return
  const over = new Set(await outdated(sockets.map(({ data }) => data.actor)))
  for (const socket of sockets) if (over.has(socket.data.actor)) socket.disconnect(true)

  const old = sockets.filter(({ data, connected }) => connected && performance.now() - data.roomsAt > roomsGoodFor)
  for (const socket of old.slice(0, mostInRound)) {
    const rooms = await roomsOf(socket.data.actor)
    for (const room of socket.data.rooms) if (!rooms.includes(room)) await socket.leave(room)
    await socket.join(rooms)
    Object.assign(socket.data, { rooms, roomsAt: performance.now() })
  }
}
