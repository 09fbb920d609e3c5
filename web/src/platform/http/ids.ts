/** A random uuid. `crypto.randomUUID` is missing on plain http, where a school may well run its own server. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = digits.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const month = 30 * 24 * 60 * 60

let known: string | null = null

// Once a page: a look at the cookies stops the page until the browser's other process has answered.
const keptOrNew = (): string => {
  const kept = /(?:^|;\s*)gmtx=([\w-]{8,64})/.exec(document.cookie)?.[1]
  if (kept) return kept
  const id = uuid()
  document.cookie = `gmtx=${id}; Max-Age=${month}; Path=/; SameSite=Lax`
  return id
}

/** The generated id of this browser, cookie gmtx for one month (C-STORE-4); sent as X-Mathrix. */
export const browserId = (): string => (known ??= keptOrNew())
