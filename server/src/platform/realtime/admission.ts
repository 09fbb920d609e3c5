import { readAnew, room } from '@qalam/contract/kernel/event.ts'
import type { Server, Socket } from 'socket.io'
import { z } from 'zod'
import type { Actor } from '../actor.ts'

/** What the server keeps of a socket: whose it is and the rooms it was let into. */
type Kept = { actor: Actor; rooms: readonly string[] }
export type Io = Server<Record<string, never>, Record<string, (data: unknown) => void>, Record<string, never>, Kept>
type OwnSocket = Io extends Server<infer A, infer B, infer C, infer D> ? Socket<A, B, C, D> : never

export type Doorkeeper = {
  identify: (token: string, cookies: string | undefined) => Promise<Actor | null>
  /** The rooms that each of these people may hear at this moment, in their order. */
  roomsOf: (actors: readonly Actor[]) => Promise<string[][]>
  /** Of those who hold sockets, whoever has to be asked anew: the session ended, or the rights are others by now. */
  outdated: (actors: readonly Actor[]) => Promise<Actor[]>
}

const Handshake = z.object({ token: z.string().max(4_000) })
/** Sockets of one person to one process: more tabs than anybody has. */
const mostOfOne = 30

/** Lets a socket in by the token of its handshake, into the rooms that its person may hear. */
export async function admit(io: Io, socket: OwnSocket, { identify, roomsOf }: Doorkeeper): Promise<string | null> {
  const handshake = Handshake.safeParse(socket.handshake.auth)
  const actor = handshake.success ? await identify(handshake.data.token, socket.handshake.headers.cookie) : null
  if (!actor) return 'auth.required'
  const own = room.person(actor.userId)
  if ((io.of('/').adapter.rooms.get(own)?.size ?? 0) >= mostOfOne) return 'too-many-requests'
  const [rooms = []] = await roomsOf([actor])
  socket.data = { actor, rooms }
  await socket.join([own, ...rooms])
  return null
}

/**
 * Closes the sockets of this process whose session ended or whose person acts in another role or place by now, and moves
 * the others to the rooms of this moment: a pupil changed the class, a parent was added. One question of each kind for all.
 */
export async function review(io: Io, { outdated, roomsOf }: Doorkeeper): Promise<void> {
  const sockets = [...io.of('/').sockets.values()]
  if (sockets.length === 0) return
  const over = new Set(await outdated(sockets.map(({ data }) => data.actor)))
  for (const socket of sockets) if (over.has(socket.data.actor)) socket.disconnect(true)

  const staying = sockets.filter(({ connected }) => connected)
  const rooms = await roomsOf(staying.map(({ data }) => data.actor))
  for (const [index, socket] of staying.entries()) await move(socket, rooms[index] ?? [])
}

/** Whoever is in another room now has missed what was told there, and reads anew. */
async function move(socket: OwnSocket, rooms: readonly string[]): Promise<void> {
  const left = socket.data.rooms.filter((one) => !rooms.includes(one))
  const entered = rooms.filter((one) => !socket.data.rooms.includes(one))
  if (left.length === 0 && entered.length === 0) return
  for (const one of left) await socket.leave(one)
  await socket.join(entered)
  socket.data.rooms = rooms
  socket.emit(readAnew, {})
}
