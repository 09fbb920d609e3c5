/**
 * Cuts the four font files that the web ships out of Inter, so that a phone on a mobile network loads only letters
 * that a Kazakh school writes: `node tools/fonts.mjs`. The result is committed beside web/src/ui/fonts.css.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = new URL('../node_modules/@fontsource-variable/inter/files/', import.meta.url)
const target = new URL('../web/src/ui/fonts/', import.meta.url)

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Inter comes split by script, so each of ours is cut from one of its files and found again by unicode-range. */
const cuts = [
  { from: 'latin', to: 'inter-latin', letters: `${between(0x20, 0x7e)}\u00a0«»·×÷°±§–—‘’“”„•…−↑↓` },
  { from: 'cyrillic', to: 'inter-cyrillic', letters: `${between(0x410, 0x44f)}ЁёІіҰұ№` },
  { from: 'cyrillic-ext', to: 'inter-kazakh', letters: 'ӘәҒғҚқҢңӨөҮүҺһ' },
  { from: 'latin-ext', to: 'inter-signs', letters: '₸←→' },
]

/** Tabular figures for tables, kerning and marks; the stylistic sets double the size and nobody asks for them. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'case']

await mkdir(target, { recursive: true })
for (const { from, to, letters } of cuts) {
  const font = await readFile(new URL(`inter-${from}-wght-normal.woff2`, source))
  const cut = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  })
  await writeFile(new URL(`${to}.woff2`, target), cut)
  console.log(`${to}.woff2 ${(cut.length / 1024).toFixed(1)} KB`)
}
