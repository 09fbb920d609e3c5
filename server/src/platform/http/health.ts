import type { FastifyInstance } from 'fastify'

/** `/health`: the process lives. `/ready`: it can serve, the database answers and no stop was asked for. */
export function serveHealth(app: FastifyInstance, ask: () => Promise<unknown>, stopping: () => boolean): void {
  app.get('/health', async () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    const answers =
      !stopping() &&
      (await ask().then(
        () => true,
        () => false,
      ))
    return reply.status(answers ? 200 : 503).send({ ready: answers })
  })
}
