/** A part of a file, both ends within. */
export type FileRange = { from: number; to: number }

/**
 * The part that a `Range` header asks for (RFC 9110, 14.2): null for the whole file, also where the header cannot be
 * read or names several parts; 'outside' where the file has no such bytes.
 */
export function partOf(header: string | undefined, bytes: number): FileRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return Number(last) === 0 ? 'outside' : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  return from < bytes ? { from, to: Math.min(last === '' ? bytes - 1 : Number(last), bytes - 1) } : 'outside'
}
