import type { Peek } from './peek.ts'

type Size = { width: number; height: number }

/** The longest side of a picture: larger ones take a browser down. */
const longestSide = 20_000

const says = (bytes: Buffer, at: number, word: string): boolean =>
  bytes.toString('latin1', at, at + word.length) === word

/** Whether a picture of this kind has a size that can be shown. */
const shows =
  (sizeOf: (head: Buffer, bytes: number) => Size | null) =>
  async ({ head, bytes }: Peek): Promise<boolean> => {
    const size = sizeOf(head, bytes)
    return size !== null && [size.width, size.height].every((side) => side >= 1 && side <= longestSide)
  }

export const isPng = shows((head) => {
  if (head.length < 33 || !says(head, 0, '\u0089PNG\r\n\u001a\n') || !says(head, 12, 'IHDR')) return null
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
})

export const isGif = shows((head) => {
  if (head.length < 13 || !(says(head, 0, 'GIF87a') || says(head, 0, 'GIF89a'))) return null
  return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
})

export const isWebp = shows((head) => {
  if (head.length < 30 || !says(head, 0, 'RIFF') || !says(head, 8, 'WEBP')) return null
  if (says(head, 12, 'VP8X')) return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (says(head, 12, 'VP8L') && head[20] === 0x2f) {
    const packed = head.readUInt32LE(21)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (!says(head, 12, 'VP8 ') || !says(head, 23, '\u009d\u0001*')) return null
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
})

/** Segments that begin a frame; the others of 0xc0 … 0xcf are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A JPEG says its size in the first frame; a preview of the camera may stand before it and is stepped over. */
export const isJpeg = async (peek: Peek): Promise<boolean> => {
  const start = await peek.at(0, 2)
  if (start[0] !== 0xff || start[1] !== 0xd8) return false
  for (let [at, segments] = [2, 0]; segments < 200; segments++) {
    const head = await peek.at(at, 9)
    if (head.length < 9 || head[0] !== 0xff) return false
    const marker = head[1] ?? 0
    const size = { width: head.readUInt16BE(7), height: head.readUInt16BE(5) }
    if (isFrame(marker)) return size.width >= 1 && size.height >= 1 && Math.max(size.width, size.height) <= longestSide
    at += 2 + head.readUInt16BE(2)
  }
  return false
}
