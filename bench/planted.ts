// node bench/planted.ts: how much of a hundred more screens a visitor of today's first pages has to load. Builds the web
// twice in a scratch folder, once with screens, calls, texts and styles that nobody opens, and compares what travels.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flatten } from '@qalam/contract/kernel/messages.ts'
import { words } from '@qalam/contract/kernel/words.ts'
import { build } from 'vite'
import { cataloguePage } from '../tools/docs/catalogue.ts'
import { plantFeature } from './planted-feature.ts'
import { weighFirstLoad, type Weight } from './weight.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const features = 20
const screensOfEach = 5

/** A copy of what the web is built from; the packages are shared. */
function scratchCopy(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'qalam-planted-'))
  for (const part of ['contract', 'web', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(scratch, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|\.cache)(\/|$)/.test(path),
    })
  mkdirSync(join(scratch, 'node_modules/@qalam'), { recursive: true })
  return scratch
}

/** Node looks for packages upwards of the scratch folder: those of the project, but the scratch copy of our own. */
function linkPackages(scratch: string): void {
  rmSync(join(scratch, 'node_modules'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
}

async function weightOf(scratch: string): Promise<Weight[]> {
  const outDir = join(scratch, 'web/dist')
  await build({
    root: join(scratch, 'web'),
    configFile: join(scratch, 'web/vite.config.ts'),
    logLevel: 'error',
    resolve: { alias: [{ find: /^@qalam\/contract\//, replacement: `${join(scratch, 'contract/src')}/` }] },
    build: { outDir, manifest: true, emptyOutDir: true },
  })
  return weighFirstLoad(outDir, async () => allTexts(scratch))
}

/** The texts that a first load waits for, in Russian. */
async function allTexts(scratch: string): Promise<string> {
  // Read anew each time: the list is another one once the features are planted.
  const { messages } = await import(`${join(scratch, 'contract/src/messages.gen.ts')}?${Date.now()}`)
  return JSON.stringify(flatten({ ...words, ...messages }, 'ru'))
}

const scratch = scratchCopy()
try {
  linkPackages(scratch)
  const before = await weightOf(scratch)
  const names = Array.from({ length: features }, (_, index) => `planted-${index + 1}`)
  for (const name of names) plantFeature(scratch, name, screensOfEach)
  writeFileSync(join(scratch, 'contract/src/messages.gen.ts'), cataloguePage(scratch))
  const after = await weightOf(scratch)

  console.log(`${features * screensOfEach} planted screens; gzip bytes of a first load`)
  for (const [index, { page, parts }] of before.entries()) {
    const grown = after[index]?.parts ?? {}
    const total = (of: Record<string, number>) => Object.values(of).reduce((sum, one) => sum + one, 0)
    for (const part of Object.keys(parts)) console.log(`${page} ${part}: ${parts[part]} → ${grown[part]}`)
    console.log(`${page} in all: ${total(parts)} → ${total(grown)}, ${total(grown) - total(parts)} more`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
