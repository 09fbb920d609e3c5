// node tools/tests/mutate/ledger.ts [--every N] [FILE…]: are the books watched? Every small wrong change of the files that move money is
// written behind a number into a copy of the server, and sequences of money are played with one of them at a time; a
// mutant is killed where money, points, access or the books differ from what stands on paper. Who survives is tried
// against the other tests of the module. Prints who is left.
// With --every 5 only each fifth of them is tried.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from '../../checks/source.ts'
import { type Change, numbered } from './numbered.ts'

const root = join(import.meta.dirname, '../../..')
const copy = join(root, '.cache/mutate-ledger')
const ledger = [
  'repository/books',
  'service/settle',
  'service/give-back',
  'service/returned',
  'service/renew',
  'ends',
].map((name) => `server/src/modules/payments/${name}.ts`)

const config = `export default {
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    globalSetup: ['src/platform/testing/engine.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
}
`

rmSync(copy, { recursive: true, force: true })
mkdirSync(copy, { recursive: true })
symlinkSync(join(root, 'contract'), join(copy, 'contract'))
cpSync(join(root, 'server'), join(copy, 'server'), { recursive: true })
writeFileSync(join(copy, 'server/vitest.config.ts'), config)
writeFileSync(join(copy, 'server/tsconfig.json'), '{}')

const changes: Change[] = []
const { values: asked, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
})
for (const file of files.length > 0 ? files : ledger) {
  const { text, made } = numbered(parse(root, file), file, changes.length + 1)
  changes.push(...made)
  writeFileSync(join(copy, file), `globalThis.mutant ??= Number(process.env['MUTANT'] ?? 0)\n${text}`)
}
const tried = changes.filter(({ number }) => number % Number(asked.every) === 0)
process.stdout.write(`${changes.length} mutants, ${tried.length} of them tried\n`)
const done = join(copy, 'killed.json')
writeFileSync(done, '[]')
spawnSync(
  'vitest',
  ['run', '--root', join(copy, 'server'), 'src/modules/payments/mutants.test.ts', '--disable-console-intercept'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTANTS: tried.map(({ number }) => number).join(' '), MUTANTS_KILLED: done },
  },
)
const killed = new Set<number>(JSON.parse(readFileSync(done, 'utf8')))
const isNoticed = (number: number): boolean =>
  spawnSync(
    'vitest',
    ['run', '--root', join(copy, 'server'), 'src/modules/payments/', '--bail', '1', '--reporter', 'dot'],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, MUTANT: String(number), MONEY_RUNS: '1' },
    },
  ).status !== 0
for (const { number, file, line, was, becomes } of tried) {
  if (!killed.has(number) && isNoticed(number)) killed.add(number)
  if (!killed.has(number)) process.stdout.write(`✗ ${number} ${file}:${line}  ${was} → ${becomes}\n`)
}
process.stdout.write(`${killed.size} of ${tried.length} killed\n`)
rmSync(copy, { recursive: true, force: true })
if (killed.size < 0.8 * tried.length) process.exitCode = 1
