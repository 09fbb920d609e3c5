import { connect, createServer, type Server, type Socket } from 'node:net'

/** The line between a browser and the product, which can be cut: not every engine's driver knows how to go offline. */
export type Line = { origin: string; cut: () => Promise<void>; mend: () => Promise<void>; end: () => Promise<void> }

/**
 * A line on a port of its own to the product at `target`; without a number it takes the first port that is free and keeps
 * it. Cut, it refuses connections and ends those that stand.
 */
export async function lineTo(target: string, wanted = 0): Promise<Line> {
  const { hostname, port: to } = new URL(target)
  const sockets = new Set<Socket>()
  let server: Server | null = null
  let port = wanted

  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const mend = (): Promise<void> =>
    new Promise((ready) => {
      const next = createServer((near) => {
        const far = connect(Number(to), hostname)
        hold(near)
        hold(far)
        near.pipe(far).pipe(near)
        near.on('close', () => far.destroy())
        far.on('close', () => near.destroy())
      })
      server = next.listen(port, 'localhost', () => {
        const address = next.address()
        if (address !== null && typeof address === 'object') port = address.port
        ready()
      })
    })
  const cut = (): Promise<void> =>
    new Promise((gone) => {
      if (!server) return gone()
      server.close(() => gone())
      server = null
      for (const socket of sockets) socket.destroy()
    })
  await mend()
  return { origin: `http://localhost:${port}`, cut, mend, end: cut }
}
