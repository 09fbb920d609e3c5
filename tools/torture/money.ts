import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// npm run torture -- money: random sequences of money against what a person would have written down; writes docs/torture-money.md.
//   --runs N    sequences (10,000)
//   --seed N    other ones

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261125' } },
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
const page = `# Money under torture

\`npm run torture -- money\` writes this page. Each sequence has up to twelve steps of top-up, purchase, the same purchase again, an order by card, its message once or three times at once, refund, cancelling, a step that dies before its commit, and days that pass. After each, money, points and access are held against what a person would have written down, and the books against themselves.

| Sequences | Seed | Differences | Minutes |
|---|---|---|---|
| ${Number(asked.runs).toLocaleString('en')} | ${asked.seed} | ${status === 0 ? 'none' : 'see the output'} | ${((Date.now() - began) / 60_000).toFixed(1)} |
`
writeFileSync(new URL('../../docs/torture-money.md', import.meta.url), page)
process.exit(status ?? 1)
