import jsQR from 'jsqr'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { pdfOf } from './pdf.ts'
import { qrOf } from './qr.ts'

test('every letter of the three languages can be read back from the print', async () => {
  const letters = 'ӘәҒғҚқҢңӨөҰұҮүҺһІі ЁёЪъЫыЭэ №7 «А» – 12 345 ₸ abcXYZ'
  const bytes = await pdfOf('Тізім', 'kk', (paper) => {
    paper.addPage().font('text').fontSize(12).text(letters)
    paper.font('strong').text(letters)
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  expect(text.replaceAll('\u00a0', ' ').split(letters)).toHaveLength(3)
  expect((await getMeta(new Uint8Array(bytes))).info).toMatchObject({ Title: 'Тізім', Language: 'kk' })
})

test('a phone reads the address back from the code', async () => {
  const address = 'https://mektep.example.kz/login'
  const { size, isDark } = await qrOf(address)
  const [dot, side] = [4, (size + 8) * 4]
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < size * dot; y++)
    for (let x = 0; x < size * dot; x++)
      if (isDark(Math.floor(y / dot), Math.floor(x / dot)))
        pixels.fill(0, ((y + 4 * dot) * side + x + 4 * dot) * 4, ((y + 4 * dot) * side + x + 4 * dot) * 4 + 3)
  // Its types describe a module of another kind than Node reads.
  const decode = jsQR as unknown as typeof jsQR.default
  expect(decode(pixels, side, side)?.data).toBe(address)
})
