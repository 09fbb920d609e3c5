// A bare socket.io server: whoever posts has a name told to every socket of every such process, by a notice of the database.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { Server } from 'socket.io'

const url = process.argv[2] ?? ''
const http = createServer((request, reply) => {
  if (request.method !== 'POST') return reply.end()
  void pool.query(`select pg_notify('bare', '{}')`).then(() => reply.end('{}'))
})
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false })
const pool = new pg.Pool({ connectionString: url, max: 2 })
const listening = new pg.Client({ connectionString: url })
await listening.connect()
listening.on('notification', () => io.emit('told', { conversationUuid: '', seq: 1 }))
await listening.query('listen bare')
await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
process.send?.((http.address() as AddressInfo).port)
