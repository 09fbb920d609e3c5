import jsQR from 'jsqr'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { pdfOf } from './pdf.ts'
import { qrOf } from './qr.ts'
import { drawTable } from './table.ts'

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

test('the lines of a narrow head follow each other, and a dot after a seven keeps its room', async () => {
  const bytes = await pdfOf('Тізім', 'kk', (paper) =>
    drawTable(paper, {
      head: ['27.12.2026'],
      columns: [{ title: '04\n11', width: 18.5, align: 'center' }],
      rows: [['17.12']],
    }),
  )
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { items } = await page.getTextContent()
  const drawn = items.flatMap((item) => ('transform' in item && item.str.trim() ? [item] : []))
  const lineOf = (words: string) => drawn.find(({ str }) => str === words)?.transform[5] ?? 0
  expect(lineOf('04') - lineOf('11')).toBeLessThan(12)
  const widthOf = (words: string) => drawn.find(({ str }) => str === words)?.width ?? 0
  expect(widthOf('27.12.2026')).toBeGreaterThan(70)
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
