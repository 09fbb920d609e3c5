import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import pg from 'pg'
import { makeApp } from '../server/src/app.ts'
import type { Actor } from '../server/src/platform/actor.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { kyselyOver } from '../server/src/platform/db/db.ts'
import { onDisk } from '../server/src/platform/files/store.ts'
import { tokensWith } from '../server/src/platform/http/token.ts'

/** A call that says nothing but who asks. */
const warming = '/api/v3/os/auth/profile/need-pass-change'

/** One statement as the driver got it. */
export type Statement = { name?: string; text: string; values: unknown[] }
export type Asked = {
  endpoint: Endpoint
  path: string
  who: Actor
  headers?: Record<string, string>
  body?: object
  /** A read whose first answer does the work: it is not asked once before. */
  once?: boolean
}

export const secret = 'a secret that only the bench knows, long'
export const tokens = tokensWith(secret)
/** Long enough for any bench. */
const farOff = () => new Date(Date.now() + 10 * 3_600_000)
export const tokenOf = (who: Actor): Promise<string> => tokens.sign(who, farOff())

/**
 * Makes a call on a server of its own and tells the statements it sent, so that the floor sends the very same ones. What a
 * server knows from the call before is asked by one and left out: the session for ten seconds, what is kept of a school.
 */
export async function recorder(url: string) {
  let heard: Statement[] = []
  class Listening extends pg.Client {
    // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own signature has eight forms
    override query(...asked: any[]): any {
      const [first, values] = asked
      if (typeof first === 'string') heard.push({ text: first, values: values ?? [] })
      else heard.push({ ...(first.name && { name: first.name }), text: first.text, values: first.values ?? [] })
      // oxlint-disable-next-line typescript/no-explicit-any -- as above
      return (super.query as any)(...asked)
    }
  }
  const pool = new pg.Pool({ connectionString: url, max: 1, Client: Listening })
  const db = kyselyOver(pool)
  const app = await makeApp({
    pool,
    db,
    secret,
    config: readConfig({ LOG_LEVEL: 'error', DEMO: 'off' }),
    clock: () => new Date(),
    files: onDisk('.cache/bench-files'),
    limit: { count: async () => {}, check: async () => {} },
    publish: () => {},
    checkShare: 0,
    stopping: () => false,
    web: null,
  })

  const statements = async ({ endpoint, path, who, headers = {}, body, once = false }: Asked): Promise<Statement[]> => {
    const authorization = `Bearer ${await tokenOf(who)}`
    const payload = body === undefined ? {} : { payload: body }
    const ask = () =>
      app.http.inject({ method: endpoint.method, url: path, headers: { ...headers, authorization }, ...payload })
    if (endpoint.method === 'GET' && !once) await ask()
    else await app.http.inject({ method: 'GET', url: warming, headers: { authorization } })
    heard = []
    const answer = await ask()
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
    return heard
  }
  const close = async () => {
    await app.http.close()
    await pool.end()
  }
  return { statements, close }
}
