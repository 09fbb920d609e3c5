// npm test: every check, in one order, the same on a laptop and in CI. Stops at the first failure.
//   --only types,lint     only these steps      --without e2e     all but these steps
//   --changed [REV]       what the change since REV can reach; without REV since this branch left origin/main
//   --system-postgres     the server's tests on the PostgreSQL of this machine, and on the embedded one only those that
//                         are about the database itself (always in CI)
//   --shard 2/3           the second third of the test files and walks; what cannot be split belongs to the first part
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, findNode, giveUp, root, toolEnvironment } from '../commands/bootstrap.mjs'
import { endToEnd, otherEngines } from './browser.mjs'
import { saidOf, withDefault } from './changed.mjs'
import { choiceSince } from './reach.mjs'
import { partOf, splits } from './shard.mjs'
import { sideBySide } from './side-by-side.mjs'
import { check, ours, stillSteps } from './steps.mjs'
import { timeTable } from './unsteady.mjs'
import { embedded, readReport, tests } from './vitest.mjs'

const { values: asked } = parseArgs({
  args: withDefault(process.argv.slice(2), '--changed', 'origin/main'),
  options: {
    only: { type: 'string' },
    without: { type: 'string', default: '' },
    changed: { type: 'string' },
    'system-postgres': { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
  },
})
const [part, parts] = partOf(asked.shard) ?? giveUp('A shard is a part of some parts, as 2/3.')
const shard = parts > 1 ? ['--shard', `${part}/${parts}`] : []

await ensureInstalled()
const env = toolEnvironment(findNode())
const reports = join(root, '.cache/test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }
const unsteady = []

/** Counts what a runner of tests says and answers whether it was content. */
function tally([good, { passed, failed, skipped }, saved = []]) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  unsteady.push(...saved)
  return { good, said: '' }
}

const reached = asked.changed === undefined ? null : choiceSince(asked.changed)
// What everything hangs on is no smaller run.
const choice = reached?.everything ? null : reached
if (reached) console.log(`${saidOf(reached, reached.since).join('\n')}\n`)

const named = (list) => list.split(',').filter(Boolean)
const onSystem = asked['system-postgres'] || Boolean(process.env.CI)
const where = { env, reports, shard }
const walked = choice ? choice.walks : shard
const running = [
  { name: 'tests', run: async () => tally(await tests(choice?.tests ?? [], onSystem, where)) },
  // What no test sends is known of all tests together alone.
  {
    ...check('statements', env, ['node', 'tools/checks/statements.ts']),
    unasked: parts > 1 || named(asked.without).includes('tests'),
  },
  { name: 'embedded', run: async () => tally(await embedded(where)), unasked: !onSystem || choice },
  {
    name: 'e2e',
    run: async () => tally(await endToEnd({ env, shard: walked, report: join(reports, 'e2e.json'), readReport })),
  },
  {
    name: 'engines',
    run: async () => {
      const isBuilt = took.some(([name]) => name === 'e2e')
      return tally(await otherEngines({ env, report: join(reports, 'engines.json'), readReport, isBuilt }))
    },
  },
]

const ownAsked = ours.filter((name) =>
  asked.only ? /\bchecks\b/.test(asked.only) || named(asked.only).includes(name) : !named(asked.without).includes(name),
)
const still = stillSteps(env, ownAsked, choice?.files)
const names = [...still, ...running].map(({ name }) => name)
const unknown = [...named(asked.only ?? ''), ...named(asked.without)].filter(
  (name) => ![...names, ...ours].includes(name),
)
if (unknown.length > 0) giveUp(`No such step: ${unknown.join(', ')}. There are ${[...names, ...ours].join(', ')}.`)

const isAsked = ({ name, unasked }) => {
  if (choice && !choice.steps.includes(name)) return false
  if (name === 'checks' && ownAsked.length === 0) return false
  if (asked.only) return named(asked.only).includes(name) || (name === 'checks' && ownAsked.length > 0)
  return !unasked && !named(asked.without).includes(name)
}
const isOurs = ({ name }) => part === 1 || splits.includes(name)
const took = []

/** Says how a step ended, with all that it said where it was not content. */
function told({ name }, { good, said }, time) {
  took.push([name, time])
  if (said) console.log(`\n${said}`)
  console.log(`${good ? '✓' : '✗'} ${name.padEnd(16)} ${(time / 1000).toFixed(1)} s`)
}

const since = Date.now()
const before = total.failed
const asIs = (steps) => steps.filter((step) => isAsked(step) && isOurs(step))
const lanes = Math.min(2, availableParallelism())
const failed = (await sideBySide(asIs(still), lanes, told)) ?? (await sideBySide(asIs(running), 1, told))
if (failed) {
  // A tool that failed without naming a test still is one failure.
  if (total.failed === before) total.failed += 1
  console.log(`\nStopped at ${failed}. Again with: npm test -- --only ${failed}`)
  process.exitCode = 1
}

console.log(`\n${timeTable(took, Date.now() - since).join('\n')}`)
for (const one of unsteady) console.log(`unsteady: ${one}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
