import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { OperationError } from '#platform/operation-error.ts'
import { lives } from './postmaster.ts'
import { writing } from './store.ts'

/** AuthenticationOk and ReadyForQuery: what a server says to a startup packet. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const terminate = 0x58

/** The wire between the driver and an engine in a worker, so that the event loop never waits for a query. */
class EngineStream extends Duplex {
  #started = false
  readonly #worker: Worker
  readonly #hear = (message: unknown) => {
    if (message instanceof Uint8Array) this.push(Buffer.from(message))
  }
  constructor(worker: Worker) {
    super()
    this.#worker = worker
    worker.on('message', this.#hear)
  }
  connect() {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
  override _read() {}
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done)
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    let rest = chunk
    if (!this.#started) {
      this.#started = true
      this.push(welcome)
      rest = chunk.subarray(chunk.readInt32BE(0))
    }
    if (rest[0] === terminate) this.push(null)
    else if (rest.length > 0) this.#worker.postMessage(new Uint8Array(rest))
    done()
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#hear)
    done(error)
  }
}

/** PGlite behind the same pool; one session, so its transactions run one after another. */
export async function openPglite(directory: string): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  const unlock = lock(directory)
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { dataDir: directory } })
  const ready = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await ready.catch((error: unknown) => {
    unlock()
    const reason = error instanceof Error ? error.message : ''
    throw new OperationError('store.damaged', { folder: directory, reason }, error)
  })
  const settings = {
    stream: () => new EngineStream(worker),
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    password: '',
  }
  const pool = new pg.Pool(settings as unknown as pg.PoolConfig)
  pool.on('error', () => {})
  const close = async () => {
    await pool.end()
    const closed = new Promise((resolve) => worker.on('message', (message) => message === 'closed' && resolve(true)))
    worker.postMessage('close')
    await closed
    await worker.terminate()
    unlock()
  }
  return { pool, close }
}

/** The engine itself does not stop a second process from opening the same directory; a pid file does. */
function lock(directory: string): () => void {
  writing(path.dirname(directory), () => mkdirSync(path.dirname(directory), { recursive: true, mode: 0o700 }))
  const file = `${directory}.lock`
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (pid !== process.pid && lives(pid)) throw new OperationError('store.in-use', { folder: directory, pid })
  writing(path.dirname(directory), () => {
    rmSync(file, { force: true })
    writeFileSync(openSync(file, 'wx'), String(process.pid))
  })
  return () => rmSync(file, { force: true })
}
