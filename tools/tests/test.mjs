// npm test: every check, in one order, the same on a laptop and in CI. Stops at the first failure.
//   --only types,lint     only these steps      --without e2e     all but these steps
//   --system-postgres     the server's tests on the PostgreSQL of this machine, and on the embedded one only those that
//                         are about the database itself (always in CI)
//   --shard 2/3           the second third of the test files and walks; what cannot be split belongs to the first part
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, findNode, giveUp, root, run, toolEnvironment } from '../commands/bootstrap.mjs'
import { endToEnd, otherEngines } from './browser.mjs'
import { startSystemPostgres } from './system-postgres.mjs'
import { partOf, splits } from './shard.mjs'
import { only, steadied, timeTable, worthAgain } from './unsteady.mjs'

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    without: { type: 'string', default: '' },
    'system-postgres': { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
  },
})
const [part, parts] = partOf(asked.shard) ?? giveUp('A shard is a part of some parts, as 2/3.')
const shard = parts > 1 ? ['--shard', `${part}/${parts}`] : []

await ensureInstalled()
const node = findNode()
const env = toolEnvironment(node)
const reports = join(root, '.cache/test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }

/** A tool that only says yes or no. Its words are shown when it says no. */
const check = (name, ...commands) => ({
  name,
  run: async () => {
    for (const [tool, ...args] of commands) if (!(await quietly(tool, args))) return false
    return true
  },
})

async function quietly(tool, args) {
  const said = []
  const child = spawn(tool, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const code = await new Promise((done) => child.on('close', done).on('error', () => done(127)))
  if (code !== 0) process.stdout.write(`\n${Buffer.concat(said).toString()}\n`)
  return code === 0
}

const ours = (name, ...args) => check(name, ['node', `tools/checks/${name}.ts`, ...args])

/** Tests that failed and passed when they were run once more, which CI alone does. */
const unsteady = []

/** Vitest, counted from its report; a file that does not even load counts as failed. */
async function vitest(name, args, extra = {}) {
  const first = await vitestOnce(name, [...shard, ...args], extra)
  const again = process.env.CI ? worthAgain(first.report, root) : []
  if (again.length === 0) return tally(first.good, first.counts)
  console.log(`\nOnce more: ${again.map(({ file, test }) => `${file} › ${test}`).join(', ')}`)
  const second = await vitestOnce(`${name}-again`, [...args, ...only(again)], extra)
  const saved = steadied(again, second.report, root)
  unsteady.push(...saved)
  const { passed, failed, skipped } = first.counts
  const left = failed - saved.length
  return tally(left === 0 && second.good, { passed: passed + saved.length, failed: left, skipped })
}

async function vitestOnce(name, args, extra) {
  const file = join(reports, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run('vitest', ['run', ...reporters, ...args], { env: { ...env, ...extra } })
  const report = readReport(file)
  const broken = (report.testResults ?? []).filter((one) => one.status === 'failed' && !one.assertionResults.length)
  const counts = {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + broken.length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
  return { good: code === 0, report, counts }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function tally(good, { passed, failed, skipped }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  // A tool that failed without naming a test still is one failure.
  if (!good && failed === 0) total.failed += 1
  return good
}

async function onSystemPostgres() {
  const postgres = await startSystemPostgres()
  try {
    return await vitest('system-postgres', ['--project', 'server'], { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

const onSystem = asked['system-postgres'] || Boolean(process.env.CI)

/**
 * Each test of the server runs once: on the embedded PostgreSQL, or on the machine's where one is asked for, which is the
 * oldest version that may be used. What starts, keeps and moves databases is tested on both, and sequences of money.
 */
async function tests() {
  if (!onSystem) return vitest('tests', [])
  const others = ['contract', 'web', 'tools'].flatMap((project) => ['--project', project])
  if (!(await vitest('tests', others))) return false
  const onBoth = ['src/platform/', 'src/cli/', 'src/testing/start', 'src/demo', 'src/modules/payments/sequences']
  return vitest('embedded', ['--project', 'server', ...onBoth])
}

const cruised = ['contract', 'server', 'web', 'seed', 'bench', 'e2e', 'tools']
const typescript = 'node_modules/typescript-7/bin/tsc'
const steps = [
  check(
    'types',
    ['node', typescript, '-b', '--checkers', '1', '--builders', '1'],
    ['node', typescript, '-p', 'tsconfig.tools.json'],
  ),
  check('lint', ['oxlint', '--type-aware']),
  check('format', ['prettier', '--check', '--log-level=warn', '.']),
  check('walls', ['depcruise', '--config', '.dependency-cruiser.cjs', ...cruised]),
  ours('sizes'),
  ours('addresses'),
  ours('ownership'),
  ours('texts'),
  check('dead-code', ['knip']),
  check('docs', ['node', 'tools/commands/docs.ts', '--check']),
  check('start', ['node', 'tools/tests/any-folder.ts']),
  { name: 'tests', run: tests },
  { name: 'system-postgres', run: onSystemPostgres, unasked: !onSystem },
  {
    name: 'e2e',
    run: async () => tally(...(await endToEnd({ env, shard, report: join(reports, 'e2e.json'), readReport }))),
  },
  {
    name: 'engines',
    run: async () => tally(...(await otherEngines({ env, report: join(reports, 'engines.json'), readReport }))),
  },
]

const named = (list) => list.split(',').filter(Boolean)
const unknown = [...named(asked.only ?? ''), ...named(asked.without)].filter(
  (name) => !steps.some((step) => step.name === name),
)
if (unknown.length > 0)
  giveUp(`No such step: ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`)

const isAsked = ({ name, unasked }) =>
  asked.only ? named(asked.only).includes(name) : !unasked && !named(asked.without).includes(name)
const chosen = steps.filter((step) => isAsked(step) && (part === 1 || splits.includes(step.name)))

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const took = []

for (const { name, run: runStep } of chosen) {
  const since = Date.now()
  const before = total.failed
  const good = await runStep()
  took.push([name, Date.now() - since])
  console.log(`${good ? '✓' : '✗'} ${name.padEnd(16)} ${seconds(since)}`)
  if (good) continue
  if (total.failed === before) total.failed += 1
  console.log(`\nStopped at ${name}. Again with: npm test -- --only ${name}`)
  process.exitCode = 1
  break
}

console.log(`\n${timeTable(took).join('\n')}`)
for (const one of unsteady) console.log(`unsteady: ${one}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
