// node tools/tests/mutate.ts [MODULE…]: does a test notice when a policy of these modules is wrong? Each mutant is tried in a
// copy of the server against the tests of its module, its part of the access matrix among them. Without names: the modules
// changed since main. Prints who survived and ends with 1 where somebody did.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutantsOf } from './mutate/mutants.ts'

const root = join(import.meta.dirname, '../..')
// Beside the packages, so that they are found, and apart from the sources, which stay as they are.
const copy = join(root, '.cache/mutate')

const config = `export default {
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    globalSetup: ['src/platform/testing/engine.ts'],
    setupFiles: ['src/platform/testing/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}
`

function changedModules(): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const files = git('diff', '--name-only', git('merge-base', 'main', 'HEAD'), '--', 'server/src/modules').split('\n')
  return [...new Set(files.flatMap((file) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? []))]
}

const passes = (...args: string[]) =>
  spawnSync('vitest', ['run', '--root', join(copy, 'server'), '--bail', '1', '--reporter', 'dot', ...args], {
    cwd: root,
    stdio: 'ignore',
  }).status === 0

const isWatched = (module: string) => passes(`src/modules/${module}/`)

/** Whether the tests of the module, its rows of the matrix among them, fail with this change. */
function isKilled(module: string, { file, from, to, becomes }: Mutant): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  writeFileSync(join(copy, file), text.slice(0, from) + becomes + text.slice(to))
  const killed = !isWatched(module)
  writeFileSync(join(copy, file), text)
  return killed
}

function survivorsOf(module: string): Mutant[] {
  if (!isWatched(module)) throw new Error(`The tests of ${module} fail as they are.`)
  return mutantsOf(root, module).filter((mutant) => {
    const killed = isKilled(module, mutant)
    console.log(`${killed ? '✓' : '✗'} ${mutant.file}:${mutant.line}  ${mutant.was} → ${mutant.becomes}`)
    return !killed
  })
}

rmSync(copy, { recursive: true, force: true })
mkdirSync(copy, { recursive: true })
symlinkSync(join(root, 'contract'), join(copy, 'contract'))
cpSync(join(root, 'server'), join(copy, 'server'), { recursive: true })
writeFileSync(join(copy, 'server/vitest.config.ts'), config)
// The projects that the real one refers to are not here, and no types are checked.
writeFileSync(join(copy, 'server/tsconfig.json'), '{}')
const modules = process.argv.slice(2)
const survivors = (modules.length > 0 ? modules : changedModules()).flatMap(survivorsOf)
rmSync(copy, { recursive: true, force: true })
console.log(`${survivors.length} survived`)
if (survivors.length > 0) process.exitCode = 1
