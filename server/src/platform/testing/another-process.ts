import { onTestFinished } from 'vitest'
import { makeApp } from '../../app.ts'
import { readConfig } from '../config.ts'
import { limiterInDatabase } from '../http/limits.ts'
import { type House, now, secret } from './school.ts'

/** Another server on the database and the files of a house, which listens on a port of its own. */
export async function openProcess({ pool, db, files }: House, settings: Record<string, string> = {}) {
  const app = await makeApp({
    pool,
    db,
    config: readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', ...settings }),
    secret,
    clock: () => now,
    files,
    limit: limiterInDatabase(db),
    publish: () => {},
    checkShare: 1,
    stopping: () => false,
    web: null,
  })
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    app.http.server.closeAllConnections()
    await app.http.close()
  }
  onTestFinished(close)
  return { address, close }
}
