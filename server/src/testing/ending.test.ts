import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder, startServer } from './server-process.ts'

test('requests whose lines broke half-way do not keep the server from ending', async () => {
  const { path, remove } = dataFolder()
  onTestFinished(remove)
  const server = await startServer({ DATA_DIR: path })
  const { hostname, port } = new URL(server.address)
  const halves = ['GET / HTTP/1.1\r\nHo', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{']
  for (const half of halves) {
    const line = connect(Number(port), hostname)
    onTestFinished(() => void line.destroy())
    line.on('error', () => {})
    await once(line, 'connect')
    await new Promise((sent) => line.write(half, sent))
  }

  await server.end('SIGTERM')
  expect(server.alive()).toBe(false)
}, 60_000)
