import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]
/** A sky from top to bottom, a sun, and hills one before another. */
export type Landscape = { sky: readonly [Colour, Colour]; sun: Colour; hills: readonly Colour[]; seed: number }

const [width, height] = [960, 540]

/** A painted landscape as a PNG: the demo needs pictures of its own, and has the right to these. */
export function landscape({ sky, sun, hills, seed }: Landscape): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  const place = { x: width * (0.2 + 0.6 * ((seed * 37) % 100) * 0.01), y: height * 0.3, radius: 62 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inSun = Math.hypot(x - place.x, y - place.y) < place.radius
      const hill = hills.findLastIndex((_, index) => y > ridge(x, index, seed))
      const colour = hills[hill] ?? (inSun ? sun : between(sky[0], sky[1], y / height))
      colour.forEach((part, index) => (rows[y * (width * 3 + 1) + 1 + x * 3 + index] = Math.round(part)))
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** How far down the ridge of a hill is: the nearer ones are lower. */
const ridge = (x: number, index: number, seed: number): number =>
  height * (0.5 + index * 0.14) +
  46 * Math.sin(x / (150 - index * 22) + seed * 1.7 + index * 2.1) +
  14 * Math.sin(x / 47 + seed)

const between = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
