import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
const count = (value: number) => value.toLocaleString('en')
const minutes = () => ((Date.now() - began) / 60_000).toFixed(0)

/** So many sequences on a database of their own: what they left behind is added up again and again. */
async function playsClean(runs: number, seed: number): Promise<boolean> {
  const playing = spawn('npx', ['vitest', 'run', 'server/src/modules/payments/sequences.test.ts'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, MONEY_RUNS: String(runs), MONEY_SEED: String(seed) },
    stdio: 'inherit',
  })
  const [status] = await once(playing, 'exit')
  return status === 0
}

const [runs, seed, inOne] = [Number(asked.runs), Number(asked.seed), 200]
let [begun, played, differing] = [0, 0, 0]
async function play(): Promise<void> {
  while (begun < runs) {
    const [from, now] = [begun, Math.min(inOne, runs - begun)]
    begun += now
    if (!(await playsClean(now, seed + from))) differing++
    played += now
    process.stderr.write(`${count(played)} sequences, ${differing} differences, ${minutes()} minutes\n`)
  }
}
// Each waits for its database half of the time.
await Promise.all([play(), play()])
const killed = await payWhileKilled(Number(asked.kills))
const isClean = differing === 0 && killed.difference === null && killed.wrong.length === 0
if (!isClean) process.stderr.write(`${killed.difference ?? ''}\n${killed.wrong.join('\n')}\n`)
const page = `# Money under torture

\`npm run torture -- money\` writes this page. Each sequence has up to fourteen steps: money received, points earned, a purchase, the same purchase again, two at once, one at a price that has changed, with points, a trial, an order and a top-up by card, a message that comes once, three times at once, out of order or never, an order that is given up, a refund of a part or of all to the balance or to the card, cancelling, a change of the price, a step that dies before its commit, days that pass, and the clock of one process or of two. After each step money, points, access and status are held against what a person would have written down, and after the sequence the books against themselves.

| Sequences | Seeds from | Differences | Minutes |
|---|---|---|---|
| ${count(played)} | ${asked.seed} | ${differing === 0 ? 'none' : count(differing)} | ${minutes()} |

## Servers that are killed

Two servers on one database take the payments of 48 people by card, widget, wallet, operator, top-up and balance through the sandbox bank, which tells once, twice, late in the wrong order, not at all, or refuses. One server and then the other is killed with -9 and started again. Afterwards the clock asks the bank about everything that waits, and each order is held against what the bank has taken.

| Kills | Calls | Not answered | Orders at providers | Unlike the bank | Books |
|--:|--:|--:|--:|--:|---|
| ${count(killed.kills)} | ${count(killed.told.asked)} | ${count(killed.told.unanswered)} | ${count(killed.orders)} | ${count(killed.wrong.length)} | ${killed.difference ?? 'equal'} |
`
writeFileSync(new URL('../../docs/torture-money.md', import.meta.url), page)
process.exit(isClean ? 0 : 1)
