// node bench/planted.ts: how much of a hundred more screens a visitor of today's first pages has to load. Builds the web
// twice in a scratch folder, once with screens, calls, texts and styles that nobody opens, and compares what travels.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguePage } from '../tools/docs/catalogue.ts'
import { screensOf } from '../tools/docs/screens.ts'
import { plantFeature } from './planted-feature.ts'
import { linkPackages, scratchCopy, totalOf, weightOf } from './scratch.ts'

const features = 20
const screensOfEach = 5

const scratch = scratchCopy()
try {
  linkPackages(scratch)
  const before = await weightOf(scratch)
  const names = Array.from({ length: features }, (_, index) => `planted-${index + 1}`)
  for (const name of names) plantFeature(scratch, name, screensOfEach)
  writeFileSync(join(scratch, 'contract/src/messages.gen.ts'), cataloguePage(scratch, screensOf(scratch)))
  const after = await weightOf(scratch)

  console.log(`${features * screensOfEach} planted screens; gzip bytes of a first load`)
  for (const [index, { page, parts }] of before.entries()) {
    const grown = after[index]?.parts ?? {}
    for (const part of Object.keys(parts)) console.log(`${page} ${part}: ${parts[part]} → ${grown[part]}`)
    console.log(`${page} in all: ${totalOf(parts)} → ${totalOf(grown)}, ${totalOf(grown) - totalOf(parts)} more`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
