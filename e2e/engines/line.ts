import { connect, createServer, type Server, type Socket } from 'node:net'

/** The line between a browser and the product, which can be cut: not every engine's driver knows how to go offline. */
export type Line = { origin: string; cut: () => Promise<void>; mend: () => Promise<void>; end: () => Promise<void> }

/** A line on a port of its own to the product at `target`. Cut, it refuses connections and ends those that stand. */
export async function lineTo(target: string, port: number): Promise<Line> {
  const { hostname, port: to } = new URL(target)
  const sockets = new Set<Socket>()
  let server: Server | null = null

  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const mend = (): Promise<void> =>
    new Promise((ready) => {
      server = createServer((near) => {
        const far = connect(Number(to), hostname)
        hold(near)
        hold(far)
        near.pipe(far).pipe(near)
        near.on('close', () => far.destroy())
        far.on('close', () => near.destroy())
      }).listen(port, 'localhost', ready)
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
