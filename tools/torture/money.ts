import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { payWhileKilled } from './money-kill.ts'

// npm run torture -- money: random sequences of money against what a person would have written down; writes docs/torture-money.md.
//   --runs N    sequences (10,000)
//   --seed N    other ones
//   --kills N   servers killed while people pay (100)

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261125' },
    kills: { type: 'string', default: '100' },
  },
})
const began = Date.now()
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', 'server/src/modules/payments/sequences.test.ts', '--testTimeout=7200000'],
  {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, MONEY_RUNS: asked.runs, MONEY_SEED: asked.seed },
    stdio: 'inherit',
  },
)
const killed = await payWhileKilled(Number(asked.kills))
const isClean = killed.difference === null && killed.wrong.length === 0
if (!isClean) process.stderr.write(`${killed.difference ?? ''}\n${killed.wrong.join('\n')}\n`)
const count = (value: number) => value.toLocaleString('en')
const page = `# Money under torture

\`npm run torture -- money\` writes this page. Each sequence has up to twelve steps of top-up, purchase, the same purchase again, an order by card, its message once or three times at once, refund, cancelling, a step that dies before its commit, and days that pass. After each, money, points and access are held against what a person would have written down, and the books against themselves.

| Sequences | Seed | Differences | Minutes |
|---|---|---|---|
| ${Number(asked.runs).toLocaleString('en')} | ${asked.seed} | ${status === 0 ? 'none' : 'see the output'} | ${((Date.now() - began) / 60_000).toFixed(1)} |

## Servers that are killed

Two servers on one database take the payments of 48 people by card, widget, wallet, operator, top-up and balance through the sandbox bank, which tells once, twice, late in the wrong order, not at all, or refuses. One server and then the other is killed with -9 and started again. Afterwards the clock asks the bank about everything that waits, and each order is held against what the bank has taken.

| Kills | Calls | Not answered | Orders at providers | Unlike the bank | Books |
|--:|--:|--:|--:|--:|---|
| ${count(killed.kills)} | ${count(killed.told.asked)} | ${count(killed.told.unanswered)} | ${count(killed.orders)} | ${count(killed.wrong.length)} | ${killed.difference ?? 'equal'} |
`
writeFileSync(new URL('../../docs/torture-money.md', import.meta.url), page)
process.exit(status === 0 && isClean ? 0 : 1)
