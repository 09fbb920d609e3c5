import { open } from 'node:fs/promises'

/** A file to look into without reading it whole. */
export type Peek = {
  bytes: number
  /** The first 64 KB, or all of it. */
  head: Buffer
  /** The last 64 KB and what an archive may write after its list, or all of it. */
  tail: Buffer
  /** `length` bytes from `at`; fewer where the file ends. */
  at: (at: number, length: number) => Promise<Buffer>
}

const enough = 65_536 + 22

/** Opens a file for as long as `look` needs it. */
export async function peekInto<Found>(path: string, look: (peek: Peek) => Promise<Found>): Promise<Found> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const at = async (position: number, length: number) => {
      const wanted = Math.max(0, Math.min(length, size - position))
      const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, position)
      return buffer.subarray(0, bytesRead)
    }
    const [head, tail] = [await at(0, enough), await at(Math.max(0, size - enough), enough)]
    return await look({ bytes: size, head, tail, at })
  } finally {
    await file.close()
  }
}
