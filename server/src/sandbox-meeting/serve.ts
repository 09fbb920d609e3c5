import { readFileSync } from 'node:fs'
import { createServer, type Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { page, refused } from './pages.ts'
import { newRooms } from './rooms.ts'
import { type Visitor, visitorOf } from './token.ts'

export type Setting = { port: number; appId: string; secret: string; clock: () => Date }

const fileOf = (name: string, type: string) => ({
  type: `${type}; charset=utf-8`,
  body: readFileSync(new URL(`./page/${name}`, import.meta.url)),
})
const files: Readonly<Record<string, ReturnType<typeof fileOf>>> = {
  '/room.js': fileOf('room.js', 'text/javascript'),
  '/postis.js': fileOf('postis.js', 'text/javascript'),
  '/room.css': fileOf('room.css', 'text/css'),
}

/** The page of a room, for whoever has a token of it, and the signals between those who are in it. */
export async function serveMeetings(setting: Setting): Promise<{ address: string; close: () => Promise<void> }> {
  const { port, clock, ...keys } = setting
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const file = files[url.pathname]
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.body)
    const room = url.pathname.slice(1)
    void visitorOf(url.searchParams.get('jwt') ?? '', room, { ...keys, now: clock() }).then((visitor) => {
      const { status, body } = visitor ? page(visitor) : refused
      // The frame may use what the page around it lets it use; nothing is loaded from elsewhere.
      const policy = "default-src 'self'; media-src 'self' blob: mediastream:; base-uri 'none'; form-action 'none'"
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
      })
      response.end(body)
    })
  })
  signal(server, setting)
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(port, '127.0.0.1', ready))
  const at = server.address()
  const address = `http://localhost:${typeof at === 'object' && at ? at.port : port}`
  return { address, close: () => new Promise((done) => server.close(() => done())) }
}

const Signal = z.object({ to: z.string().max(40), data: z.unknown() })

type Heard = { signal: (given: unknown) => void; end: () => void }
type Told = Record<string, (...told: unknown[]) => void>
type Io = Server<Heard, Told, object, { visitor: Visitor }>
type Guest = Socket<Heard, Told, object, { visitor: Visitor }>

const Handshake = z.object({ token: z.string(), room: z.string() }).catch({ token: '', room: '' })

/** Carries offers, answers and candidates from one to another of the same room. */
function signal(server: HttpServer, { clock, ...keys }: Setting): void {
  const io: Io = new Server(server, { maxHttpBufferSize: 100_000 })
  const rooms = newRooms()
  io.use((socket, next) => {
    const { token, room } = Handshake.parse(socket.handshake.auth)
    void visitorOf(token, room, { ...keys, now: clock() }).then((visitor) => {
      if (!visitor) return next(new Error('refused'))
      socket.data.visitor = visitor
      next()
    })
  })
  io.on('connection', (socket) => enter(io, socket, rooms, clock))
}

function enter(io: Io, socket: Guest, rooms: ReturnType<typeof newRooms>, clock: () => Date): void {
  const { room, id, name, moderates, until } = socket.data.visitor
  const turnAway = (why: string) => {
    socket.emit('turned-away', why)
    socket.disconnect()
  }
  const others = rooms.join(room, socket.id)
  if (typeof others === 'string') return turnAway(others)
  void socket.join(room)
  // A token is for these minutes: whoever stays is shown out.
  const shownOut = setTimeout(() => turnAway('ended'), until - clock().getTime())
  const peers = others.flatMap((key) => {
    const peer = io.sockets.sockets.get(key)?.data.visitor
    return peer ? [{ key, name: peer.name }] : []
  })
  socket.emit('welcome', { peers, moderates })
  socket.to(room).emit('came', { key: socket.id, id, name })
  socket.on('signal', (given: unknown) => {
    const told = Signal.safeParse(given)
    if (told.success && rooms.areTogether(room, socket.id, told.data.to))
      io.to(told.data.to).emit('signal', { from: socket.id, name, data: told.data.data })
  })
  socket.on('end', () => {
    if (!moderates) return
    rooms.end(room)
    io.to(room).emit('turned-away', 'ended')
    io.in(room).disconnectSockets()
  })
  socket.on('disconnect', () => {
    clearTimeout(shownOut)
    rooms.leave(room, socket.id)
    socket.to(room).emit('gone', { key: socket.id })
  })
}
