/**
 * Cuts the two font files that the web ships out of Inter, so that a phone on a mobile network loads only letters that a
 * Kazakh school writes, and the same two for what the server prints: `node tools/commands/fonts.mjs`. The result is committed
 * beside web/src/ui/look/fonts.css and server/src/platform/print/pdf.ts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = new URL('../../node_modules/inter-ui/variable/InterVariable.woff2', import.meta.url)
const targets = [
  { folder: new URL('../../web/src/ui/look/fonts/', import.meta.url), format: 'woff2' },
  // The writer of PDF reads woff2 too, and slower.
  { folder: new URL('../../server/src/platform/print/fonts/', import.meta.url), format: 'woff' },
]

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const latin = `${between(0x20, 0x7e)}\u00a0«»·×÷°±§–—‘’“”„•…−↑↓←→₸`
const cyrillic = `${between(0x410, 0x44f)}ЁёІіҰұ№`
const kazakh = 'ӘәҒғҚқҢңӨөҮүҺһ'

/** Tabular figures for tables, kerning and marks; the stylistic sets double the size and nobody asks for them. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'case']

const font = await readFile(source)
for (const { folder, format } of targets) {
  await mkdir(folder, { recursive: true })
  for (const wght of [400, 600]) {
    const cut = await subsetFont(font, latin + cyrillic + kazakh, {
      targetFormat: format,
      keepFeatures,
      variationAxes: { wght, opsz: 14 },
    })
    await writeFile(new URL(`inter-${wght}.${format}`, folder), cut)
    console.log(`inter-${wght}.${format} ${(cut.length / 1024).toFixed(1)} KB`)
  }
}
