import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { Peek } from './peek.ts'

/** An archive's list of parts, and the reading of a small one. */
export type Archive = { names: readonly string[]; text: (name: string) => Promise<string | null> }

type Entry = { name: string; packed: boolean; at: number; size: number }

/** Of the list of parts: an honest document has some hundreds. */
const longestList = 1024 * 1024
/** Of one part that is read, packed and unpacked. */
const largestPart = 1024 * 1024

/**
 * The parts of a zip archive as its own list at the end names them (APPNOTE 4.3.12, 4.3.16); null for anything that is
 * no such archive, is cut off, encrypted or larger than four gigabytes.
 */
export async function archiveIn(peek: Peek): Promise<Archive | null> {
  const end = peek.tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || peek.tail.length < end + 22) return null
  const [size, at] = [peek.tail.readUInt32LE(end + 12), peek.tail.readUInt32LE(end + 16)]
  if (size > longestList || at + size > peek.bytes) return null

  const entries = entriesOf(await peek.at(at, size))
  if (!entries) return null
  return {
    names: entries.map(({ name }) => name),
    text: async (name) => {
      const entry = entries.find((one) => one.name === name)
      return entry ? textOf(peek, entry) : null
    },
  }
}

function entriesOf(list: Buffer): Entry[] | null {
  const entries: Entry[] = []
  for (let at = 0; at < list.length;) {
    if (list.length < at + 46 || list.readUInt32LE(at) !== 0x02014b50) return null
    const [flags, method] = [list.readUInt16LE(at + 8), list.readUInt16LE(at + 10)]
    if ((flags & 1) === 1 || ![0, 8].includes(method)) return null
    const [named, extra, comment] = [28, 30, 32].map((offset) => list.readUInt16LE(at + offset))
    const name = list.toString('utf8', at + 46, at + 46 + (named ?? 0))
    entries.push({ name, packed: method === 8, size: list.readUInt32LE(at + 20), at: list.readUInt32LE(at + 42) })
    at += 46 + (named ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

async function textOf(peek: Peek, { at, size, packed }: Entry): Promise<string | null> {
  const header = await peek.at(at, 30)
  if (size > largestPart || header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return null
  const bytes = await peek.at(at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28), size)
  if (!packed) return bytes.toString('utf8')
  return promisify(inflateRaw)(bytes, { maxOutputLength: largestPart }).then(
    (whole) => whole.toString('utf8'),
    () => null,
  )
}
