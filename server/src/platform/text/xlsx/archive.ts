import { crc32, createInflateRaw } from 'node:zlib'
import { bounds, Unreadable } from './trouble.ts'

type Entry = { method: number; isLocked: boolean; packed: number; unpacked: number; checksum: number; at: number }

/** A file of the archive in pieces, each byte one character of the text: pieces may end in the middle of a letter. */
export type Pieces = AsyncIterable<string>

export type WorkbookArchive = {
  has: (name: string) => boolean
  /** The text of a small file. */
  text: (name: string) => Promise<string>
  /** Unpacks a file piece by piece; what is unpacked of all files together is bounded. */
  pieces: (name: string) => Pieces
}

const endOfDirectory = 0x06054b50
const wideLocator = 0x07064b50

/** Reads the directory of an archive. Nothing is unpacked yet. */
export function openArchive(bytes: Uint8Array): WorkbookArchive {
  const entries = directoryOf(bytes)
  const folded = new Map([...entries].map(([name, entry]) => [name.toLowerCase(), entry]))
  const entryOf = (name: string): Entry | undefined => entries.get(name) ?? folded.get(name.toLowerCase())
  const budget = { left: bounds.unpacked }

  async function* pieces(name: string): AsyncGenerator<string> {
    const entry = entryOf(name)
    if (!entry || entry.isLocked) throw new Unreadable('damaged')
    if (entry.unpacked > budget.left) throw new Unreadable('unpacks-too-large')
    let checksum = 0
    let unpacked = 0
    for await (const chunk of unpack(bytes, entry)) {
      checksum = crc32(chunk, checksum)
      unpacked += chunk.length
      budget.left -= chunk.length
      if (budget.left < 0) throw new Unreadable('unpacks-too-large')
      if (unpacked > entry.unpacked) throw new Unreadable('damaged')
      yield chunk.toString('latin1')
    }
    if (unpacked !== entry.unpacked || checksum !== entry.checksum) throw new Unreadable('damaged')
  }

  return {
    has: (name) => entryOf(name) !== undefined,
    pieces,
    text: async (name) => {
      if ((entryOf(name)?.unpacked ?? 0) > bounds.directory) throw new Unreadable('unpacks-too-large')
      let text = ''
      for await (const piece of pieces(name)) text += piece
      return Buffer.from(text, 'latin1')
        .toString('utf8')
        .replace(/^\ufeff/, '')
    },
  }
}

async function* unpack(bytes: Uint8Array, entry: Entry): AsyncGenerator<Buffer> {
  const data = packedData(bytes, entry)
  if (entry.method === 0) {
    for (let at = 0; at < data.length; at += 65_536) yield data.subarray(at, at + 65_536)
    return
  }
  if (entry.method !== 8) throw new Unreadable('damaged')
  const inflate = createInflateRaw({ chunkSize: 65_536 })
  inflate.end(data)
  try {
    for await (const chunk of inflate) yield chunk
  } finally {
    inflate.destroy()
  }
}

function packedData(bytes: Uint8Array, { at, packed }: Entry): Buffer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + 30 > bytes.length) throw new Unreadable('damaged')
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + packed > bytes.length) throw new Unreadable('damaged')
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, packed)
}

function directoryOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  const lowest = Math.max(0, end - 65_535)
  while (end >= lowest && view.getUint32(end, true) !== endOfDirectory) end--
  if (end < lowest || (end >= 20 && view.getUint32(end - 20, true) === wideLocator)) throw new Unreadable('damaged')

  const count = view.getUint16(end + 10, true)
  if (count > bounds.entries) throw new Unreadable('unpacks-too-large')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length) throw new Unreadable('damaged')
    const nameLength = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + at + 46, Math.min(nameLength, bytes.length - at - 46))
    const entry = {
      method: view.getUint16(at + 10, true),
      isLocked: (view.getUint16(at + 8, true) & 1) !== 0,
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    }
    const isWide = entry.packed === 0xffffffff || entry.unpacked === 0xffffffff
    if (isWide || (entry.unpacked === 0 && entry.packed > 2)) throw new Unreadable('damaged')
    entries.set(name.toString('utf8').replace(/^\//, ''), entry)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
