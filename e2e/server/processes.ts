// A process per role on the database of the walks, behind one address: a small router stands in for the load balancer.
//   node e2e/server/processes.ts PORT     DATA_DIR of a product that runs already, FIRST its address
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { bankAfter, diaryAfter, meetingsAfter } from './server.ts'

const port = Number(process.argv[2])
const [http, realtime, jobs] = [port + 1, port + 2, port + 3]
const children: ChildProcess[] = []

const moment = () => new Promise((again) => setTimeout(again, 200))

async function isReady(at: number | string): Promise<boolean> {
  const address = typeof at === 'number' ? `http://localhost:${at}` : at
  return fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function ready(at: number | string): Promise<void> {
  for (let tries = 0; tries < 1_500; tries++) {
    if (await isReady(at)) return
    await moment()
  }
  throw new Error(`${at} is not ready`)
}

function start(role: string, at: number): void {
  const sandboxes = {
    SANDBOX_PORT: String(at + bankAfter),
    SANDBOX_DIARY_PORT: String(at + diaryAfter),
    SANDBOX_MEETING_PORT: String(at + meetingsAfter),
  }
  const env = { ...process.env, ...sandboxes, ROLE: role, PORT: String(at) }
  children.push(spawn(process.execPath, ['server/src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] }))
}

const isOfSockets = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/socket.io/')
const processFor = (asked: IncomingMessage): number => (isOfSockets(asked) ? realtime : http)

const router = createServer((asked, reply) => {
  const { method, url, headers } = asked
  const on = request({ host: 'localhost', port: processFor(asked), method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  on.on('error', () => reply.destroy())
  asked.pipe(on)
})

router.on('upgrade', (asked: IncomingMessage, socket, head: Buffer) => {
  const on = connect(processFor(asked), 'localhost', () => {
    const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
    on.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    on.write(head)
    on.pipe(socket).pipe(on)
  })
  on.on('error', () => socket.destroy())
  socket.on('error', () => on.destroy())
})

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

await ready(process.env['FIRST'] ?? '')
start('http', http)
start('realtime', realtime)
start('jobs', jobs)
await Promise.all([http, realtime, jobs].map(ready))
router.listen(port, 'localhost')
