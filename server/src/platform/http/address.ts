import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Who a request comes from, as one valid address in its shortest form. Behind trusted proxies (TRUST_PROXY) it is what the
 * last of them heard from; what is no address there was not written by a proxy, and the connection's own stands in.
 */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  shortest(ip) ?? shortest(socket.remoteAddress) ?? ''

/** A valid address without port, zone and the long way of writing it; null for anything else. */
export function shortest(text = ''): string | null {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  const plain = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = plain.length <= 45 ? isIP(plain) : 0
  if (kind === 4) return plain
  return kind === 6 ? new URL(`http://[${plain}]`).hostname.slice(1, -1) : null
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const
const isLoopback = (address: string): boolean => /^127\.|^::1$|^localhost$/.test(address)

/** Whether a process listens to this computer alone. */
export const listensToItself = (host: string): boolean => isLoopback(host.replace(/^\[|\]$/g, ''))

/** Whether a request was made on this computer: not through a proxy, and not for a page of another name. */
export function isFromHere({ headers, hostname, socket }: FastifyRequest): boolean {
  if (forwarding.some((name) => headers[name] !== undefined)) return false
  return isLoopback(shortest(socket.remoteAddress) ?? '') && listensToItself(hostname)
}
