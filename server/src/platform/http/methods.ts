import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { methodNotAllowed } from '@qalam/contract/kernel/problem.ts'
import type { FastifyInstance } from 'fastify'

const all = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** An address that is served answers every other method with 405 rather than 404. */
export function refuseOtherMethods(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const served = new Map<string, Set<string>>()
  for (const { method, path, aliases } of endpoints) {
    for (const url of [path, ...aliases]) served.set(url, (served.get(url) ?? new Set()).add(method))
  }
  for (const [url, methods] of served) {
    const others = all.filter((method) => !methods.has(method))
    if (others.length === 0) continue
    app.route({
      method: others,
      url,
      handler: async () => {
        throw methodNotAllowed()
      },
    })
  }
}
