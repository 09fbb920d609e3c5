import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const db = await PGlite.create({ dataDir: workerData.dataDir, extensions: { btree_gist, pg_trgm } })

parentPort?.on('message', async (message: Uint8Array | 'close') => {
  if (message === 'close') {
    await db.close()
    parentPort?.postMessage('closed')
    return
  }
  const answer = await db.execProtocolRaw(message)
  parentPort?.postMessage(answer)
})
parentPort?.postMessage('ready')
