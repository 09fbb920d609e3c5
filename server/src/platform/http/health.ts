import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long one check of the database is reused, in milliseconds, so that many probes cost one query a second. */
const freshFor = 1_000
/** Milliseconds within which a database that can serve answers. */
const patience = 2_000

/**
 * `/health`: the process lives. `/ready`: it can serve, the database answers and no stop was asked for; answered within two
 * seconds even where the database hangs.
 */
export function serveHealth(app: FastifyInstance, ask: () => Promise<unknown>, stopping: () => boolean): void {
  const look = lookedAt(ask)
  app.get('/health', async () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    const ready = !stopping() && (await look())
    return reply.status(ready ? 200 : 503).send({ ready })
  })
}

function lookedAt(ask: () => Promise<unknown>): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  let last = { answers: false, at: -Infinity }

  const look = async (): Promise<boolean> => {
    const answered = ask().then(
      () => true,
      () => false,
    )
    const answers = await Promise.race([answered, wait(patience, false, { ref: false })])
    last = { answers, at: performance.now() }
    underWay = undefined
    return answers
  }
  return async () => {
    if (performance.now() - last.at < freshFor) return last.answers
    return await (underWay ??= look())
  }
}
