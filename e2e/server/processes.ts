// A process per role on the database of a worker, behind one address: a small router stands in for the load balancer.
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { startServer } from '../../server/src/testing/server-process.ts'
import { serverOf } from './server.ts'

const isOfSockets = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/socket.io/')

/** Starts the processes on the ports after `port`, on the data of a product that runs already. */
export async function startProcesses(port: number, data: string) {
  const [http, realtime, jobs] = [port + 1, port + 2, port + 3]
  const start = (role: string, at: number) => startServer({ ...serverOf(at, data).env, ROLE: role })
  const servers = await Promise.all([start('http', http), start('realtime', realtime), start('jobs', jobs)])
  const router = routerTo((asked) => (isOfSockets(asked) ? realtime : http))
  await new Promise<void>((listening) => router.listen(port, 'localhost', listening))
  const end = async () => {
    router.closeAllConnections()
    router.close()
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
  }
  return { address: `http://localhost:${port}`, end }
}

function routerTo(processFor: (asked: IncomingMessage) => number) {
  const router = createServer((asked, reply) => {
    const { method, url, headers } = asked
    const on = request({ host: 'localhost', port: processFor(asked), method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    on.on('error', () => reply.destroy())
    asked.pipe(on)
  })
  return router.on('upgrade', (asked: IncomingMessage, socket, head: Buffer) => {
    const on = connect(processFor(asked), 'localhost', () => {
      const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
      on.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      on.write(head)
      on.pipe(socket).pipe(on)
    })
    on.on('error', () => socket.destroy())
    socket.on('error', () => on.destroy())
  })
}
