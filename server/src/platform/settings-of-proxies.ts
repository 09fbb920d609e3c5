import { isIP } from 'node:net'
import { z } from 'zod'

/** Names that stand for a list of networks. */
const named = ['loopback', 'linklocal', 'uniquelocal']

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  const most = kind === 4 ? 32 : 128
  return kind > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/**
 * Which proxies are believed about where a request comes from: `off`, how many of them stand before Qalam, or their
 * addresses and networks. Believing every one of them would believe the caller, who writes the first of the list.
 */
export const TrustProxy = z
  .string()
  .default('off')
  .transform((text, context): false | number | string[] => {
    if (text === 'off') return false
    if (/^[1-9]$/.test(text)) return Number(text)
    const networks = text.split(',').map((one) => one.trim())
    if (networks.every((one) => named.includes(one) || isNetwork(one))) return networks
    const message =
      'is off, the number of proxies before Qalam (usually 1), or their addresses, such as 10.0.0.5,192.168.0.0/16; ' +
      'a plain "on" would believe whatever a caller writes'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const host = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/

/** Hosts by their names, in a list. */
export const Hosts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(host)).max(50))

/** An address as people type it, without a path. */
export const Origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)
