import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const db = await PGlite.create({ dataDir: workerData.dataDir, extensions: { btree_gist, pg_trgm } })

async function answer(message: Uint8Array | 'close'): Promise<void> {
  if (message === 'close') {
    await db.close()
    parentPort?.postMessage('closed')
    return
  }
  parentPort?.postMessage(await db.execProtocolRaw(message))
}

parentPort?.on('message', (message: Uint8Array | 'close') => void answer(message))
parentPort?.postMessage('ready')
