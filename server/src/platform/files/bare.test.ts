import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { withoutTraces } from './bare.ts'

function kept(bytes: Buffer): string {
  const path = `${tmpdir()}/bare-${randomUUID()}`
  onTestFinished(() => rmSync(path, { force: true }))
  writeFileSync(path, bytes)
  return path
}

const photo = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#c04020' } })
/** As a phone writes it: lying on its side, with the place and the owner beside it. */
const taken = {
  IFD0: { Artist: 'Айгүл Серікқызы', Make: 'Phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 7/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '71/1 25/1 0/1' },
}
const sideways = () => photo().withExif(taken).withMetadata({ orientation: 6 })

test.each([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
] as const)('a %s of a phone loses its place and its owner and stands upright', async (mime, format) => {
  const bytes = await sideways().withExif(taken).toFormat(format).toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const path = kept(bytes)
  const left = await withoutTraces(path, mime, bytes.length)
  expect(left).toBe(statSync(path).size)
  const clean = await sharp(readFileSync(path)).metadata()
  expect([clean.exif, clean.xmp, clean.orientation]).toEqual([undefined, undefined, undefined])
  expect(clean.format).toBe(format)
})

test('a photo that lies on its side is turned before its note of that is taken away', async () => {
  const bytes = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const path = kept(bytes)
  await withoutTraces(path, 'image/jpeg', bytes.length)
  expect(await sharp(readFileSync(path)).metadata()).toMatchObject({ width: 20, height: 40 })
})

test('a picture without traces stays as it came, byte for byte', async () => {
  const bytes = await photo().jpeg().toBuffer()
  const path = kept(bytes)
  expect(await withoutTraces(path, 'image/jpeg', bytes.length)).toBe(bytes.length)
  expect(readFileSync(path).equals(bytes)).toBe(true)
})

test('a picture that breaks off behind its traces is not kept', async () => {
  const bytes = await sideways().jpeg().toBuffer()
  const half = bytes.subarray(0, bytes.indexOf(Buffer.from([0xff, 0xda])) - 4)
  expect(await withoutTraces(kept(half), 'image/jpeg', half.length)).toBeNull()
})
