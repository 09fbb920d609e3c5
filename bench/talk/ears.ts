// A process of browsers' sockets: it is told where to connect and which name to listen for, and says when all have heard.
import { io, type Socket } from 'socket.io-client'

export type Wanted = { addresses: string[]; tokens: string[]; name: string }
/** Milliseconds of the machine at which the last of all sockets had heard a message. */
export type AllHeard = { at: number }

const now = () => performance.timeOrigin + performance.now()
let heard = 0

function open(address: string, token: string, name: string): Promise<Socket> {
  const socket = io(address, { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true })
  return new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(socket)).once('connect_error', reject),
  ).then(() => socket.on(name, () => void heard++))
}

process.on('message', (asked: Wanted | 'listen') => {
  if (asked !== 'listen') return void connectAll(asked)
  heard = 0
})

async function connectAll({ addresses, tokens, name }: Wanted): Promise<void> {
  const sockets: Socket[] = []
  for (const [index, token] of tokens.entries())
    sockets.push(await open(addresses[index % addresses.length] ?? '', token, name))
  for (const socket of sockets)
    socket.on(name, () => {
      if (heard === sockets.length) process.send?.({ at: now() } satisfies AllHeard)
    })
  process.send?.({ at: now() } satisfies AllHeard)
}
