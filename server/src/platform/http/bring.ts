import type { Endpoint, FilesRule } from '@qalam/contract/kernel/endpoint.ts'
import { malformed } from '@qalam/contract/kernel/problem.ts'
import { makeContext, type Services, whoAsks } from './mount.ts'
import type { MayBring } from './resumable.ts'
import type { Route } from './routes.ts'
import { wellFormed } from './wellformed.ts'

type Taking = { pattern: RegExp; method: string; route: Route; endpoint: Endpoint; rule: FilesRule }

/**
 * Asks the call whose file it will be, as if it were made at that moment: its roles, limits and policy decide before the
 * first byte. They decide once more when the call is made.
 */
export function mayBringTo(routes: readonly Route[], services: Services): MayBring {
  const taking = routes.flatMap((route) => takingOf(route))
  return async (request, target) => {
    const [method, address = ''] = target.split(' ')
    const url = URL.parse(address, 'http://any')
    const one = taking.find((other) => other.method === method && url !== null && other.pattern.test(url.pathname))
    if (!one || !url) throw malformed()

    const now = services.clock()
    const actor = await whoAsks(one.endpoint, request, services, now)
    const params = { ...one.pattern.exec(url.pathname)?.groups }
    const input = wellFormed(one.endpoint, { params, query: Object.fromEntries(url.searchParams), body: {} })
    await one.route.admit?.(makeContext(request, actor, services.db, now, services, []).context, input)
    return { bytes: one.rule.bytes, kinds: one.rule.kinds }
  }
}

function takingOf(route: Route): Taking[] {
  const { endpoint } = route
  const rule = endpoint.files
  if (!rule) return []
  return [endpoint.path, ...endpoint.aliases].map((path) => ({
    pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    method: endpoint.method,
    route,
    endpoint,
    rule,
  }))
}
