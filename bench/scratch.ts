import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { weighFirstLoad, type Weight } from './weight.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A copy of what the web is built from; the packages are shared. */
export function scratchCopy(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'qalam-scratch-'))
  for (const part of ['contract', 'server/src', 'server/package.json', 'web', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(scratch, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|\.cache)(\/|$)/.test(path),
    })
  return scratch
}

/** The packages of the project, but the scratch copy of our own. */
export function linkPackages(scratch: string): void {
  const modules = join(scratch, 'node_modules')
  mkdirSync(join(modules, '@qalam'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@qalam') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const own of ['contract', 'server', 'web']) symlinkSync(join(scratch, own), join(modules, '@qalam', own))
}

export async function weightOf(scratch: string): Promise<Weight[]> {
  const outDir = join(scratch, 'web/dist')
  await build({
    root: join(scratch, 'web'),
    configFile: join(scratch, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir, manifest: true, emptyOutDir: true },
  })
  return weighFirstLoad(outDir, textsIn(scratch))
}

/** The texts that each first page waits for, in Russian: asked of the scratch copy's own code, in a process of its own. */
function textsIn(scratch: string): (page: string) => string {
  const from = (path: string) => JSON.stringify(join(scratch, path))
  const script = `
    import { areas } from ${from('contract/src/messages.ts')}
    import { firstAreasOf } from ${from('web/build/areas.ts')}
    import { textsOfAreas } from ${from('server/src/modules/schools/texts.ts')}
    const pages = { '/schedule': 'schedule', '/diary': 'diary' }
    const texts = Object.entries(pages).map(([page, feature]) => [page, textsOfAreas('ru', firstAreasOf(areas, feature))])
    process.stdout.write(JSON.stringify(Object.fromEntries(texts)))`
  const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], { encoding: 'utf8' })
  const texts: Record<string, object> = JSON.parse(printed)
  return (page) => JSON.stringify(texts[page])
}

/** All parts of a first load together. */
export const totalOf = (parts: Record<string, number>): number =>
  Object.values(parts).reduce((sum, one) => sum + one, 0)
