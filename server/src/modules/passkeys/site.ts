import type { Context } from '#platform/context.ts'

/** The site that a passkey belongs to: its name, and whether an origin is of it. */
export type Site = { id: string; isOrigin: (origin: string) => boolean }

/**
 * The configured address, else the one that was called. Without a configured one every port of the host counts, since
 * the host alone is what a passkey is bound to; without https it is the own computer only, as browsers have it.
 */
export function siteOf(publicOrigin: string | undefined, { request }: Context): Site {
  if (publicOrigin) return { id: new URL(publicOrigin).hostname, isOrigin: (origin) => origin === publicOrigin }
  const id = request.host
  const isOrigin = (origin: string) => {
    const { hostname, protocol } = new URL(origin)
    return hostname === id && (protocol === 'https:' || hostname === 'localhost')
  }
  return { id, isOrigin }
}
